import { parseReplay } from '../../../engine/kernel';
import { paperDungeons, type State } from '../../../engine/paper';
import type { GamePages } from '../../contract';
import type { PaperEntry } from '../records';
import { gamePicture } from './gamePicture';
import { pagesIn } from './pages';
import { paperApp } from './pagesApp';

export const paperPages: GamePages = {
  pages: (app) => pagesIn(paperApp(app)),
  async fetchChronicle() {
    return (await import('./chronicle/paperChronicle')).paperChronicle;
  },
  async retold(entry: PaperEntry, translate) {
    return (await import('./endings')).retoldGame(entry, translate);
  },
  parseReplay: (text: string) => parseReplay(paperDungeons, text),
  isOver: (state: State) => state.phase === 'over',
  picture: gamePicture,
};
