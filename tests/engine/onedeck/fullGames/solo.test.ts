import { setupsFor } from '../../../../tools/fuzz/games';
import { describeFullGames } from '../../../support/fullGames';
import { atLength } from '../../../support/inFull';

describeFullGames({ name: 'random games of one hero', setups: setupsFor(1), gamesPerSetup: atLength(16, 6, 1) });
