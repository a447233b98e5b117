export interface LevelFacts {
  /** Per hero; basic and starting skills do not count. */
  readonly items: number;
  readonly skills: number;
  /** Heroic dice that the party rolls in every encounter and boss round. */
  readonly bonusDice: number;
  /** XP to leave this level; at the last level, XP for one more potion. */
  readonly xp: number;
}

export const TOP_LEVEL = 4;

export const LEVELS = {
  solo: [
    { items: 1, skills: 2, bonusDice: 0, xp: 6 },
    { items: 3, skills: 3, bonusDice: 1, xp: 8 },
    { items: 5, skills: 4, bonusDice: 1, xp: 10 },
    { items: 7, skills: 5, bonusDice: 2, xp: 5 },
  ],
  party: [
    { items: 1, skills: 1, bonusDice: 0, xp: 6 },
    { items: 2, skills: 2, bonusDice: 1, xp: 8 },
    { items: 3, skills: 3, bonusDice: 1, xp: 10 },
    { items: 4, skills: 4, bonusDice: 2, xp: 5 },
  ],
} as const satisfies Record<'solo' | 'party', readonly LevelFacts[]>;
