import { describe, expect, it } from 'vitest';
import { captionOf } from '../../../../src/games/onedeck/table';
import { phraseWords } from '../../../../src/table';
import { translatorIn } from '../../../support/translator';

const SETUP = { heroes: ['warrior', 'mage'], dungeon: 'dragons-cave', tier: 'standard' } as const;

describe('the caption of a game', () => {
  it('says who is on which floor', () => {
    const caption = captionOf({ setup: SETUP, floor: 2, boss: null });
    expect(phraseWords(caption, translatorIn('en').t)).toBe("Warrior and Mage · Dragon's Cave · floor 2");
  });

  it('says who fights the boss', () => {
    const boss = { id: 'dragon' } as Parameters<typeof captionOf>[0]['boss'];
    const caption = captionOf({ setup: { ...SETUP, heroes: ['rogue'] }, floor: 3, boss });
    expect(phraseWords(caption, translatorIn('en').t)).toMatch(/^Rogue · Dragon's Cave · .*Dragon/);
  });

  it('can be kept as text and read in another language', () => {
    const caption = captionOf({ setup: SETUP, floor: 1, boss: null });
    const kept = JSON.parse(JSON.stringify(caption)) as typeof caption;
    expect(phraseWords(kept, translatorIn('it').t)).toBe(phraseWords(caption, translatorIn('it').t));
    expect(phraseWords(kept, translatorIn('it').t)).toMatch(/ e .* · piano 1$/);
  });
});
