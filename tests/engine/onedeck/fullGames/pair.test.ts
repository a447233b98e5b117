import { setupsFor } from '../../../../tools/fuzz/games';
import { describeFullGames } from '../../../support/fullGames';
import { atLength } from '../../../support/inFull';

describeFullGames({ name: 'random games of two heroes', setups: setupsFor(2), gamesPerSetup: atLength(16, 6, 1) });
