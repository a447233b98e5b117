// Rule: "Each campaign sheet represents one player's adventures with one of the five heroes." A stored sheet is believed only when it could be one.
import { describe, expect, it } from 'vitest';
import { newSheet, parseMark, parseReport, parseSheet } from '../../../src/engine/onedeck/campaign';
import { aReport, aSheet, dungeonOf, EASY, fill, refusalOf, withMarks } from './support';

const sheet = fill(aSheet({ 1: 4, 3: 2 }), 'grit', { greenCircles: 2, yellowSquares: 1, redPentagons: 1 });
const tooMany = { greenCircles: 7, yellowSquares: 0, redPentagons: 0 };
const allGreen = withMarks(aSheet(), Object.keys(sheet.marks) as (keyof typeof sheet.marks)[]);

function without(data: object, field: string): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));
}

describe('a stored sheet', () => {
  it.each([newSheet('archer'), sheet, allGreen])('comes back as it was (%#)', (stored) => {
    expect(parseSheet(JSON.parse(JSON.stringify(stored)))).toEqual({ ok: true, value: stored });
  });

  it.each([
    ['marks.guile.greenCircles', { ...sheet, marks: { ...sheet.marks, guile: tooMany } }],
    [
      'marks.guile.yellowSquares',
      { ...sheet, marks: { ...sheet.marks, guile: { ...tooMany, greenCircles: 6, yellowSquares: 1 } } },
    ],
    ['marks.guile.redPentagons', { ...sheet, marks: { ...sheet.marks, guile: without(sheet.marks.guile, 'redPentagons') } }],
    ['marks.luck', { ...sheet, marks: { ...sheet.marks, luck: tooMany } }],
    ['marks.grit', { ...sheet, marks: without(sheet.marks, 'grit') }],
    ['marks', without(sheet, 'marks')],
    ['unplaced.1', { ...sheet, unplaced: { ...sheet.unplaced, 1: Number.NaN } }],
    ['unplaced.2', { ...sheet, unplaced: { ...sheet.unplaced, 2: -1 } }],
    ['unplaced.3', { ...sheet, unplaced: { 1: 0, 2: 0 } }],
    ['unplaced.4', { ...sheet, unplaced: { ...sheet.unplaced, 4: 1 } }],
    ['gamesPlayed', { ...sheet, gamesPlayed: 1.5 }],
    ['gamesPlayed', { ...sheet, gamesPlayed: Number.POSITIVE_INFINITY }],
    ['gamesPlayed', { ...sheet, gamesPlayed: '3' }],
    ['hero', { ...sheet, hero: 'bard' }],
    ['bossesDefeated.0', { ...sheet, bossesDefeated: ['attic'] }],
    ['gold', { ...sheet, gold: 5 }],
    ['__proto__', JSON.parse(`{"__proto__": {}, ${JSON.stringify(sheet).slice(1)}`) as unknown],
    ['', null],
    ['hero', []],
  ])('is refused at "%s" when forged or cut short', (path, data) => {
    expect(refusalOf(parseSheet(data))).toEqual({ key: 'sheetWrong', params: { path } });
  });

  // No game earns more than 12 marks: three descents, three levels, three for the boss, three for Fearless.
  it('is refused with more marks than its games can have earned', () => {
    expect(parseSheet({ ...newSheet('mage'), gamesPlayed: 1, unplaced: { 1: 0, 2: 0, 3: 12 } }).ok).toBe(true);
    const richer = { ...newSheet('mage'), gamesPlayed: 1, unplaced: { 1: 0, 2: 0, 3: 13 } };
    expect(refusalOf(parseSheet(richer))).toEqual({ key: 'sheetWrong', params: { path: 'gamesPlayed' } });
  });

  it('is refused with a boss ticked twice, or more bosses than games', () => {
    const boss = dungeonOf(EASY);
    const wrong = { key: 'sheetWrong', params: { path: 'bossesDefeated' } };
    expect(refusalOf(parseSheet({ ...sheet, bossesDefeated: [boss, boss] }))).toEqual(wrong);
    expect(refusalOf(parseSheet({ ...newSheet('mage'), bossesDefeated: [boss] }))).toEqual(wrong);
  });

  it('R29: is refused with waiting marks that fit nowhere', () => {
    const wrong = { key: 'sheetWrong', params: { path: 'unplaced' } };
    expect(refusalOf(parseSheet({ ...aSheet(), unplaced: { 1: 91, 2: 0, 3: 0 } }))).toEqual(wrong);
    expect(refusalOf(parseSheet({ ...allGreen, unplaced: { 1: 0, 2: 0, 3: 1 } }))).toEqual(wrong);
  });
});

describe('smaller things from outside', () => {
  it('are read when right', () => {
    const mark = { talent: 'grit', colour: 'redPentagons' };
    expect(parseMark(mark)).toEqual({ ok: true, value: mark });
    expect(parseReport(aReport())).toEqual({ ok: true, value: aReport() });
  });

  it('are refused by name when wrong', () => {
    expect(refusalOf(parseMark({ talent: 'toString', colour: 'greenCircles' }))).toEqual({
      key: 'markWrong',
      params: { path: 'talent' },
    });
    expect(refusalOf(parseReport({ ...aReport(), tier: 'easy' }))).toEqual({ key: 'reportWrong', params: { path: 'tier' } });
    expect(refusalOf(parseReport({ ...aReport(), over: false }))).toEqual({ key: 'gameNotOver' });
  });
});
