import { hashOf } from '../../../src/engine/kernel';
import type { Command, DieId, HeroId, State } from '../../../src/engine/onedeck';
import {
  type Aim,
  choicesIn,
  contentOf,
  diceOf,
  dieChoices,
  type Entry,
  endsInDeath,
  handMenu,
  idOf,
  type Menu,
  menuOf,
  readingOf,
  tableView,
  targetOf,
} from '../../../src/games/onedeck/table';
import { entriesOfSplit, stepsToSplit } from '../../support/splits';
import { english } from './words';

/** The words count: what is long takes more room. */
const t = english;

/** What is open, aimed at and in the hand. */
export interface Looked {
  readonly folder?: string | null;
  readonly aim?: Aim | null;
  readonly hand?: readonly DieId[];
  /** Whose abilities are shown where there is no room for everybody's; else the first's who can act. */
  readonly hero?: HeroId | null;
}

function menuIn(state: State, { folder = null, aim = null, hand = [] }: Looked = {}): Menu {
  const opened = folder === null ? null : targetOf(folder);
  const inside = opened?.kind === 'dieMenu' ? dieChoices(opened.die, state, t) : null;
  const inHand = handMenu(aim, { state, hand, translate: t });
  const split = entriesOfSplit(state, t);
  return menuOf(choicesIn(state, t), { translate: t, folder, inside, split, again: tableView(state, t).again, hand: inHand });
}

/** What finds its place on the table in this state. */
export function contentIn(state: State, looked: Looked = {}): ReturnType<typeof contentOf> {
  const hero = looked.hero ?? state.encounter?.heroes[0] ?? state.heroes[0]?.id ?? null;
  return contentOf(tableView(state, t), menuIn(state, looked), { hero });
}

/** What is offered while nothing is taken up or opened. */
export function entriesIn(state: State): readonly string[] {
  return menuIn(state).entries.map(({ id }) => id);
}

/** The buttons that lead to this command, one after the other: its own, or first the folder that it is in. */
export function waysTo(state: State, command: Command): readonly string[] {
  if (command.type === 'splitParty') return stepsToSplit(command, state, t).map(({ id }) => id);
  // Another one may begin with the same command and go on with more.
  const whole = choicesIn(state, t).filter(({ then = [] }) => then.length === 0);
  const choice = whole.find((one) => hashOf(one.command) === hashOf(command));
  if (choice === undefined) throw new Error(`${command.type} is not offered`);
  // An end that kills is pressed twice.
  if (command.type === 'finish' && endsInDeath(state)) return [choice.id, choice.id];
  const isThere = menuIn(state).entries.some(({ id }) => id === choice.id);
  return isThere ? [choice.id] : [idOf({ kind: 'folder', topic: choice.topic?.id ?? '' }), choice.id];
}

/** The button that carries this out once its dice are in the hand; null when the last die or the aim has done so. */
export function completing(state: State, command: Command, aim: Aim | null): string | null {
  const hand = diceOf(command);
  const reading = aim === null ? null : readingOf(aim, hand, state);
  if (reading?.plain === true && reading.complete.length === 1) return null;
  const says = ({ choice }: Entry): boolean => choice !== null && hashOf(choice.command) === hashOf(command);
  const entry = menuIn(state, { aim, hand }).entries.find(says);
  if (entry === undefined) throw new Error(`nothing carries out ${JSON.stringify(command)}`);
  return entry.id;
}
