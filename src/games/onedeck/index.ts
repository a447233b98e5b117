import type { GameFolder, TitleMode } from '../contract';
import { oneDeckTexts } from './words';

const MODES: readonly TitleMode[] = [
  { page: 'setup', look: 'whole' },
  { page: 'daily', look: 'whole', note: 'today' },
  { page: 'gauntlet', look: 'shared', note: 'title.allInARow' },
  { page: 'campaign', look: 'shared', note: 'title.heroesLearn' },
];

/** The facts of One Deck Dungeon that need no rules, and the ways to fetch all else. */
export const oneDeck: GameFolder = {
  id: 'one-deck-dungeon',
  modes: MODES,
  fetchRecords: async () => (await import('./records')).oneDeckRecords,
  fetchNotes: () => import('./pages/notes'),
  fetchPages: async () => (await import('./pages/oneDeckPages')).oneDeckPages,
  texts: oneDeckTexts,
  fetchTable: async () => (await import('./atTable')).oneDeckAtTable,
  fetchDebug: async () => (await import('./debug')).oneDeckDebug,
};
