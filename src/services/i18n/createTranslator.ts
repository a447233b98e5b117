import { isRecord } from '../../engine/kernel';
import type { Translate } from '../../table/ports';
import type { Texts } from './fetchTexts';
import type { Language } from './pickLanguage';

export interface Translator {
  readonly t: Translate;
  readonly language: Language;
}

const PLACE = /\{\{(\w+)\}\}/g;

/** A key with a `count` has a text for each plural form of its language, `…_one` and `…_other`, and may have `…_zero`. */
export function createTranslator(language: Language, texts: readonly Texts[]): Translator {
  const plural = new Intl.PluralRules(language);
  const sentences = new Map(texts.flatMap((file) => sentencesIn(file)));

  function sentence(key: string, count: string | number | undefined): string | undefined {
    if (typeof count !== 'number') return sentences.get(key);
    const none = count === 0 ? sentences.get(`${key}_zero`) : undefined;
    return none ?? sentences.get(`${key}_${plural.select(count)}`) ?? sentences.get(`${key}_other`) ?? sentences.get(key);
  }

  return {
    language,
    // A key without a text shows itself, so that the gap is seen.
    t: (key, params = {}) =>
      (sentence(key, params['count']) ?? key).replaceAll(PLACE, (_, name: string) =>
        Object.hasOwn(params, name) ? String(params[name]) : '',
      ),
  };
}

function sentencesIn(texts: Texts, path = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[`${path}${key}`, value] as const];
    return isRecord(value) ? sentencesIn(value, `${path}${key}.`) : [];
  });
}
