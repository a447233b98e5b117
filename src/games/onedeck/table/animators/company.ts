import type { Motion, Tuning } from '../../../../table';
import type { Gestures } from './gestures';

/** What is tuned by a name of its own: `particles.sparks`. */
type Companion = `motions.${Motion}` | `particles.${keyof Tuning['particles']}`;

const ROOM = ['motions.trayCleared', 'motions.ranksClosed'] as const;

/** What goes along with each gesture, for those who tune: a test plays them all and looks at what they are made of. */
export const COMPANY: Readonly<Record<keyof Gestures, readonly Companion[]>> = {
  timeSpent: ['particles.grains'],
  deckShuffled: [],
  stairsFound: ['particles.sparks'],
  stairsToken: ['particles.sparks'],
  doorPlaced: [],
  doorOpened: [],
  doorEntered: [],
  doorFled: [],
  damageTaken: [],
  damageHealed: [],
  heroFell: [],
  potionDrunk: ['particles.sparks'],
  potionsGained: [],
  cardClaimed: ['particles.sparks'],
  cardReplaced: ['particles.sparks'],
  levelGained: ['particles.motes'],
  skillUsed: ['particles.sparks'],
  boxesSet: [],
  boxCovered: [...ROOM, 'motions.flash', 'particles.sparks'],
  wardBroken: [...ROOM, 'motions.flash', 'particles.sparks'],
  symbolsPrevented: [],
  consequencesCounted: [],
  encounterEnded: ['motions.trayCleared'],
  dieRolled: ROOM,
  dieRerolled: ROOM,
  dieChanged: ROOM,
  dieGained: [...ROOM, 'motions.flash', 'particles.sparks'],
  dieSpent: [...ROOM, 'motions.flash', 'motions.skillUsed', 'particles.sparks'],
  dieDiscarded: ROOM,
  dieStored: ['motions.flash'],
  bonusDieGiven: ['motions.flash'],
  heroicForged: [...ROOM, 'motions.flash', 'particles.motes'],
  descended: [],
  stairsTaken: [],
  floorReached: [],
  bossStruck: ['particles.sparks'],
  bossHealed: [],
  bossFell: [],
  gameWon: ['particles.motes'],
  lanternDied: [],
  gameLost: [],
};
