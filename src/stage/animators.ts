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
  const animators: Animators = { ...quiet(parts), ...moving(parts) };
  return (event, cue) => (animators[event.type] as Animator<Event, State>)(event, cue);
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

function moving({ motions, sound, tuning, faceOf }: AnimatorParts): Pick<Animators, Moving> {
  const move = (motion: Motion, { speed, signal }: Cue<State>): Move => ({ ...paced(tuning[motion], speed), signal });
  const cover: Animator<EventOf<'boxCovered' | 'wardBroken'>, State> = ({ box, dice }, cue) => {
    sound.play('doorPlaced');
    return motions.coverBox(box, dice, move('boxCovered', cue));
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
    dieRolled: ({ die, color, value }, cue) => {
      sound.play('dieRolled');
      return motions.rollDie({ id: die, color, value }, move('dieRolled', cue));
    },
    dieRerolled: ({ die: id, value }, cue) => {
      sound.play('dieRolled');
      const color = cue.shown.encounter?.pool.find((die) => die.id === id)?.color ?? 'heroic';
      return motions.rollDie({ id, color, value }, move('dieRolled', cue));
    },
    dieGained: ({ die, color, value }, cue) => {
      sound.play('dieRolled');
      return motions.rollDie({ id: die, color, value }, move('dieRolled', cue));
    },
    boxCovered: cover,
    wardBroken: cover,
  };
}

/** What is only heard, and what is only seen in the picture that follows. */
function quiet({ sound }: AnimatorParts): Omit<Animators, Moving> {
  const still = (): void => undefined;
  const heard = (name: SoundName) => () => sound.play(name);
  return {
    phaseBegun: still,
    turnStarted: still,
    stairsFound: heard('doorOpened'),
    stairsTokenPlaced: heard('timePasses'),
    stairsStruck: still,
    cardDiscarded: heard('timePasses'),
    doorEntered: heard('doorOpened'),
    doorFled: heard('doorShut'),
    turnEnded: still,
    descended: heard('doorShut'),
    deckShuffled: still,
    damageHealed: heard('healed'),
    dieStored: heard('dieRolled'),
    storedDiceLost: still,
    potionDrunk: still,
    potionsGained: heard('healed'),
    cardClaimed: heard('doorPlaced'),
    cardReplaced: still,
    itemDrained: heard('damage'),
    xpSpent: still,
    levelGained: heard('victory'),
    heroFell: still,
    fightsSet: still,
    encounterBegun: still,
    optionChosen: still,
    boxesSet: still,
    featUsed: still,
    bonusDieGiven: still,
    rollOrderChosen: still,
    skillUsed: heard('button'),
    effectBegun: still,
    diceChosen: still,
    symbolsPrevented: still,
    preventionSpent: still,
    consequencesCounted: still,
    encounterEnded: still,
    dieChanged: heard('dieRolled'),
    dieRecolored: heard('dieRolled'),
    dieDiscarded: still,
    dieWithheld: still,
    bossMet: heard('doorOpened'),
    bossRoundBegun: still,
    bossHealed: still,
    bossStruck: heard('damage'),
    bossFightEnded: still,
    gameWon: heard('victory'),
    gameLost: heard('defeat'),
  };
}
