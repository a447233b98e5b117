import { describe, expect, it } from 'vitest';
import { type Phrase, parsePhrase, phraseWords } from '../../src/table';
import { translatorIn } from '../support/translator';

const PHRASE: Phrase = {
  key: 'title.onFloor',
  params: { heroes: [{ key: 'hero.mage' }, { key: 'hero.rogue' }], dungeon: { key: 'dungeon.dragons-cave' }, floor: 2 },
};
const nested = (depth: number): unknown =>
  depth === 0 ? { key: 'page.title' } : { key: 'page.title', params: { in: nested(depth - 1) } };

describe('a phrase that was kept', () => {
  it('is read as it was, and put into the words of any language', () => {
    const read = parsePhrase(JSON.parse(JSON.stringify(PHRASE)));
    expect(read).toMatchObject(PHRASE);
    for (const language of ['en', 'it'] as const) {
      const { t } = translatorIn(language);
      expect(phraseWords(read ?? PHRASE, t)).toBe(phraseWords(PHRASE, t));
    }
  });

  it.each([
    ['no object', 'title.onFloor'],
    ['a list', [PHRASE]],
    ['no key', { params: {} }],
    ['a key that is none', { key: 'not a key' }],
    ['a key without end', { key: `a.${'b'.repeat(1000)}` }],
    ['parameters that are none', { key: 'page.title', params: 'floor' }],
    ['a parameter that is none', { key: 'page.title', params: { floor: true } }],
    ['a list with something else in it', { key: 'page.title', params: { heroes: [{ key: 'hero.mage' }, 7] } }],
    ['a text without end', { key: 'page.title', params: { floor: 'x'.repeat(1000) } }],
    ['a list without end', { key: 'page.title', params: { heroes: Array.from({ length: 50 }, () => ({ key: 'hero.mage' })) } }],
    ['phrases in phrases without end', nested(20)],
  ])('is none where it is %s', (_, data) => {
    expect(parsePhrase(data)).toBeNull();
  });
});
