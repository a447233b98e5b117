import type { TextFiles } from '../../../services';
import type en from './en.json';
import english from './en.json?url';
import italian from './it.json?url';
import type pagesEn from './pages/en.json';
import englishOfPages from './pages/en.json?url';
import italianOfPages from './pages/it.json?url';

declare module '../../../table/ports' {
  interface TextFilesByOwner {
    readonly paperDungeons: typeof en;
    readonly paperPages: typeof pagesEn;
  }
}

export const paperTexts: TextFiles = { en: english, it: italian };

/** The texts of codex, signs, chronicle and the pages of modes. */
export const paperPageTexts: TextFiles = { en: englishOfPages, it: italianOfPages };
