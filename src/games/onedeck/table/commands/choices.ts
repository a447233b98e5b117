import { type Command, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { idOf } from '../targets';
import { refusalWords } from '../words/refusals';
import { COMMAND_TYPES, COMMANDS, keyOf, nameOf, recordOf, weightOf } from './commands';
import type { Setting, Spot, Topic, Weight } from './record';

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

/** More sets of dice than these nobody reads through: they are put together in the hand, die by die. */
const MOST_SETS = 64;

export function choicesIn(state: State, translate: Translate): readonly Choice[] {
  const setting = settingOf(state, translate);
  return wishesIn(state)
    .map((command) => choice(command, setting))
    .sort((one, other) => recordOf(one.command).order - recordOf(other.command).order);
}

/** All that is legal, and what is so often asked for that its refusal has to be heard. */
function wishesIn(state: State): readonly Command[] {
  const legal = withoutFlood(oneDeckDungeon.legal(state));
  const missed = COMMAND_TYPES.filter(
    (type) => COMMANDS[type].isMissed?.(state) === true && legal.every((command) => command.type !== type),
  );
  return [...missed.map((type) => ({ type }) as Command), ...legal];
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
  const record = recordOf(command);
  const { label, detail, brief = label, topic = null, spot = null } = record.wording(command, setting);
  const rejection = record.isMissed === undefined ? null : oneDeckDungeon.whyIllegal(state, command);
  return {
    id: idOf({ kind: 'command', name: nameOf(command) }),
    command,
    label,
    detail,
    brief,
    shortcut: keyOf(command),
    refusal: rejection === null ? null : refusalWords(rejection, translate),
    topic,
    spot,
    weight: weightOf(command, state),
  };
}
