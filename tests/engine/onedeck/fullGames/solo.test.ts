import { setupsFor } from '../../../../tools/fuzz/games';
import { describeFullGames } from '../../../support/fullGames';
import { inFull } from '../../../support/inFull';

describeFullGames({ name: 'random games of one hero', setups: setupsFor(1), gamesPerSetup: inFull(16, 1) });
