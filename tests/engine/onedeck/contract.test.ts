import { oneDeckDungeon } from '../../../src/engine/onedeck';
import { describeGame } from '../../support/gameSuite';
import { ONE_DECK_OPTIONS } from './oneDeckOptions';

describeGame('One Deck Dungeon', oneDeckDungeon, ONE_DECK_OPTIONS);
