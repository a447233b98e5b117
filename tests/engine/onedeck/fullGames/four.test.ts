import { setupsFor } from '../../../../tools/fuzz/games';
import { describeFullGames } from '../../../support/fullGames';

describeFullGames({ name: 'random games of four heroes', setups: setupsFor(4), gamesPerSetup: 16 });
