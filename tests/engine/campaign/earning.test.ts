// Rule: "You earn one checkmark for each time you descended or leveled up, and an additional three if you defeated the boss."
import { describe, expect, it } from 'vitest';
import { earnedIn, type GameReport, newSheet, recordGame } from '../../../src/engine/onedeck/campaign';
import { accepted, aReport, dungeonOf, EASY, HARD, MEDIUM, refusalOf } from './support';

const marksOf = (facts: Partial<GameReport>) => accepted(earnedIn(aReport(facts))).map(({ marks }) => marks);
const won = { descents: 3, levelUps: 2, bossDefeated: true };

describe('earning marks', () => {
  it('counts descents, level-ups and three for the boss', () => {
    expect(marksOf({ descents: 2 })).toEqual([2]);
    expect(marksOf({ levelUps: 2 })).toEqual([2]);
    expect(marksOf(won)).toEqual([8]);
  });

  it.each([
    ['novice', 0],
    ['standard', 1],
    ['veteran', 2],
    ['fearless', 3],
  ] as const)('%s adds %i at the end of each game, a lost one too', (tier, extra) => {
    expect(marksOf({ tier, ...won })).toEqual([8 + extra]);
    expect(marksOf({ tier })).toEqual([extra]);
  });

  it('R29: a lost game earns what it earned on the way, plus the bonus of its tier', () => {
    expect(marksOf({ tier: 'standard', descents: 1, levelUps: 2 })).toEqual([4]);
  });

  it('R29: every hero of the party earns the same', () => {
    const earned = accepted(earnedIn(aReport({ heroes: ['mage', 'rogue'], tier: 'veteran', ...won })));
    expect(earned.map(({ hero, marks }) => [hero, marks])).toEqual([
      ['mage', 10],
      ['rogue', 10],
    ]);
  });

  it.each([
    [EASY, ['greenCircles']],
    [MEDIUM, ['greenCircles', 'yellowSquares']],
    [HARD, ['greenCircles', 'yellowSquares', 'redPentagons']],
  ] as const)('a dungeon of difficulty %i allows %j', (difficulty, colours) => {
    const [earned] = accepted(earnedIn(aReport({ dungeon: dungeonOf(difficulty) })));
    expect(earned).toEqual({ hero: 'warrior', marks: 0, difficulty, colours });
  });

  it('gives nothing before the game is over', () => {
    expect(refusalOf(earnedIn(aReport({ over: false, descents: 2 })))).toEqual({ key: 'gameNotOver' });
  });

  // Novice's level 2 is where the game begins, not a level gained in it: only two more can follow.
  it.each([
    ['levelUps', { levelUps: 3 }],
    ['levelUps', { levelUps: 4, tier: 'standard' }],
    ['levelUps', { levelUps: Number.NaN }],
    ['descents', { descents: 4 }],
    ['descents', { descents: -1 }],
    ['descents', { descents: 0.5 }],
    ['bossDefeated', { descents: 2, bossDefeated: true }],
  ] as const)('does not believe impossible %s: %j', (field, facts) => {
    expect(refusalOf(earnedIn(aReport(facts)))).toEqual({ key: 'reportImpossible', params: { field } });
  });
});

describe('writing a game on a sheet', () => {
  it('keeps the marks waiting, counts the game and ticks the boss once', () => {
    const report = aReport({ dungeon: dungeonOf(MEDIUM), tier: 'fearless', ...won });
    const { sheet, lost } = accepted(recordGame(newSheet('warrior'), report));
    expect(sheet).toMatchObject({ gamesPlayed: 1, bossesDefeated: [report.dungeon], unplaced: { 1: 0, 2: 11, 3: 0 } });
    expect(lost).toBe(0);
    const again = accepted(recordGame(sheet, report)).sheet;
    expect(again).toMatchObject({ gamesPlayed: 2, bossesDefeated: [report.dungeon], unplaced: { 1: 0, 2: 22, 3: 0 } });
  });

  it('counts a lost game, without its boss', () => {
    const { sheet } = accepted(recordGame(newSheet('warrior'), aReport({ descents: 3 })));
    expect(sheet).toMatchObject({ gamesPlayed: 1, bossesDefeated: [], unplaced: { 1: 3, 2: 0, 3: 0 } });
  });

  it('refuses the sheet of a hero who was not there', () => {
    expect(refusalOf(recordGame(newSheet('rogue'), aReport()))).toEqual({ key: 'heroNotInGame', params: { hero: 'rogue' } });
  });
});
