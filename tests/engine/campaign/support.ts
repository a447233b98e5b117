import { expect } from 'vitest';
import { type Parsed, parseSeed, required, type Seed } from '../../../src/engine/kernel';
import {
  type CampaignSheet,
  type Difficulty,
  difficultyOf,
  type GameReport,
  type Marks,
  newSheet,
  placeMark,
  TALENTS,
  type TalentId,
} from '../../../src/engine/onedeck/campaign';
import { DUNGEON_IDS, type DungeonId } from '../../../src/engine/onedeck/ids';

export const EASY: Difficulty = 1;
export const MEDIUM: Difficulty = 2;
export const HARD: Difficulty = 3;

export function dungeonOf(difficulty: Difficulty): DungeonId {
  return required(
    DUNGEON_IDS.find((dungeon) => difficultyOf(dungeon) === difficulty),
    `dungeon of difficulty ${difficulty}`,
  );
}

/** A game of the warrior alone that was lost before anything was earned. */
export function aReport(facts: Partial<GameReport> = {}): GameReport {
  const none = { descents: 0, levelUps: 0, bossDefeated: false, over: true };
  return { dungeon: dungeonOf(EASY), tier: 'novice', heroes: ['warrior'], ...none, ...facts };
}

/** Marks to place, and games enough to have earned any number of them. */
export function aSheet(unplaced: Partial<CampaignSheet['unplaced']> = {}): CampaignSheet {
  return { ...newSheet('warrior'), gamesPlayed: 50, unplaced: { 1: 0, 2: 0, 3: 0, ...unplaced } };
}

export function withMarks(sheet: CampaignSheet, talents: readonly TalentId[], marks?: Marks): CampaignSheet {
  const filled = talents.map((talent) => [talent, marks ?? TALENTS[talent].needs] as const);
  return { ...sheet, marks: { ...sheet.marks, ...Object.fromEntries(filled) } };
}

export function accepted<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Error(`refused: ${JSON.stringify(parsed.rejection)}`);
  return parsed.value;
}

export function refusalOf(parsed: Parsed<unknown>): unknown {
  expect(parsed.ok).toBe(false);
  return parsed.ok ? null : parsed.rejection;
}

/** Places the marks one by one; every one of them has to be accepted. */
export function fill(sheet: CampaignSheet, talent: TalentId, marks: Marks): CampaignSheet {
  let filled = sheet;
  for (const colour of ['greenCircles', 'yellowSquares', 'redPentagons'] as const) {
    for (let n = 0; n < marks[colour]; n++) filled = accepted(placeMark(filled, talent, colour));
  }
  return filled;
}

export function aSeed(text: string): Seed {
  return accepted(parseSeed(text));
}
