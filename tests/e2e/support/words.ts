import { createRequire } from 'node:module';
import { createInstance } from 'i18next';
import type { Translate } from '../../../src/stage';

const read = createRequire(import.meta.url);

/** The sentences of the English game, as a test can say them without the page. */
export const english: Translate = (key, params = {}) => {
  const count = params['count'];
  return i18n.t(key, { replace: params, ...(typeof count === 'number' && { count }) });
};

const i18n = createInstance({
  lng: 'en',
  resources: { en: { translation: read('../../../assets/locales/en.json') } },
  initAsync: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});
void i18n.init();
