export interface DungeonFacts {
  readonly difficulty: number;
  readonly doorLimit: number;
}

export const DUNGEONS = {
  'yetis-cavern': { difficulty: 2, doorLimit: 4 },
} as const satisfies Record<string, DungeonFacts>;
