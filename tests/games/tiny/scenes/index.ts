import type { GameArt } from '../../../../src/scenes';

export { prepareTable } from './prepareTable';

/** The tiny game draws with the shared pictures alone. */
export const art: GameArt = { atOnce: {}, sets: [], later: {}, figures: {}, shares: {} };
