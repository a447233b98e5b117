import { describe, expect, it } from 'vitest';
import inEnglish from '../../assets/locales/en.json';
import inItalian from '../../assets/locales/it.json';
import { pickLanguage } from '../../src/services';
import { translatorIn } from '../support/translator';

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
