import { setupsFor } from '../../../../tools/fuzz/games';
import { describeFullGames } from '../../../support/fullGames';

describeFullGames({ name: 'random games of two heroes', setups: setupsFor(2), gamesPerSetup: 16 });
