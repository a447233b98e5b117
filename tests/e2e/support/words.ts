import { createRequire } from 'node:module';
import { createTranslator } from '../../../src/services/i18n/createTranslator';
import type { Translate } from '../../../src/table';

const read = createRequire(import.meta.url);

const FILES = ['../../../assets/locales/en.json', '../../../src/games/onedeck/words/en.json'];

/** The sentences of the English game, as a test can say them without the page. */
export const english: Translate = createTranslator(
  'en',
  FILES.map((file) => read(file)),
).t;
