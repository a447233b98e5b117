import { setupsFor } from '../../../../tools/fuzz/games';
import { describeFullGames } from '../../../support/fullGames';

describeFullGames({ name: 'random games of one hero', setups: setupsFor(1), gamesPerSetup: 16 });
