import { parseReplay } from '../../../engine/kernel';
import { oneDeckDungeon, type State } from '../../../engine/onedeck';
import type { GamePages } from '../../contract';
import type { ChronicleEntry } from '../records';
import { chronicleRow } from './chronicle/chronicleRow';
import { tallies } from './chronicle/totals';
import { gamePicture } from './gamePicture';
import { pagesIn } from './pages';
import { oneDeckApp } from './pagesApp';

export const oneDeckPages: GamePages = {
  pages: (app) => pagesIn(oneDeckApp(app)),
  chronicleRow,
  tallies,
  async retold(entry: ChronicleEntry, translate) {
    return (await import('./endings')).retoldGame(entry, translate);
  },
  parseReplay: (text: string) => parseReplay(oneDeckDungeon, text),
  isOver: (state: State) => state.result !== null,
  picture: gamePicture,
};
