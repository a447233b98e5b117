// R29: "A colour that the dungeon's difficulty does not allow stays unfilled, and checkmarks that fit nowhere are lost."
import { describe, expect, it } from 'vitest';
import { type CampaignSheet, marksThatFit, recordGame, TALENT_IDS, TALENTS } from '../../../src/engine/onedeck/campaign';
import { accepted, aReport, aSheet, dungeonOf, EASY, HARD, MEDIUM, withMarks } from './support';

/** Every circle is checked but these of Veteran's; squares and pentagons are as open as ever. */
function withGreenLeft(sheet: CampaignSheet, left: number): CampaignSheet {
  const marks = (greenCircles: number) => ({ greenCircles, yellowSquares: 0, redPentagons: 0 });
  return withMarks(withMarks(sheet, TALENT_IDS, marks(6)), ['veteran'], marks(6 - left));
}

const fullSheet = withMarks(aSheet(), TALENT_IDS);
const fiveMarks = { descents: 3, levelUps: 2 };

describe('R29: marks that fit nowhere', () => {
  it('are lost, and named in the result', () => {
    const { sheet, earned, lost } = accepted(recordGame(withGreenLeft(aSheet(), 2), aReport(fiveMarks)));
    expect([earned.marks, lost, sheet.unplaced]).toEqual([5, 3, { 1: 2, 2: 0, 3: 0 }]);
  });

  it('leave what the difficulty does not allow unfilled', () => {
    const { sheet, lost } = accepted(recordGame(withGreenLeft(aSheet(), 0), aReport(fiveMarks)));
    expect(lost).toBe(5);
    expect(marksThatFit(sheet)).toEqual([]);
  });

  it('are fewer after a harder dungeon, whose marks take squares as well', () => {
    const report = aReport({ ...fiveMarks, dungeon: dungeonOf(MEDIUM) });
    const { sheet, lost } = accepted(recordGame(withGreenLeft(aSheet(), 0), report));
    expect([lost, sheet.unplaced]).toEqual([0, { 1: 0, 2: 5, 3: 0 }]);
  });

  it.each([EASY, MEDIUM, HARD])('are all of them on a full sheet, whose games still count (difficulty %i)', (difficulty) => {
    const report = aReport({ ...fiveMarks, dungeon: dungeonOf(difficulty) });
    const { sheet, lost } = accepted(recordGame(fullSheet, report));
    expect([lost, sheet.gamesPlayed]).toEqual([5, fullSheet.gamesPlayed + 1]);
    expect(sheet.unplaced).toEqual({ 1: 0, 2: 0, 3: 0 });
  });

  // A mark that was earned before has the older claim: only marks of the game just played can be lost.
  it('are never the ones that were waiting already', () => {
    const onePlace = withMarks(fullSheet, ['veteran'], { ...TALENTS.veteran.needs, greenCircles: 5 });
    const waiting = { ...onePlace, unplaced: { 1: 0, 2: 1, 3: 0 } };
    const easy = accepted(recordGame(waiting, aReport(fiveMarks)));
    expect([easy.lost, easy.sheet.unplaced]).toEqual([5, { 1: 0, 2: 1, 3: 0 }]);
    const hard = accepted(recordGame(waiting, aReport({ ...fiveMarks, dungeon: dungeonOf(HARD) })));
    expect([hard.lost, hard.sheet.unplaced]).toEqual([5, { 1: 0, 2: 1, 3: 0 }]);
  });
});
