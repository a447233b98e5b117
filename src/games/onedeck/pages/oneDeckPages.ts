import { parseReplay } from '../../../engine/kernel';
import { oneDeckDungeon, type State } from '../../../engine/onedeck';
import type { GamePages } from '../../contract';
import type { ChronicleEntry } from '../records';
import { gamePicture } from './gamePicture';
import { pagesIn } from './pages';
import { oneDeckApp } from './pagesApp';

export const oneDeckPages: GamePages = {
  pages: (app) => pagesIn(oneDeckApp(app)),
  async fetchChronicle() {
    return (await import('./chronicle/oneDeckChronicle')).oneDeckChronicle;
  },
  async retold(entry: ChronicleEntry, translate) {
    return (await import('./endings')).retoldGame(entry, translate);
  },
  parseReplay: (text: string) => parseReplay(oneDeckDungeon, text),
  isOver: (state: State) => state.result !== null,
  picture: gamePicture,
};
