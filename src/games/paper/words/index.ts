import type { TextFiles } from '../../../services';
import type en from './en.json';
import english from './en.json?url';
import italian from './it.json?url';

declare module '../../../table/ports' {
  interface TextFilesByOwner {
    readonly paperDungeons: typeof en;
  }
}

export const paperTexts: TextFiles = { en: english, it: italian };
