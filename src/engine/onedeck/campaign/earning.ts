import { LIMITS, type Parsed, type Rejection } from '../../kernel';
import { DUNGEON_IDS, type DungeonId, type HeroId } from '../ids';
import { reject, rejected } from './rejections';
import { type CampaignSheet, roomFor } from './sheet';
import type { MarkColour } from './talents';
import { coloursAllowed, type Difficulty, difficultyOf, TIERS, type Tier } from './tiers';

/** What the campaign needs to know of a game. */
export interface GameReport {
  readonly dungeon: DungeonId;
  readonly tier: Tier;
  readonly heroes: readonly HeroId[];
  /** The way down from floor 3 to the boss is a descent as well. */
  readonly descents: number;
  /** Levels gained in play: neither Novice's level before the game nor potions bought at level 4. */
  readonly levelUps: number;
  /** False when boss and hero fall in the same round: that is a defeat (R26). */
  readonly bossDefeated: boolean;
  readonly over: boolean;
}

export interface Earned {
  readonly hero: HeroId;
  readonly marks: number;
  readonly difficulty: Difficulty;
  readonly colours: readonly MarkColour[];
}

export interface Recorded {
  readonly sheet: CampaignSheet;
  readonly earned: Earned;
  /** Marks of this game that fit nowhere (R29). */
  readonly lost: number;
}

const DESCENTS = 3;
const LEVEL_UPS = 3;
const BOSS_MARKS = 3;

export const MOST_MARKS_A_GAME = DESCENTS + LEVEL_UPS + BOSS_MARKS + TIERS.fearless.extraMarks;

export function whyNothingEarned(report: GameReport): Rejection | null {
  if (!report.over) return reject('gameNotOver');
  if (!isCount(report.descents, DESCENTS)) return reject('reportImpossible', { field: 'descents' });
  const levels = report.tier === 'novice' ? LEVEL_UPS - 1 : LEVEL_UPS;
  if (!isCount(report.levelUps, levels)) return reject('reportImpossible', { field: 'levelUps' });
  if (report.bossDefeated && report.descents < DESCENTS) return reject('reportImpossible', { field: 'bossDefeated' });
  return null;
}

/** R29: every hero of the party earns the same, and a lost game earns what it earned on the way. */
export function earnedIn(report: GameReport): Parsed<readonly Earned[]> {
  const why = whyNothingEarned(report);
  if (why !== null) return rejected(why);
  const difficulty = difficultyOf(report.dungeon);
  const boss = report.bossDefeated ? BOSS_MARKS : 0;
  const marks = report.descents + report.levelUps + boss + TIERS[report.tier].extraMarks;
  const colours = coloursAllowed(difficulty);
  return { ok: true, value: report.heroes.map((hero) => ({ hero, marks, difficulty, colours })) };
}

/** Writes a finished game on a sheet; its marks wait there until they are placed. */
export function recordGame(sheet: CampaignSheet, report: GameReport): Parsed<Recorded> {
  const party = earnedIn(report);
  if (!party.ok) return party;
  const earned = party.value.find(({ hero }) => hero === sheet.hero);
  if (earned === undefined) return rejected(reject('heroNotInGame', { hero: sheet.hero }));
  const { difficulty, marks } = earned;
  const kept = Math.min(marks, roomFor(sheet, difficulty));
  const beaten = (dungeon: DungeonId) =>
    sheet.bossesDefeated.includes(dungeon) || (report.bossDefeated && dungeon === report.dungeon);
  const written: CampaignSheet = {
    ...sheet,
    gamesPlayed: Math.min(sheet.gamesPlayed + 1, LIMITS.counter),
    bossesDefeated: DUNGEON_IDS.filter(beaten),
    unplaced: { ...sheet.unplaced, [difficulty]: sheet.unplaced[difficulty] + kept },
  };
  return { ok: true, value: { sheet: written, earned, lost: marks - kept } };
}

function isCount(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= most;
}
