import type { DieId, Event, EventOf, EventType, HeroId, State } from '../engine/onedeck';
import type { Animator, Cue } from './director';
import type { SoundName, SoundPort } from './ports';
import { type Motion, paced, type Timing, type Tuning } from './timing';
import type { CardFace, DieView } from './view';
import { nameOf } from './words';

/** A timing with the way to cut it short. */
export interface Move extends Timing {
  readonly signal: AbortSignal;
}

/** A die on its way into the tray. */
export type RolledDie = Pick<DieView, 'id' | 'color' | 'value'>;

/** What the scene can show in motion. Each promise settles however the motion ends: done, hurried or torn down. */
export interface TableMotions {
  spendCard(card: CardFace['card'], move: Move): Promise<void>;
  raiseDoor(door: number, move: Move): Promise<void>;
  turnDoor(door: number, face: CardFace, move: Move): Promise<void>;
  shakeHero(hero: HeroId, move: Move): Promise<void>;
  rollDie(die: RolledDie, move: Move): Promise<void>;
  coverBox(box: number, dice: readonly DieId[], move: Move): Promise<void>;
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
    if (isMoving(event.type, animators)) return (animators[event.type] as Animator<Event, State>)(event, cue);
    const sound = QUIET[event.type];
    if (sound !== null) parts.sound.play(sound);
    return undefined;
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

type Rolled = Pick<EventOf<'dieRolled'>, 'die' | 'color' | 'value'>;

function isMoving(type: EventType, animators: Pick<Animators, Moving>): type is Moving {
  return type in animators;
}

/** What is only heard, and what (null) is only seen in the picture that follows. */
const QUIET = {
  phaseBegun: null,
  turnStarted: null,
  stairsFound: 'doorOpened',
  stairsTokenPlaced: 'timePasses',
  stairsStruck: null,
  cardDiscarded: 'timePasses',
  doorEntered: 'doorOpened',
  doorFled: 'doorShut',
  turnEnded: null,
  descended: 'doorShut',
  deckShuffled: null,
  damageHealed: 'healed',
  dieStored: 'dieRolled',
  storedDiceLost: null,
  potionDrunk: null,
  potionsGained: 'healed',
  cardClaimed: 'doorPlaced',
  cardReplaced: null,
  itemDrained: 'damage',
  xpSpent: null,
  levelGained: 'victory',
  heroFell: null,
  fightsSet: null,
  encounterBegun: null,
  optionChosen: null,
  boxesSet: null,
  featUsed: null,
  bonusDieGiven: null,
  rollOrderChosen: null,
  skillUsed: 'button',
  effectBegun: null,
  diceChosen: null,
  symbolsPrevented: null,
  preventionSpent: null,
  consequencesCounted: null,
  encounterEnded: null,
  dieChanged: 'dieRolled',
  dieRecolored: 'dieRolled',
  dieDiscarded: null,
  dieWithheld: null,
  bossMet: 'doorOpened',
  bossRoundBegun: null,
  bossHealed: null,
  bossStruck: 'damage',
  bossFightEnded: null,
  gameWon: 'victory',
  gameLost: 'defeat',
} as const satisfies Readonly<Record<Exclude<EventType, Moving>, SoundName | null>>;

function moving({ motions, sound, tuning, faceOf }: AnimatorParts): Pick<Animators, Moving> {
  const move = (motion: Motion, { speed, signal }: Cue<State>): Move => ({ ...paced(tuning[motion], speed), signal });
  const cover: Animator<EventOf<'boxCovered' | 'wardBroken'>, State> = ({ box, dice }, cue) => {
    sound.play('doorPlaced');
    return motions.coverBox(box, dice, move('boxCovered', cue));
  };
  const roll = ({ die: id, color, value }: Rolled, cue: Cue<State>): Promise<void> => {
    sound.play('dieRolled');
    return motions.rollDie({ id, color, value }, move('dieRolled', cue));
  };
  return {
    timeSpent: ({ card }, cue) => {
      sound.play('timePasses');
      return motions.spendCard(nameOf(card), move('timeSpent', cue));
    },
    doorPlaced: ({ door }, cue) => {
      sound.play('doorPlaced');
      return motions.raiseDoor(door, move('doorPlaced', cue));
    },
    doorOpened: (event, cue) => {
      sound.play('doorOpened');
      const face = faceOf(event);
      return face === null ? undefined : motions.turnDoor(event.door, face, move('doorOpened', cue));
    },
    damageTaken: ({ hero }, cue) => {
      sound.play('damage');
      return motions.shakeHero(hero, move('damageTaken', cue));
    },
    dieRolled: roll,
    dieRerolled: ({ die, value }, cue) => {
      const color = cue.shown.encounter?.pool.find(({ id }) => id === die)?.color ?? 'heroic';
      return roll({ die, color, value }, cue);
    },
    dieGained: roll,
    boxCovered: cover,
    wardBroken: cover,
  };
}
