// Rule: "Once all spaces next to a talent have been checked off, you have earned the use of that talent for all future games."
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/engine/kernel';
import { placeMark, TALENT_IDS, TALENTS, talentsEarned, whyNoMark } from '../../../src/engine/onedeck/campaign';
import { aSheet, EASY, fill, refusalOf } from './support';

const NEEDS = { greenCircles: 6, yellowSquares: 0, redPentagons: 0 };

describe('talents of six green circles', () => {
  it('are these', () => {
    const found = TALENT_IDS.filter((talent) => canonicalJson(TALENTS[talent].needs) === canonicalJson(NEEDS));
    expect(found).toEqual(['veteran', 'prepared', 'guile', 'cunning']);
  });

  it.each(['veteran', 'prepared', 'guile', 'cunning'] as const)(
    '%s is earned by six marks of easy dungeons, not by five',
    (talent) => {
      const five = fill(aSheet({ [EASY]: 7 }), talent, { ...NEEDS, greenCircles: 5 });
      expect(talentsEarned(five)).toEqual([]);
      const six = fill(five, talent, { ...NEEDS, greenCircles: 1 });
      expect(talentsEarned(six)).toEqual([talent]);
      expect(six.unplaced).toEqual({ 1: 1, 2: 0, 3: 0 });
      const seventh = placeMark(six, talent, 'greenCircles');
      expect(refusalOf(seventh)).toEqual({ key: 'talentBoxesFull', params: { talent, colour: 'greenCircles', needs: 6 } });
    },
  );

  it('have no square to mark', () => {
    const why = whyNoMark(aSheet({ [EASY]: 1 }), 'guile', 'yellowSquares');
    expect(why).toEqual({ key: 'talentNeedsNone', params: { talent: 'guile', colour: 'yellowSquares' } });
  });
});
