import en from '../../assets/locales/en.json';
import it from '../../assets/locales/it.json';
import oneDeckEn from '../../src/games/onedeck/words/en.json';
import oneDeckIt from '../../src/games/onedeck/words/it.json';
import oneDeckPagesEn from '../../src/games/onedeck/words/pages/en.json';
import oneDeckPagesIt from '../../src/games/onedeck/words/pages/it.json';
import paperEn from '../../src/games/paper/words/en.json';
import paperIt from '../../src/games/paper/words/it.json';
import paperPagesEn from '../../src/games/paper/words/pages/en.json';
import paperPagesIt from '../../src/games/paper/words/pages/it.json';
import { createTranslator, type Language, type Translator } from '../../src/services';
import type { TextKey, TextParams } from '../../src/table';

/** The texts of the app and of its games in one tree for each language. */
export const TEXTS = {
  en: merged(merged(merged(merged(en, oneDeckEn), oneDeckPagesEn), paperEn), paperPagesEn),
  it: merged(merged(merged(merged(it, oneDeckIt), oneDeckPagesIt), paperIt), paperPagesIt),
} as const satisfies Record<Language, unknown>;

/** Numbers that name a thing, or measure something that has no singular. */
export const NOT_COUNTED: readonly string[] = [
  ...['floor', 'turn', 'number', 'level', 'round', 'value', 'values', 'by', 'to', 'needed', 'sum', 'least', 'total'],
  ...['numbers', 'amount', 'usual', 'run', 'day', 'was', 'is', 'times', 'whole', 'tenth'],
];
/** Numbers of a whole and its part, around `of` or after a colon: no noun agrees with them. */
export const WHOLES: readonly string[] = [
  'limit',
  'health',
  'needs',
  'all',
  'dots',
  'filled',
  'done',
  'won',
  'held',
  'left',
  'before',
  'after',
];

type Tree = { readonly [key: string]: string | Tree };

function merged<One extends Tree, Other extends Tree>(one: One, other: Other): One & Other {
  const both: [string, string | Tree][] = Object.entries(one).map(([key, value]) => {
    const more = other[key];
    return [key, typeof value === 'object' && typeof more === 'object' ? merged(value, more) : value];
  });
  return { ...other, ...Object.fromEntries(both) } as One & Other;
}

/** Every text of a language by its dotted key, the forms of a number each for itself. */
export function textsOf(tree: Tree, path = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : textsOf(value, `${path}${key}.`),
  );
}

const ENGLISH: ReadonlyMap<string, string> = new Map(textsOf(TEXTS.en));
const NUMBERS: ReadonlySet<string> = new Set(['count', ...NOT_COUNTED, ...WHOLES]);

/** Translates as the game does; a number that goes into a text under the name of a word is a fault. */
export function translatorIn(language: Language): Translator {
  const translator = createTranslator(language, [TEXTS[language]]);
  const t = (key: TextKey, params: TextParams = {}): string => {
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === 'number' && !NUMBERS.has(name) && isUsed(key, name)) throw new Error(`${key} counts by ${name}`);
    }
    return translator.t(key, params);
  };
  return { ...translator, t };
}

function isUsed(key: TextKey, name: string): boolean {
  return [key, `${key}_other`].some((form) => ENGLISH.get(form)?.includes(`{{${name}}}`) === true);
}
