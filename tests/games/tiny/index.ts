import type { GameFolder } from '../../../src/games/contract';
import { tinyTexts } from './words';

/** The facts of Burglary that need no rules, and the ways to fetch all else. */
export const tiny: GameFolder = {
  id: 'burglary',
  about: {
    en: { name: 'Burglary', line: 'Two burglars, one old house, three nights' },
    it: { name: 'Furto', line: 'Due ladri, una vecchia casa, tre notti' },
  },
  pages: { setup: 'burglary.page.setup', loot: 'burglary.page.loot', summary: 'burglary.page.summary' },
  modes: [
    { page: 'setup', kind: 'free' },
    { page: 'loot', kind: 'loot' },
  ],
  fetchNotes: async () => ({ notes: async () => ({}) }),
  fetchCodex: async () => (await import('./codex')).codexChapters,
  fetchSigns: async () => (await import('./codex')).signLists,
  fetchPages: async () => (await import('./pages')).tinyPages,
  texts: tinyTexts,
  fetchRecords: async () => (await import('./records')).tinyRecords,
  fetchSounds: async () => null,
  fetchTable: async () => (await import('./atTable')).tinyAtTable,
  fetchDebug: () => Promise.reject(new Error('Burglary has no debug scene')),
};
