import shared from '../../../assets/tuning.json';
import own from '../../../src/games/onedeck/tuning.json';
import { mergedTuning } from '../../../src/services';

/** The tuning of One Deck Dungeon as it is in force at the table. */
export const tuning = mergedTuning(shared, own);
