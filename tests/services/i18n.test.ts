import { describe, expect, it } from 'vitest';
import { createTranslator, pickLanguage } from '../../src/services';
import type { TextKey } from '../../src/table';
import { TEXTS, translatorIn } from '../support/translator';

const { en: inEnglish, it: inItalian } = TEXTS;

type Tree = { readonly [key: string]: string | Tree };

function sentences(tree: Tree, path = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : sentences(value, `${path}${key}.`),
  );
}

const places = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '').sort();

describe('the two languages', () => {
  const english = new Map(sentences(inEnglish));
  const italian = new Map(sentences(inItalian));

  it('have the same keys', () => {
    expect([...italian.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('leave no sentence empty', () => {
    expect([...english, ...italian].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('take the same parameters', () => {
    // `one` may leave the number out: "one door".
    const shared = [...english.keys()].filter((key) => !key.endsWith('_one'));
    const taken = (language: typeof english) => shared.map((key) => [key, ...places(language.get(key) ?? '')]);
    expect(taken(italian)).toEqual(taken(english));
  });
});

describe('translating', () => {
  it('is in the language asked for', () => {
    expect(translatorIn('en').t('table.undo')).toBe(inEnglish.table.undo);
    expect(translatorIn('it').t('table.undo')).toBe(inItalian.table.undo);
    expect(translatorIn('it').language).toBe('it');
  });

  it('fills parameters in as they are', () => {
    const { t } = translatorIn('en');
    expect(t('heading.door', { card: `<b>O'Gre & "Sons"</b>` })).toBe(`<b>O'Gre & "Sons"</b>`);
    expect(t('heading.door', { card: '$t(table.undo) {{card}} $1' })).toContain('$t(table.undo)');
    expect(t('heading.door', { card: 'Ogre', lng: 'it', context: 'male', defaultValue: 'x' })).toBe('Ogre');
  });

  it('leaves a place empty that nothing is given for, and shows a key that has no text', () => {
    const { t } = createTranslator('en', [{ some: { text: 'It is {{what}}.' } }]);
    expect(t('some.text' as TextKey)).toBe('It is .');
    expect(t('some.other' as TextKey)).toBe('some.other');
    expect(t('toString' as TextKey)).toBe('toString');
  });

  it('has a word for none where there is one, and for many where there is no more fitting one', () => {
    const texts = { none_zero: 'no die', none_one: 'a die', none_other: '{{count}} dice' };
    const { t } = createTranslator('it', [texts]);
    expect([0, 1, 2, 1_000_000].map((count) => t('none' as TextKey, { count }))).toEqual([
      'no die',
      'a die',
      '2 dice',
      '1000000 dice',
    ]);
  });

  it('chooses the plural by the count', () => {
    const { t } = translatorIn('en');
    expect(t('cost.explore', { count: 1 })).toBe(inEnglish.cost.explore_one);
    expect(t('cost.explore', { count: 2 })).toBe(inEnglish.cost.explore_other.replace('{{count}}', '2'));
  });
});

describe('the language of the game', () => {
  it.each([
    ['it', ['en-GB'], 'it'],
    ['auto', ['it-CH', 'en'], 'it'],
    ['auto', ['de-DE', 'en-US', 'it'], 'en'],
    ['auto', ['IT'], 'it'],
    ['auto', ['italics', 'ite'], 'en'],
    ['auto', [], 'en'],
  ] as const)('%s with %j is %s', (setting, preferred, language) => {
    expect(pickLanguage(setting, preferred)).toBe(language);
  });
});
