import { type CommandOf, oneDeckDungeon, type State } from '../../src/engine/onedeck';
import {
  type Arrangement,
  arrangedBy,
  choiceOf,
  type Entry,
  idOf,
  splitEntries,
  swapsBetween,
  tableView,
} from '../../src/games/onedeck/table';
import type { Translate } from '../../src/table';

type HeroId = State['heroes'][number]['id'];
type Split = CommandOf<'splitParty'>;

/** The entries of a party that splits, with the split that is suggested or this one; null where nobody splits. */
export function entriesOfSplit(
  state: State,
  translate: Translate,
  { arrangement, taken = null }: { readonly arrangement?: Arrangement; readonly taken?: HeroId | null } = {},
): readonly Entry[] | null {
  const { split } = tableView(state, translate);
  if (split === null || split.isAtDoor) return null;
  return splitEntries({ state, split, arrangement: arrangement ?? split.suggested, taken, translate });
}

/** Returns the entries that are pressed one after the other for this split: heroes change places, then it is confirmed. */
export function stepsToSplit(command: Split, state: State, translate: Translate): readonly Entry[] {
  const { split } = tableView(state, translate);
  if (split === null) throw new Error('nobody splits');
  const wanted = arrangedBy(command, state);
  const steps: Entry[] = [];
  let arrangement = split.suggested;
  const press = (id: string, taken: HeroId | null = null): void => {
    const entry = entriesOfSplit(state, translate, { arrangement, taken })?.find((one) => one.id === id);
    if (entry === undefined) throw new Error(`${id} is not offered`);
    steps.push(entry);
  };
  for (const [one, other] of swapsBetween(arrangement, wanted)) {
    press(idOf({ kind: 'seat', hero: one }));
    press(idOf({ kind: 'seat', hero: other }), one);
    const moved = (hero: HeroId): HeroId => (hero === one ? other : hero === other ? one : hero);
    const [left, right] = arrangement.pairs;
    arrangement = { ...arrangement, pairs: [left.map(moved), right.map(moved)] };
  }
  if (arrangement.first !== wanted.first) press(idOf({ kind: 'order', side: wanted.first }));
  arrangement = { ...arrangement, first: wanted.first };
  press(choiceOf(command, state, translate).id);
  return steps;
}

/** Returns all splits that the rules offer. */
export const splitsIn = (state: State): readonly Split[] =>
  oneDeckDungeon.legal(state).filter((command) => command.type === 'splitParty');
