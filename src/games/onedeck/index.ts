import type { GameFolder } from '../contract';

export type { TableGame, TableHistory } from './table';
export { oneDeckSteps } from './turn';

/** The facts of One Deck Dungeon that need no rules, and the ways to fetch all else. */
export const oneDeck: GameFolder = {
  id: 'one-deck-dungeon',
  fetchTable: async () => (await import('./atTable')).oneDeckAtTable,
};
