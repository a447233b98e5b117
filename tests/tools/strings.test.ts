import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import sharedEnglish from '../../assets/locales/en.json';
import ofOneDeck from '../../src/games/onedeck/words/en.json';
import ofOneDeckPages from '../../src/games/onedeck/words/pages/en.json';
import { TEXTS } from '../support/translator';

/** Sections whose keys are put together while the game runs; the type of the key proves that each one exists. */
const PUT_TOGETHER = [
  ...[
    'ability',
    'advice',
    'again',
    'banner',
    'boss',
    'bossSpecial',
    'cause',
    'color',
    'die',
    'dungeon',
    'effect',
    'encounter',
    'fate',
  ],
  ...[
    'feat',
    'featEffect',
    'floor',
    'floorEffect',
    'floorEffectOfFour',
    'focus',
    'focusNote',
    'form',
    'heading',
    'hero',
    'mark',
    'markRefusal',
  ],
  ...[
    'mode',
    'notNow',
    'now',
    'option',
    'page',
    'problem',
    'refusal',
    'rule',
    'seats',
    'sign',
    'special',
    'specialEffect',
    'speed',
    'stat',
    'symbol',
    'symbols',
  ],
  ...['tally', 'tier', 'tierEffect', 'told', 'tool', 'usable'],
];

/** The pages that are loaded with texts of their own, but for what the title and the setup take from their folders. */
const WITH_PAGE_TEXTS = /^games\/onedeck\/pages\/(?:campaign\/|chronicle\/|codex\/|daily\/(?!delves)|gauntlet\/|signs\/)/;

const { en, it } = TEXTS;

type Tree = string | { readonly [key: string]: Tree };

function textsOf(tree: Tree, path = ''): readonly (readonly [key: string, text: string])[] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, below]) => textsOf(below, path === '' ? key : `${path}.${key}`));
}

const english = new Map(textsOf(en));
const italian = new Map(textsOf(it));
const keys = [...english.keys()];
const sections = Object.keys(en);
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text = ''): string => [...text.matchAll(/\{\{\s*\w+/g)].map(String).sort().join(' ');

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|html)$/.test(file));
const code = ['index.html', ...sources.map((file) => join('src', file))].map((file) => readFileSync(file, 'utf8')).join('\n');
const section = `(?:${sections.join('|')})`;
const keysIn = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`['"\`](${section}(?:\\.\\w+)+)['"\`]`, 'g'))].map(([, key]) => key ?? '');
const literals = new Set(keysIn(code));
/** The beginnings of keys that a game puts together below its own name: `burglary.card.`. */
const begun = [...code.matchAll(new RegExp(`\`(${section}(?:\\.\\w+)+\\.)\\$\\{`, 'g'))].map(([, start]) => start ?? '');
const templates = new Set([...code.matchAll(new RegExp(`\`(${section})\\.\\$\\{`, 'g'))].map(([, name]) => name ?? ''));

describe('the two languages', () => {
  test('have the same keys', () => {
    expect([...italian.keys()].sort()).toEqual([...keys].sort());
  });

  test('leave nothing empty', () => {
    expect(keys.filter((key) => !english.get(key)?.trim() || !italian.get(key)?.trim())).toEqual([]);
  });

  test('have the same placeholders', () => {
    const differing = keys.filter((key) => placeholders(english.get(key)) !== placeholders(italian.get(key)));
    expect(differing).toEqual([]);
  });
});

describe('the code', () => {
  test('uses every sentence', () => {
    const fixed = keys.filter(
      (key) => ![...PUT_TOGETHER.map((name) => `${name}.`), ...begun].some((start) => key.startsWith(start)),
    );
    expect(fixed.filter((key) => !literals.has(withoutPlural(key)))).toEqual([]);
  });

  test('names only sentences that are there', () => {
    const known = new Set(keys.map(withoutPlural));
    expect([...literals].filter((key) => !known.has(key))).toEqual([]);
  });

  test('puts together the keys of these sections and no others', () => {
    expect([...templates].sort()).toEqual(PUT_TOGETHER);
  });

  test('that a free game loads names no sentence of other pages', () => {
    const apart = textsOf(ofOneDeckPages).map(([key]) => withoutPlural(key));
    // A key that is put together below a section of both files could be in either.
    expect(Object.keys(ofOneDeckPages).filter((name) => name in ofOneDeck)).toEqual([]);
    const starts = Object.keys(ofOneDeckPages).map((name) => `\`${name}.\${`);
    const namedIn = (file: string): readonly string[] => {
      const text = readFileSync(join('src', file), 'utf8');
      return [...apart.filter((key) => keysIn(text).includes(key)), ...starts.filter((start) => text.includes(start))];
    };
    const naming = sources.filter((file) => namedIn(file).length > 0);
    expect(naming.length).toBeGreaterThan(10);
    expect(naming.filter((file) => !WITH_PAGE_TEXTS.test(file))).toEqual([]);
  });

  test('that serves every game names no sentence of a game', () => {
    const own = new Set(textsOf(sharedEnglish).map(([key]) => withoutPlural(key)));
    const serving = sources.filter((file) => !/^(engine|games)\/(?!contract|catalog|kernel)/.test(file));
    const named = serving.flatMap((file) => keysIn(readFileSync(join('src', file), 'utf8')).map((key) => `${file}: ${key}`));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((line) => !own.has(line.split(': ')[1] ?? ''))).toEqual([]);
  });
});
