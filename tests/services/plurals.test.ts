import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/services';
import type { TextKey } from '../../src/table';
import { NOT_COUNTED, TEXTS, textsOf, translatorIn, WHOLES } from '../support/translator';

// A number that counts things is called `count`, and a text with one has a form for one thing and a form for others. The
// only numbers beside it are those that `tests/support/translator.ts` lists: there every test fails that fills in a number
// under another name. A parameter that is in no list fails the test below.

/** Words, and texts that were put together before. */
const WORDS = [
  ...['heroes', 'hero', 'dungeon', 'boss', 'tier', 'game', 'part', 'card', 'cards', 'boxes', 'box', 'letter', 'what', 'line'],
  ...['potions', 'potion', 'items', 'item', 'skills', 'skill', 'name', 'one', 'two', 'dice', 'die', 'feat', 'use', 'act', 'way'],
  ...['ability', 'path', 'now', 'rule', 'cost', 'chosen', 'wanted', 'advice', 'damage', 'cause', 'amount', 'as', 'lanterns'],
  ...['option', 'time', 'color', 'colour', 'most', 'strikes', 'stat', 'effect', 'symbols', 'talent', 'focus', 'speed'],
  ...['stats', 'step', 'chain', 'wounds', 'fate', 'letters', 'room', 'then', 'less', 'lore'],
  ...['size', 'parts', 'version', 'figure', 'icon', 'author', 'seat', 'who', 'banner', 'strength'],
  ...['gains', 'other', 'foe', 'mean', 'setting'],
];
/** Nouns that have one form for one and for many. */
const INVARIABLE = /\{\{count\}\} (?:health|damage|time|lost|salute|tempo|abilità|round|dungeon|of)(?!\p{L})/u;

const COUNTS = [0, 1, 2, 5, 21];
const FORMS = /_(?:zero|one|other)$/;

const inAll = LANGUAGES.map((language) => [language, new Map(textsOf(TEXTS[language]))] as const);
const paramsOf = (text: string): readonly string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** No noun follows the number: `Deck 3`, `Boxes to cover: 3.`, `3 of 4`. */
function standsAlone(text: string, name: string): boolean {
  return text
    .split(`{{${name}}}`)
    .slice(1)
    .every((after) => /^(?:$|[.,:;)·\s]*$|[.,:;)]| ·| of | su | won$| marked$| \/)/.test(after));
}

function countedKeys(all: ReadonlyMap<string, string>): readonly string[] {
  const keys = [...all].flatMap(([key, text]) =>
    FORMS.test(key) || paramsOf(text).includes('count') ? [key.replace(FORMS, '')] : [],
  );
  return [...new Set(keys)];
}

describe.each(inAll)('a text with a number, in %s', (language, all) => {
  it('calls the number by a name that says whether it counts', () => {
    const known = new Set([...NOT_COUNTED, ...WHOLES, ...WORDS, 'count']);
    const strangers = [...all].flatMap(([key, text]) =>
      paramsOf(text).flatMap((name) => (known.has(name) ? [] : [`${key}: ${name}`])),
    );
    expect(strangers).toEqual([]);
  });

  it('has a form for one and a form for many, where a noun goes with the count', () => {
    const missing = countedKeys(all).filter((key) => {
      const plain = all.get(key);
      return plain === undefined ? !all.has(`${key}_one`) || !all.has(`${key}_other`) : !standsAlone(plain, 'count');
    });
    expect(missing).toEqual([]);
  });

  it('has forms that differ, unless the noun has one form', () => {
    const alike = countedKeys(all).filter((key) => {
      const [one, other] = [all.get(`${key}_one`), all.get(`${key}_other`)];
      return one !== undefined && one === other && !INVARIABLE.test(one);
    });
    expect(alike).toEqual([]);
  });

  it('lets no noun agree with a whole', () => {
    const agreeing = [...all].filter(([key, text]) => !FORMS.test(key) && WHOLES.some((name) => !standsAlone(text, name)));
    expect(agreeing).toEqual([]);
  });

  it('is the form of its number, filled in, whatever the number is', () => {
    const { t } = translatorIn(language);
    for (const key of countedKeys(all)) {
      for (const count of COUNTS) {
        const form = formOf(all, key, { count, language });
        const params = Object.fromEntries(paramsOf(form).map((name) => [name, name === 'count' ? count : `<${name}>`]));
        const filled = form.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
        expect(t(key as TextKey, { ...params, count }), `${key} of ${count}`).toBe(filled);
      }
    }
  });
});

function formOf(
  all: ReadonlyMap<string, string>,
  key: string,
  { count, language }: { count: number; language: Language },
): string {
  const zero = count === 0 ? all.get(`${key}_zero`) : undefined;
  const form = zero ?? all.get(`${key}_${new Intl.PluralRules(language).select(count)}`) ?? all.get(key);
  if (form === undefined) throw new Error(`${key} has no form for ${count}`);
  return form;
}
