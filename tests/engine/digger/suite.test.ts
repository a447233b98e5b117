import { dungeonDigger } from '../../../src/engine/digger';
import { describeGame } from '../../support/gameSuite';
import { DIGGER_OPTIONS } from './diggerOptions';

describeGame('Dungeon Digger', dungeonDigger, DIGGER_OPTIONS);
