import type { GameFolder } from './contract';
import { oneDeck } from './onedeck';
import { paper } from './paper';

/** Every game that can be played, in the order in which the title offers them. This is the only way to a game from outside its folder. */
export const GAMES: readonly [GameFolder, ...GameFolder[]] = [oneDeck, paper];
