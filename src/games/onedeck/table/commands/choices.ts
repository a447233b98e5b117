import { type Command, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { idOf } from '../targets';
import { refusalWords } from '../words/refusals';
import { COMMAND_TYPES, COMMANDS, keyOf, nameOf, recordOf, weightOf } from './commands';
import { gesturesIn } from './gestures';
import { byPlace } from './loot';
import type { Setting, Spot, Topic, Weight, Who } from './record';

/** A move that is offered, legal or refused. Canvas, mirror and keys all read the same list of choices. */
export interface Choice {
  readonly id: string;
  readonly command: Command;
  readonly label: string;
  readonly detail: string;
  /** A shorter label for lists that already name the topic. */
  readonly brief: string;
  /** Its fixed key. Choices without one get digits in the order of the list. */
  readonly shortcut: string;
  /** The reason for which the rules refuse it, in words; null when it is legal. */
  readonly refusal: string | null;
  readonly topic: Topic | null;
  readonly spot: Spot | null;
  readonly weight: Weight;
  /** The hero on whose portrait it is given; absent for what is not about one. */
  readonly who?: Who;
  /** The commands that follow in the same gesture, each as soon as it is legal. */
  readonly then?: readonly Command[];
}

/** With more sets of dice than this the list leaves them all out: the player picks single dice instead. */
const MOST_SETS = 64;

export function choicesIn(state: State, translate: Translate): readonly Choice[] {
  const setting = settingOf(state, translate);
  const choices = wishesIn(state)
    .map((command) => choice(command, setting))
    .sort((one, other) => recordOf(one.command).order - recordOf(other.command).order);
  return [...gesturesAtDoor(setting), ...choices];
}

/** Returns the gestures that spare a question at the door. A gesture is named by all of its commands. */
function gesturesAtDoor(setting: Setting): readonly Choice[] {
  return gesturesIn(setting.state).map(({ commands: [first, ...then], shortcut, wording }) => {
    const name = [first, ...then].map(nameOf).join('-');
    const { label, detail, spot = null } = wording(setting);
    const id = idOf({ kind: 'command', name });
    return {
      id,
      command: first,
      then,
      label,
      brief: label,
      detail,
      shortcut,
      refusal: null,
      topic: null,
      spot,
      weight: 'option',
    };
  });
}

/** Returns all legal commands, and illegal ones that players often try, so that they are told the reason. */
function wishesIn(state: State): readonly Command[] {
  const legal = byPlace(withoutFlood(oneDeckDungeon.legal(state)));
  const missed = COMMAND_TYPES.filter(
    (type) => COMMANDS[type].isMissed?.(state) === true && legal.every((command) => command.type !== type),
  );
  return [...missed.map((type) => ({ type }) as Command), ...legal];
}

function withoutFlood(legal: readonly Command[]): readonly Command[] {
  const isSet = (command: Command): boolean => command.type === 'chooseDice' && command.dice.length > 0;
  return legal.filter(isSet).length > MOST_SETS ? legal.filter((command) => !isSet(command)) : legal;
}

/** Describes any command, also one that the list leaves out because an equal one is listed. */
export function choiceOf(command: Command, state: State, translate: Translate): Choice {
  return choice(command, settingOf(state, translate));
}

function settingOf(state: State, translate: Translate): Setting {
  return { state, translate, several: state.heroes.length > 1 };
}

function choice(command: Command, setting: Setting): Choice {
  const { state, translate } = setting;
  const record = recordOf(command);
  const { label, detail, brief = label, topic = null, spot = null, who } = record.wording(command, setting);
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
    ...(who === undefined ? {} : { who }),
  };
}
