import type { GameFolder } from '../../../../src/games/contract';
import type en from './en.json';
import english from './en.json?url';
import italian from './it.json?url';

declare module '../../../../src/table/ports' {
  interface TextFilesByOwner {
    readonly burglary: typeof en;
  }
}

export const tinyTexts: GameFolder['texts'] = { en: english, it: italian };
