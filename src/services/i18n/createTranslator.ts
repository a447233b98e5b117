import { createInstance } from 'i18next';
import type { TextKey, TextParams, Translate } from '../../stage/ports';
import type { Texts } from './fetchTexts';
import type { Language } from './pickLanguage';

export interface Translator {
  readonly t: Translate;
  readonly language: Language;
}

export function createTranslator(language: Language, texts: Texts): Translator {
  const i18n = createInstance({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts } },
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
