import type { HeroId } from './ids';

export const MONSTER_TYPES = ['ghost', 'goblin', 'orc', 'zombie'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

/** The hero whose level is compared with a monster's. */
export const WEAK_TO: Readonly<Record<MonsterType, HeroId>> = {
  ghost: 'wizard',
  goblin: 'rogue',
  orc: 'warrior',
  zombie: 'cleric',
};

export type MonsterLevel = 3 | 4 | 5;
export type MonsterId = `${MonsterType}-${MonsterLevel}`;

export interface MonsterFacts {
  readonly type: MonsterType;
  readonly level: MonsterLevel;
}

export const MONSTERS: Readonly<Record<MonsterId, MonsterFacts>> = {
  'ghost-3': { type: 'ghost', level: 3 },
  'goblin-3': { type: 'goblin', level: 3 },
  'orc-3': { type: 'orc', level: 3 },
  'zombie-3': { type: 'zombie', level: 3 },
  'ghost-4': { type: 'ghost', level: 4 },
  'goblin-4': { type: 'goblin', level: 4 },
  'orc-4': { type: 'orc', level: 4 },
  'zombie-4': { type: 'zombie', level: 4 },
  'ghost-5': { type: 'ghost', level: 5 },
  'goblin-5': { type: 'goblin', level: 5 },
  'orc-5': { type: 'orc', level: 5 },
  'zombie-5': { type: 'zombie', level: 5 },
};

export const MONSTER_IDS = Object.keys(MONSTERS) as readonly MonsterId[];

/** Points by the number of beaten monsters. */
export const MONSTER_POINTS: readonly number[] = [0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25];
