import { type Command, type DieId, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { type Choice, choiceOf } from '../commands';
import { idOf } from '../targets';
import { diceWords } from '../words/names';
import { looksOf, poolOf } from './reach';

/** Returns what can be done with a die apart from laying it: it is discarded, or forged with another one. */
export function dieChoices(die: DieId, state: State, translate: Translate): readonly Choice[] {
  const own = poolOf(state).filter(({ id }) => id === die);
  const topic = { id: idOf({ kind: 'dieMenu', die }), label: diceWords(own, state, translate) };
  const wishes: readonly Command[] = [{ type: 'discardDie', die }, ...forged(die, state)];
  return wishes
    .filter((command) => oneDeckDungeon.whyIllegal(state, command) === null)
    .map((command) => ({ ...choiceOf(command, state, translate), topic }));
}

/** Dice that look alike are as good as each other. */
function forged(die: DieId, state: State): readonly Command[] {
  const looks = looksOf(state);
  const others = new Map(poolOf(state).flatMap(({ id }) => (id === die ? [] : [[looks.get(id), id] as const])));
  const heroes = state.encounter?.heroes ?? [];
  return [...others.values()].flatMap((other) =>
    heroes.map((hero): Command => ({ type: 'makeHeroic', dice: [die, other], hero })),
  );
}
