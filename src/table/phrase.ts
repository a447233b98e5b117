import { isRecord } from '../engine/kernel';
import type { TextKey, Translate } from './ports';

const KEY = /^[\w-]{1,50}(\.[\w-]{1,50}){1,4}$/;
/** Phrases in a phrase, in a phrase. */
const DEEPEST = 3;
const MOST = 12;

/** A sentence before it is put into words, as plain JSON: it can be kept, and read later in any language. */
export interface Phrase {
  readonly key: TextKey;
  /** A list of phrases is read as `Warrior and Mage`. */
  readonly params?: Readonly<Record<string, string | number | Phrase | readonly Phrase[]>>;
}

export function phraseWords({ key, params = {} }: Phrase, translate: Translate): string {
  const words = Object.entries(params).map(([name, value]): [string, string | number] => [name, paramWords(value, translate)]);
  return translate(key, Object.fromEntries<string | number>(words));
}

function paramWords(value: string | number | Phrase | readonly Phrase[], translate: Translate): string | number {
  if (typeof value !== 'object') return value;
  if (!isList(value)) return phraseWords(value, translate);
  const all = value.map((phrase) => phraseWords(phrase, translate));
  return listed(all, translate);
}

function isList(value: Phrase | readonly Phrase[]): value is readonly Phrase[] {
  return Array.isArray(value);
}

/** `one`, `one and two`, `one, two and three`. */
export function listed(words: readonly string[], translate: Translate): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return translate('table.and', { one: words.slice(0, -1).join(', '), two: last });
}

/** Reads a phrase that was kept; null for what is none. A key that has no text shows itself. */
export function parsePhrase(data: unknown, depth = 0): Phrase | null {
  if (!isRecord(data) || typeof data['key'] !== 'string' || !KEY.test(data['key']) || depth > DEEPEST) return null;
  const { params } = data;
  const key = data['key'] as TextKey;
  if (params === undefined) return { key };
  if (!isRecord(params) || Object.keys(params).length > MOST) return null;
  const read = Object.entries(params).map(([name, value]) => [name, parseParam(value, depth)] as const);
  if (read.some(([, value]) => value === null)) return null;
  return { key, params: Object.fromEntries(read) as NonNullable<Phrase['params']> };
}

function parseParam(value: unknown, depth: number): string | number | Phrase | readonly Phrase[] | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.length > 200 ? null : value;
  if (!Array.isArray(value)) return parsePhrase(value, depth + 1);
  const phrases = value.slice(0, MOST + 1).map((each) => parsePhrase(each, depth + 1));
  return phrases.length > MOST || phrases.includes(null) ? null : phrases.filter((phrase) => phrase !== null);
}
