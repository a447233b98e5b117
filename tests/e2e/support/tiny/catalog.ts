import type { GameFolder } from '../../../../src/games/contract';
import { oneDeck } from '../../../../src/games/onedeck';
import { tiny } from '../../../games/tiny';

/** The catalog of the build with two games. */
export const GAMES: readonly [GameFolder, ...GameFolder[]] = [oneDeck, tiny];
