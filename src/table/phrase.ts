import type { TextKey, Translate } from './ports';

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
