import { createRequire } from 'node:module';
import { createTranslator } from '../../../src/services/i18n/createTranslator';
import type { Translate } from '../../../src/table';

const read = createRequire(import.meta.url);

const GAMES = ['onedeck', 'paper'].map((game) => `../../../src/games/${game}/words`);
const FILES = ['../../../assets/locales/en.json', ...GAMES.flatMap((words) => [`${words}/en.json`, `${words}/pages/en.json`])];

/** The sentences of the English games, as a test can say them without the page. */
export const english: Translate = createTranslator(
  'en',
  FILES.map((file) => read(file)),
).t;
