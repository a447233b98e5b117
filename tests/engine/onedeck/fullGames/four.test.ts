import { setupsFor } from '../../../../tools/fuzz/games';
import { describeFullGames } from '../../../support/fullGames';
import { inFull } from '../../../support/inFull';

describeFullGames({ name: 'random games of four heroes', setups: setupsFor(4), gamesPerSetup: inFull(16, 1) });
