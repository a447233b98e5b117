import type { Setup } from '../../../../engine/onedeck';

/** The setup of the form before the player has ever chosen one. */
export const FIRST_SETUP: Setup = { heroes: ['warrior'], dungeon: 'dragons-cave', tier: 'standard' };
