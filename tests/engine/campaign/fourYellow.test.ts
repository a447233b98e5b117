// Rule: "You can always learn talents from any focus."
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/engine/kernel';
import { TALENT_IDS, TALENTS, talentsEarned, whyNoMark } from '../../../src/engine/onedeck/campaign';
import { aSheet, EASY, fill, MEDIUM } from './support';

const NEEDS = { greenCircles: 6, yellowSquares: 4, redPentagons: 0 };

describe('talents of six green circles and four yellow squares', () => {
  it('are these', () => {
    const found = TALENT_IDS.filter((talent) => canonicalJson(TALENTS[talent].needs) === canonicalJson(NEEDS));
    expect(found).toEqual(['durability', 'recovery', 'planning', 'knowledge']);
  });

  // The spaces of a talent have no order of their own: the squares may be checked before the circles.
  it.each(['durability', 'recovery', 'planning', 'knowledge'] as const)(
    '%s is earned squares first, circles from any dungeon',
    (talent) => {
      const squares = fill(aSheet({ [EASY]: 3, [MEDIUM]: 7 }), talent, { ...NEEDS, greenCircles: 0 });
      expect(squares.unplaced).toEqual({ 1: 3, 2: 3, 3: 0 });
      expect(talentsEarned(squares)).toEqual([]);
      const full = fill(squares, talent, { ...NEEDS, yellowSquares: 0 });
      expect(talentsEarned(full)).toEqual([talent]);
      expect(whyNoMark(full, talent, 'greenCircles')?.key).toBe('talentBoxesFull');
    },
  );
});
