// Rule: "after a medium (two dot) dungeon, green circles or yellow squares"
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/engine/kernel';
import { placeMark, TALENT_IDS, TALENTS, talentsEarned, whyNoMark } from '../../../src/engine/onedeck/campaign';
import { aSheet, EASY, fill, MEDIUM, refusalOf } from './support';

const NEEDS = { greenCircles: 6, yellowSquares: 2, redPentagons: 0 };

describe('talents of six green circles and two yellow squares', () => {
  it('are these', () => {
    const found = TALENT_IDS.filter((talent) => canonicalJson(TALENTS[talent].needs) === canonicalJson(NEEDS));
    expect(found).toEqual(['first-aid', 'fortitude', 'speed']);
  });

  it.each(['first-aid', 'fortitude', 'speed'] as const)('%s cannot be finished with marks of easy dungeons', (talent) => {
    const green = fill(aSheet({ [EASY]: 8 }), talent, { ...NEEDS, yellowSquares: 0 });
    expect(talentsEarned(green)).toEqual([]);
    expect(refusalOf(placeMark(green, talent, 'yellowSquares'))).toEqual({
      key: 'colourTooHard',
      params: { colour: 'yellowSquares' },
    });
  });

  it.each(['first-aid', 'fortitude', 'speed'] as const)('%s is earned by eight marks of medium dungeons', (talent) => {
    const full = fill(aSheet({ [MEDIUM]: 8 }), talent, NEEDS);
    expect(talentsEarned(full)).toEqual([talent]);
    expect(full.unplaced).toEqual({ 1: 0, 2: 0, 3: 0 });
  });

  it('have no pentagon to mark', () => {
    expect(whyNoMark(aSheet({ [MEDIUM]: 1 }), 'speed', 'redPentagons')?.key).toBe('talentNeedsNone');
  });
});
