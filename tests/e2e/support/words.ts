import { createRequire } from 'node:module';
import { createTranslator } from '../../../src/services/i18n/createTranslator';
import type { Translate } from '../../../src/table';

const read = createRequire(import.meta.url);

const ONE_DECK = '../../../src/games/onedeck/words';
const FILES = ['../../../assets/locales/en.json', `${ONE_DECK}/en.json`, `${ONE_DECK}/pages/en.json`];

/** The sentences of the English game, as a test can say them without the page. */
export const english: Translate = createTranslator(
  'en',
  FILES.map((file) => read(file)),
).t;
