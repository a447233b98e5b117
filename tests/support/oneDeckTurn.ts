import { oneDeckDungeon } from '../../src/engine/onedeck';
import { oneDeckSteps } from '../../src/games/onedeck/turn';
import { turnMachine } from '../../src/machines';

/** The chart of a turn of One Deck Dungeon. */
export const oneDeckTurn = turnMachine(oneDeckDungeon, oneDeckSteps);
