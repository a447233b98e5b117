import type { Due } from './bonuses';
import type { GemId, HeroId } from './ids';

export const BOSS_IDS = [
  'mimic',
  'minotaur',
  'weaver',
  'ghoul-king',
  'basilisk',
  'chimera',
  'vampire',
  'sphinx',
  'dragon',
  'watcher',
  'lich',
  'mummy',
] as const;
export type BossId = (typeof BOSS_IDS)[number];

export interface Tier {
  readonly atLeast: number;
  readonly glory: number;
  /** Damage of the counter-attack. */
  readonly counter: number;
}

export interface BossFacts {
  readonly round: Round;
  readonly weakTo: HeroId;
  /** From the lowest to the highest. */
  readonly tiers: readonly [Tier, Tier, Tier];
  readonly fleeGlory: number;
  readonly reward: Due;
  /** Gems that vanish after this boss. */
  readonly disperses: readonly GemId[];
}

export type Round = 1 | 2 | 3;

export const BOSSES: Readonly<Record<BossId, BossFacts>> = {
  mimic: {
    round: 1,
    weakTo: 'rogue',
    tiers: [
      { atLeast: 9, glory: 2, counter: 3 },
      { atLeast: 13, glory: 3, counter: 2 },
      { atLeast: 17, glory: 5, counter: 1 },
    ],
    fleeGlory: -2,
    reward: { op: 'fillBox', times: 1, apart: null },
    disperses: ['gem-c', 'gem-d'],
  },
  minotaur: {
    round: 1,
    weakTo: 'warrior',
    tiers: [
      { atLeast: 10, glory: 2, counter: 4 },
      { atLeast: 14, glory: 4, counter: 3 },
      { atLeast: 17, glory: 6, counter: 1 },
    ],
    fleeGlory: -3,
    reward: { op: 'levelUp', times: 1, apart: null },
    disperses: ['gem-b', 'gem-d'],
  },
  weaver: {
    round: 1,
    weakTo: 'wizard',
    tiers: [
      { atLeast: 9, glory: 2, counter: 3 },
      { atLeast: 13, glory: 3, counter: 2 },
      { atLeast: 16, glory: 5, counter: 1 },
    ],
    fleeGlory: -2,
    reward: { op: 'potions', times: 2 },
    disperses: ['gem-c', 'gem-e'],
  },
  'ghoul-king': {
    round: 1,
    weakTo: 'cleric',
    tiers: [
      { atLeast: 9, glory: 2, counter: 3 },
      { atLeast: 13, glory: 4, counter: 3 },
      { atLeast: 17, glory: 5, counter: 2 },
    ],
    fleeGlory: -3,
    reward: { op: 'potions', times: 2 },
    disperses: ['gem-a', 'gem-e'],
  },
  basilisk: {
    round: 2,
    weakTo: 'warrior',
    tiers: [
      { atLeast: 13, glory: 3, counter: 4 },
      { atLeast: 17, glory: 5, counter: 3 },
      { atLeast: 21, glory: 6, counter: 2 },
    ],
    fleeGlory: -4,
    reward: { op: 'levelUp', times: 1, apart: null },
    disperses: ['gem-b', 'gem-f'],
  },
  chimera: {
    round: 2,
    weakTo: 'rogue',
    tiers: [
      { atLeast: 14, glory: 3, counter: 4 },
      { atLeast: 18, glory: 5, counter: 3 },
      { atLeast: 22, glory: 7, counter: 2 },
    ],
    fleeGlory: -4,
    reward: { op: 'fillBox', times: 1, apart: null },
    disperses: ['gem-g', 'gem-h'],
  },
  vampire: {
    round: 2,
    weakTo: 'cleric',
    tiers: [
      { atLeast: 14, glory: 3, counter: 5 },
      { atLeast: 18, glory: 5, counter: 4 },
      { atLeast: 23, glory: 8, counter: 2 },
    ],
    fleeGlory: -4,
    reward: { op: 'potions', times: 2 },
    disperses: ['gem-a', 'gem-f'],
  },
  sphinx: {
    round: 2,
    weakTo: 'wizard',
    tiers: [
      { atLeast: 13, glory: 2, counter: 3 },
      { atLeast: 17, glory: 5, counter: 2 },
      { atLeast: 22, glory: 7, counter: 1 },
    ],
    fleeGlory: -3,
    reward: { op: 'fillBox', times: 1, apart: null },
    disperses: ['gem-b', 'gem-h'],
  },
  dragon: {
    round: 3,
    weakTo: 'warrior',
    tiers: [
      { atLeast: 18, glory: 5, counter: 6 },
      { atLeast: 22, glory: 8, counter: 5 },
      { atLeast: 26, glory: 11, counter: 3 },
    ],
    fleeGlory: -6,
    reward: { op: 'fillBox', times: 1, apart: null },
    disperses: [],
  },
  watcher: {
    round: 3,
    weakTo: 'wizard',
    tiers: [
      { atLeast: 17, glory: 5, counter: 5 },
      { atLeast: 21, glory: 7, counter: 4 },
      { atLeast: 25, glory: 9, counter: 2 },
    ],
    fleeGlory: -5,
    reward: { op: 'levelUp', times: 1, apart: null },
    disperses: [],
  },
  lich: {
    round: 3,
    weakTo: 'cleric',
    tiers: [
      { atLeast: 16, glory: 3, counter: 6 },
      { atLeast: 21, glory: 7, counter: 4 },
      { atLeast: 26, glory: 10, counter: 2 },
    ],
    fleeGlory: -6,
    reward: { op: 'fillBox', times: 1, apart: null },
    disperses: [],
  },
  mummy: {
    round: 3,
    weakTo: 'rogue',
    tiers: [
      { atLeast: 17, glory: 5, counter: 5 },
      { atLeast: 21, glory: 7, counter: 3 },
      { atLeast: 24, glory: 9, counter: 2 },
    ],
    fleeGlory: -5,
    reward: { op: 'levelUp', times: 1, apart: null },
    disperses: [],
  },
};
