import type { DieId, Event, EventOf, EventType, HeroId, State } from '../engine/onedeck';
import type { Animator, Cue } from './director';
import type { SoundPort } from './ports';
import { landing, soundOf } from './sounds';
import { type Motion, type Move, paced, type Tuning } from './timing';
import type { CardFace, DieView } from './view';
import { nameOf } from './words';

/** A die on its way into the tray; whose it is matters while it has no place there yet. */
export type RolledDie = Pick<DieView, 'id' | 'color' | 'value'> & { readonly hero: HeroId | null };

/** What the scene can show in motion. Each promise settles however the motion ends: done, hurried or torn down. */
export interface TableMotions {
  spendCard(card: CardFace['card'], move: Move<'timeSpent'>): Promise<void>;
  raiseDoor(door: number, move: Move<'doorPlaced'>): Promise<void>;
  turnDoor(door: number, face: CardFace, move: Move<'doorOpened'>): Promise<void>;
  shakeHero(hero: HeroId, move: Move<'damageTaken'>): Promise<void>;
  rollDie(die: RolledDie, move: Move<'dieRolled'>): Promise<void>;
  coverBox(box: number, dice: readonly DieId[], move: Move<'boxCovered'>): Promise<void>;
}

export interface AnimatorParts {
  readonly motions: TableMotions;
  readonly sound: SoundPort;
  readonly tuning: Tuning;
  readonly faceOf: (event: EventOf<'doorOpened'>) => CardFace | null;
}

type Animators = { readonly [Type in EventType]: Animator<EventOf<Type>, State> };

/** One line per event: a new event without one does not compile. */
export function tableAnimators(parts: AnimatorParts): Animator<Event, State> {
  const animators = moving(parts);
  return (event, cue) => {
    const sound = soundOf(event, cue);
    if (sound !== null) parts.sound.play(sound);
    return isMoving(event.type, animators) ? (animators[event.type] as Animator<Event, State>)(event, cue) : undefined;
  };
}

type Moving =
  | 'timeSpent'
  | 'doorPlaced'
  | 'doorOpened'
  | 'damageTaken'
  | 'dieRolled'
  | 'dieRerolled'
  | 'dieGained'
  | 'boxCovered'
  | 'wardBroken';

type Rolled = Pick<EventOf<'dieRolled'>, 'die' | 'color' | 'value'> & { readonly hero: HeroId | null };

function isMoving(type: EventType, animators: Pick<Animators, Moving>): type is Moving {
  return type in animators;
}

function moving({ motions, sound, tuning, faceOf }: AnimatorParts): Pick<Animators, Moving> {
  const move = <Name extends Motion>(motion: Name, { speed, signal }: Cue<State>): Move<Name> => ({
    ...paced(tuning.motions[motion], speed),
    signal,
  });
  const cover: Animator<EventOf<'boxCovered' | 'wardBroken'>, State> = ({ box, dice }, cue) =>
    motions.coverBox(box, dice, move('boxCovered', cue));
  const roll = async ({ die: id, color, value, hero }: Rolled, cue: Cue<State>): Promise<void> => {
    await motions.rollDie({ id, color, value, hero }, move('dieRolled', cue));
    sound.play(landing(color));
  };
  return {
    timeSpent: ({ card }, cue) => motions.spendCard(nameOf(card), move('timeSpent', cue)),
    doorPlaced: ({ door }, cue) => motions.raiseDoor(door, move('doorPlaced', cue)),
    doorOpened: (event, cue) => {
      const face = faceOf(event);
      return face === null ? undefined : motions.turnDoor(event.door, face, move('doorOpened', cue));
    },
    damageTaken: ({ hero }, cue) => motions.shakeHero(hero, move('damageTaken', cue)),
    dieRolled: roll,
    dieRerolled: ({ die, value }, cue) => {
      const { color = 'heroic', hero = null } = cue.shown.encounter?.pool.find(({ id }) => id === die) ?? {};
      return roll({ die, color, value, hero }, cue);
    },
    dieGained: roll,
    boxCovered: cover,
    wardBroken: cover,
  };
}
