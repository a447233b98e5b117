// Rule: "after a hard (three dot) dungeon, any colored spaces"
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/engine/kernel';
import { placeMark, TALENT_IDS, TALENTS, talentsEarned } from '../../../src/engine/onedeck/campaign';
import { aSheet, fill, HARD, MEDIUM, refusalOf } from './support';

const NEEDS = { greenCircles: 6, yellowSquares: 4, redPentagons: 4 };

describe('talents of spaces in all three colours', () => {
  it('are these', () => {
    const found = TALENT_IDS.filter((talent) => canonicalJson(TALENTS[talent].needs) === canonicalJson(NEEDS));
    expect(found).toEqual(['crafty', 'grit', 'direct-hit', 'foresight']);
  });

  it.each(['crafty', 'grit', 'direct-hit', 'foresight'] as const)('%s takes fourteen marks of hard dungeons', (talent) => {
    const thirteen = fill(aSheet({ [HARD]: 14 }), talent, { ...NEEDS, redPentagons: 3 });
    expect(talentsEarned(thirteen)).toEqual([]);
    expect(talentsEarned(fill(thirteen, talent, { greenCircles: 0, yellowSquares: 0, redPentagons: 1 }))).toEqual([talent]);
  });

  it('keep their pentagons from marks of medium dungeons', () => {
    const placed = placeMark(aSheet({ [MEDIUM]: 9 }), 'grit', 'redPentagons');
    expect(refusalOf(placed)).toEqual({ key: 'colourTooHard', params: { colour: 'redPentagons' } });
  });
});
