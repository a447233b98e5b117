import { setupsFor } from '../../../../tools/fuzz/games';
import { describeFullGames } from '../../../support/fullGames';
import { inFull } from '../../../support/inFull';

describeFullGames({ name: 'random games of two heroes', setups: setupsFor(2), gamesPerSetup: inFull(16, 1) });
