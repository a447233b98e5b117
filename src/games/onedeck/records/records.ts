import { oneDeckDungeon, parseMode } from '../../../engine/onedeck';
import type { GameRecords } from '../../contract';
import { captionOf, type TableGame } from '../table';
import { factsOf, parseEntry } from './chronicleEntry';
import { countingOf } from './counting';
import { parseOwn } from './entries';
import { countWords, entryWords } from './words';

export const oneDeckRecords: GameRecords = {
  rules: oneDeckDungeon,
  parseMode,
  caption: captionOf,
  factsOf: (game: TableGame) => factsOf(game),
  parseEnded: parseEntry,
  counting: (game: TableGame) => countingOf(game),
  parseEntry: parseOwn,
  entryWords,
  countWords,
};
