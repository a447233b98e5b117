import { paperDungeons } from '../../../engine/paper';
import type { GameRecords } from '../../contract';
import { captionOf } from './caption';
import { factsOf, parseEntry } from './chronicleEntry';
import { countingOf } from './counting';
import { parseOwn } from './entries';
import { parseMode } from './modes';
import type { PaperGame } from './paperGame';
import { countWords, entryWords } from './words';

export const paperRecords: GameRecords = {
  rules: paperDungeons,
  parseMode,
  caption: captionOf,
  factsOf: (game: PaperGame) => factsOf(game),
  parseEnded: parseEntry,
  counting: (game: PaperGame) => countingOf(game),
  parseEntry: parseOwn,
  entryWords,
  countWords,
};
