import { paperDungeons } from '../../../src/engine/paper';
import { describeGame } from '../../support/gameSuite';
import { PAPER_OPTIONS } from './paperOptions';

describeGame('Paper Dungeons', paperDungeons, PAPER_OPTIONS);
