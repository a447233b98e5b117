import type { CardId, EncounterName, Event, EventOf, EventType, State } from '../engine/onedeck';
import type { Animator, Cue } from './director';
import type { SoundPort } from './ports';
import type { CardFace } from './tableView';
import { type Motion, paced, type Timing, type Tuning } from './timing';
import { nameOf } from './words';

/** A timing with the way to cut it short. */
export interface Move extends Timing {
  readonly signal: AbortSignal;
}

/** What the scene can show in motion. Each promise settles however the motion ends: done, hurried or torn down. */
export interface TableMotions {
  spendCard(card: EncounterName, move: Move): Promise<void>;
  raiseDoor(door: number, move: Move): Promise<void>;
  turnDoor(door: number, card: CardFace, move: Move): Promise<void>;
  shakeHero(move: Move): Promise<void>;
}

export interface AnimatorParts {
  readonly motions: TableMotions;
  readonly sound: SoundPort;
  readonly tuning: Tuning;
  readonly faceOf: (card: CardId) => CardFace;
}

type Animators = { readonly [Type in EventType]: Animator<EventOf<Type>, State> };

/** One line per event: a new event without one does not compile. */
export function tableAnimators(parts: AnimatorParts): Animator<Event, State> {
  const { motions, sound, tuning, faceOf } = parts;
  const move = (motion: Motion, { speed, signal }: Cue<State>): Move => ({ ...paced(tuning[motion], speed), signal });
  const still = (): void => undefined;

  const animators: Animators = {
    turnStarted: still,
    timeSpent: ({ card }, cue) => {
      sound.play('timePasses');
      return motions.spendCard(nameOf(card), move('timeSpent', cue));
    },
    stairsFound: still,
    stairsTokenPlaced: () => sound.play('timePasses'),
    stairsStruck: (_, cue) => {
      sound.play('damage');
      return motions.shakeHero(move('stairsStruck', cue));
    },
    choiceBegun: still,
    doorPlaced: ({ door }, cue) => {
      sound.play('doorPlaced');
      return motions.raiseDoor(door, move('doorPlaced', cue));
    },
    doorOpened: ({ door, card }, cue) => {
      sound.play('doorOpened');
      return motions.turnDoor(door, faceOf(card), move('doorOpened', cue));
    },
    doorFled: () => sound.play('doorShut'),
    turnEnded: still,
    gameLost: () => sound.play('defeat'),
  };
  return (event, cue) => (animators[event.type] as Animator<Event, State>)(event, cue);
}
