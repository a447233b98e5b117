import type { GameFolder } from '../../../src/games/contract';
import { tinyTexts } from './words';

/** The facts of Burglary that need no rules, and the ways to fetch all else. */
export const tiny: GameFolder = {
  id: 'burglary',
  modes: [{ page: 'setup', look: 'whole' }],
  fetchNotes: async () => ({ notes: async () => ({}) }),
  fetchPages: async () => (await import('./pages')).tinyPages,
  texts: tinyTexts,
  fetchRecords: async () => (await import('./records')).tinyRecords,
  fetchTable: async () => (await import('./atTable')).tinyAtTable,
  fetchDebug: () => Promise.reject(new Error('Burglary has no debug scene')),
};
