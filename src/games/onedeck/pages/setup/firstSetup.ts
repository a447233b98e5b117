import type { Setup } from '../../../../engine/onedeck';

/** What is chosen before anybody has chosen. */
export const FIRST_SETUP: Setup = { heroes: ['warrior'], dungeon: 'dragons-cave', tier: 'standard' };
