import { required } from '../../kernel';
import { DUNGEONS } from '../content/dungeons';
import type { DungeonId } from '../ids';
import { MARK_COLOURS, type MarkColour } from './talents';

export interface TierFacts {
  readonly extraMarks: number;
}

export const TIERS = {
  novice: { extraMarks: 0 },
  standard: { extraMarks: 1 },
  veteran: { extraMarks: 2 },
  fearless: { extraMarks: 3 },
} as const satisfies Record<string, TierFacts>;

export type Tier = keyof typeof TIERS;
export const TIER_IDS = Object.keys(TIERS) as readonly Tier[];

/** The dots beside a dungeon's name: easy, medium, hard. */
export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export function difficultyOf(dungeon: DungeonId): Difficulty {
  const dots: number = DUNGEONS[dungeon].difficulty;
  return required(
    DIFFICULTIES.find((difficulty) => difficulty === dots),
    'difficulty',
  );
}

/** Easy: green circles. Medium: yellow squares too. Hard: any space. */
export function coloursAllowed(difficulty: Difficulty): readonly MarkColour[] {
  return MARK_COLOURS.slice(0, difficulty);
}
