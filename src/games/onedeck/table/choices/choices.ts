import { type Command, type CommandType, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { idOf } from '../targets';
import { refusalWords } from '../words/refusals';
import { FIGHT_WORDINGS } from './fight';
import { PARTY_WORDINGS } from './party';
import { TURN_WORDINGS } from './turn';
import { nameOf, type Setting, type Spot, type Topic, type Wording, type Wordings } from './wording';

/** One thing the party can do or would like to: the same list feeds canvas, mirror and keys. */
export interface Choice {
  readonly id: string;
  readonly command: Command;
  readonly label: string;
  readonly detail: string;
  /** The label among choices of one topic, where that is said already. */
  readonly brief: string;
  /** A key of its own; others get digits as they are listed. */
  readonly shortcut: string;
  /** Why the rules say no, in words; null when they say yes. */
  readonly refusal: string | null;
  readonly topic: Topic | null;
  readonly spot: Spot | null;
  readonly weight: Weight;
}

/** The way on, the other way, one of several answers, or what is always there beside them. */
export type Weight = 'forth' | 'aside' | 'answer' | 'beside';

const WORDINGS: Wordings<CommandType> = { ...TURN_WORDINGS, ...FIGHT_WORDINGS, ...PARTY_WORDINGS };

/** A refused move that a key of its own asks for, so that the key answers with the reason; null where it is allowed, or no such key. */
export function refusedByKey(key: string, state: State): Command | null {
  const wish = BARE.find(({ type }) => KEYS[type] === key);
  return wish === undefined || oneDeckDungeon.whyIllegal(state, wish) === null ? null : wish;
}

/** In the order in which they are read: what goes on first, what ends it last. */
const ORDER: readonly CommandType[] = [
  ...(['startTurn', 'explore', 'enter', 'confront', 'flee', 'addDoor', 'descend', 'stay', 'roll'] as const),
  ...(['cover', 'useSkill', 'useFeat', 'drinkPotion', 'makeHeroic', 'discardDie', 'finish'] as const),
];

const KEYS: { readonly [Type in CommandType]?: string } = {
  startTurn: 'T',
  explore: 'E',
  confront: 'C',
  flee: 'F',
  addDoor: 'A',
  descend: 'D',
  stay: 'S',
  roll: 'O',
  finish: 'Q',
};

/** The moves that have a key and nothing to choose. */
const BARE: readonly Command[] = [
  ...([{ type: 'startTurn' }, { type: 'explore' }, { type: 'confront' }, { type: 'flee' }, { type: 'addDoor' }] as const),
  ...([{ type: 'descend' }, { type: 'stay' }, { type: 'roll' }, { type: 'finish' }] as const),
];

const FORTH: readonly CommandType[] = ['startTurn', 'confront', 'addDoor', 'descend', 'roll', 'levelUp'];
const ASIDE: readonly CommandType[] = ['explore', 'flee', 'stay'];
const BESIDE: readonly CommandType[] = ['drinkPotion', 'useSkill', 'skipEncounter'];

/** More sets of dice than these nobody reads through: they are put together in the hand, die by die. */
const MOST_SETS = 64;

export function choicesIn(state: State, translate: Translate): readonly Choice[] {
  const setting = settingOf(state, translate);
  return wishesIn(state)
    .map((command) => choice(command, setting))
    .sort((one, other) => rank(one) - rank(other));
}

/** All that is legal, and what is so often asked for that its refusal has to be heard. */
function wishesIn(state: State): readonly Command[] {
  const legal = withoutFlood(oneDeckDungeon.legal(state));
  const explore: Command = { type: 'explore' };
  return state.phase === 'choose' && !legal.some(({ type }) => type === 'explore') ? [explore, ...legal] : legal;
}

function withoutFlood(legal: readonly Command[]): readonly Command[] {
  const isSet = (command: Command): boolean => command.type === 'chooseDice' && command.dice.length > 0;
  return legal.filter(isSet).length > MOST_SETS ? legal.filter((command) => !isSet(command)) : legal;
}

/** A command in words, also one that was not listed because another is as good. */
export function choiceOf(command: Command, state: State, translate: Translate): Choice {
  return choice(command, settingOf(state, translate));
}

function settingOf(state: State, translate: Translate): Setting {
  return { state, translate, several: state.heroes.length > 1 };
}

function choice(command: Command, setting: Setting): Choice {
  const { state, translate } = setting;
  const wording = WORDINGS[command.type] as (command: Command, setting: Setting) => Wording;
  const { label, detail, brief = label, topic = null, spot = null, shortcut: own } = wording(command, setting);
  const rejection = command.type === 'explore' ? oneDeckDungeon.whyIllegal(state, command) : null;
  const refusal = rejection === null ? null : refusalWords(rejection, translate);
  const shortcut = own ?? (command.type === 'enter' ? String(command.door + 1) : (KEYS[command.type] ?? ''));
  return {
    id: idOf({ kind: 'command', name: nameOf(command) }),
    command,
    label,
    detail,
    brief,
    shortcut,
    refusal,
    topic,
    spot,
    weight: weightOf(command.type, state),
  };
}

function weightOf(type: CommandType, { phase }: State): Weight {
  // To stop is the way on among the dice only; elsewhere it turns something down.
  if (type === 'finish') return phase === 'pool' ? 'forth' : 'aside';
  if (type === 'drinkPotion' && phase === 'dying') return 'forth';
  if (FORTH.includes(type)) return 'forth';
  if (ASIDE.includes(type)) return 'aside';
  return BESIDE.includes(type) ? 'beside' : 'answer';
}

function rank({ command }: Choice): number {
  const at = ORDER.indexOf(command.type);
  return at < 0 ? ORDER.indexOf('cover') : at;
}
