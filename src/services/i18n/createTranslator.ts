import { createInstance } from 'i18next';
import en from '../../../assets/locales/en.json';
import it from '../../../assets/locales/it.json';
import type { TextKey, TextParams, Translate } from '../../stage/ports';
import type { Language } from './pickLanguage';

export interface Translator {
  readonly t: Translate;
  readonly language: Language;
}

/** Ready at once: both languages are in the bundle, so that changing them needs no network. */
export function createTranslator(language: Language): Translator {
  const i18n = createInstance({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: en }, it: { translation: it } },
    initAsync: false,
    nsSeparator: false,
    // Sentences end on a canvas or in a text node: nothing ever reads them as HTML.
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  const t = (key: TextKey, params: TextParams = {}): string => i18n.t(key, options(params));
  return { t, language };
}

/** Parameters go in as `replace`: beside i18next's own options one called `context` or `lng` would change the sentence. */
function options(params: TextParams): Record<string, unknown> {
  const count = params['count'];
  return { replace: params, nest: false, ...(typeof count === 'number' && { count }) };
}
