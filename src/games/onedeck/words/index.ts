import type { TextFiles } from '../../../services';
import type en from './en.json';
import english from './en.json?url';
import italian from './it.json?url';
import type pagesEn from './pages/en.json';
import englishOfPages from './pages/en.json?url';
import italianOfPages from './pages/it.json?url';

declare module '../../../table/ports' {
  interface TextFilesByOwner {
    readonly oneDeckDungeon: typeof en;
    readonly oneDeckPages: typeof pagesEn;
  }
}

export const oneDeckTexts: TextFiles = { en: english, it: italian };

/** The texts of the codex and of the pages of modes. */
export const oneDeckPageTexts: TextFiles = { en: englishOfPages, it: italianOfPages };
