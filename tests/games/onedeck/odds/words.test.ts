import { describe, expect, it } from 'vitest';
import { hundredThrows, oddsWords } from '../../../../src/games/onedeck/odds';
import { translatorIn } from '../../../support/translator';

const THREE = { throws: 'exact', unhurt: 0.5, hurt: [{ wounds: 1, share: 0.41 }], dead: 0.09 } as const;

describe('a hundred throws', () => {
  it('in English', () => {
    expect(oddsWords(THREE, translatorIn('en').t)).toBe('In 100: 50 unhurt, 41 lose 1, 9 die.');
    expect(
      oddsWords(
        { ...THREE, throws: 'about', unhurt: 0.98, hurt: [{ wounds: 2, share: 0.01 }], dead: 0.01 },
        translatorIn('en').t,
      ),
    ).toBe('In about 100: 98 unhurt, 1 loses 2, 1 dies.');
  });

  it('in Italian', () => {
    expect(oddsWords(THREE, translatorIn('it').t)).toBe('Su 100: 50 senza ferite, 41 perdono 1, 9 muoiono.');
  });

  it('add up to 100 however they are rounded', () => {
    const third = 1 / 3;
    expect(hundredThrows({ unhurt: third, hurt: [{ wounds: 1, share: third }], dead: third })).toEqual({
      unhurt: 34,
      hurt: [{ wounds: 1, times: 33 }],
      dead: 33,
    });
    expect(hundredThrows({ unhurt: 0.999, hurt: [{ wounds: 4, share: 0.001 }], dead: 0 })).toEqual({
      unhurt: 100,
      hurt: [],
      dead: 0,
    });
  });
});
