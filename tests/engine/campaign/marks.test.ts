// Rule: "At the end of each game you'll earn checkmarks that you can apply toward earning talents."
import { describe, expect, it } from 'vitest';
import { marksThatFit, newSheet, placeMark, TALENT_IDS, whyNoMark } from '../../../src/engine/onedeck/campaign';
import { accepted, aSheet, EASY, fill, HARD, MEDIUM, withMarks } from './support';

describe('placing marks', () => {
  it('starts from an empty sheet', () => {
    const sheet = newSheet('mage');
    expect(sheet).toMatchObject({ hero: 'mage', gamesPlayed: 0, bossesDefeated: [], unplaced: { 1: 0, 2: 0, 3: 0 } });
    expect(Object.keys(sheet.marks)).toEqual(TALENT_IDS);
    expect(marksThatFit(sheet)).toEqual([]);
  });

  it('needs a mark to place', () => {
    expect(whyNoMark(newSheet('mage'), 'grit', 'greenCircles')).toEqual({ key: 'noMarksLeft', params: { hero: 'mage' } });
  });

  it('leaves the sheet it was given as it was', () => {
    const sheet = aSheet({ [EASY]: 1 });
    const before = structuredClone(sheet);
    const after = accepted(placeMark(sheet, 'grit', 'greenCircles'));
    expect(sheet).toEqual(before);
    expect(after.marks.grit).toEqual({ greenCircles: 1, yellowSquares: 0, redPentagons: 0 });
  });

  it('lists green circles alone for marks of easy dungeons, squares and pentagons for harder ones', () => {
    const coloursFor = (sheet: ReturnType<typeof aSheet>) => marksThatFit(sheet).map(({ colour }) => colour);
    const count = (colours: readonly string[], colour: string) => colours.filter((found) => found === colour).length;
    expect(new Set(coloursFor(aSheet({ [EASY]: 1 })))).toEqual(new Set(['greenCircles']));
    const hard = coloursFor(aSheet({ [HARD]: 1 }));
    expect(['greenCircles', 'yellowSquares', 'redPentagons'].map((colour) => count(hard, colour))).toEqual([15, 11, 4]);
  });

  it('does not list a talent that is complete', () => {
    const sheet = withMarks(aSheet({ [MEDIUM]: 1 }), ['speed']);
    expect(marksThatFit(sheet).filter(({ talent }) => talent === 'speed')).toEqual([]);
  });

  // The player never has to say which mark goes where: the one from the easiest dungeon is the one to give away.
  it('spends the least useful mark that the colour takes', () => {
    const sheet = aSheet({ [EASY]: 1, [MEDIUM]: 1, [HARD]: 1 });
    const one = fill(sheet, 'grit', { greenCircles: 1, yellowSquares: 0, redPentagons: 0 });
    expect(one.unplaced).toEqual({ 1: 0, 2: 1, 3: 1 });
    const two = fill(one, 'grit', { greenCircles: 1, yellowSquares: 0, redPentagons: 0 });
    expect(two.unplaced).toEqual({ 1: 0, 2: 0, 3: 1 });
    expect(fill(sheet, 'grit', { greenCircles: 0, yellowSquares: 1, redPentagons: 1 }).unplaced).toEqual({ 1: 1, 2: 0, 3: 0 });
  });
});
