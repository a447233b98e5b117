import { createRequire } from 'node:module';
import { createTranslator } from '../../../src/services/i18n/createTranslator';
import type { Translate } from '../../../src/table';

const read = createRequire(import.meta.url);

/** The sentences of the English game, as a test can say them without the page. */
export const english: Translate = createTranslator('en', read('../../../assets/locales/en.json')).t;
