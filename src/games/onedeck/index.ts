import dragon from '../../../assets/onedeck/art/boss/dragon.svg?url';
import type { GameFolder, TitleMode } from '../contract';
import { oneDeckPageTexts, oneDeckTexts } from './words';

const MODES: readonly TitleMode[] = [
  { page: 'setup', kind: 'free', look: 'whole' },
  { page: 'daily', kind: 'daily', look: 'whole', note: 'today' },
  { page: 'gauntlet', kind: 'gauntlet', offersToGoOn: true, look: 'shared', note: 'title.allInARow' },
  { page: 'campaign', kind: 'campaign', look: 'shared', note: 'title.heroesLearn' },
];

const ABOUT: GameFolder['about'] = {
  en: { name: 'One Deck Dungeon', line: 'One to four heroes, one deck, and dice for every door' },
  it: { name: 'One Deck Dungeon', line: 'Da uno a quattro eroi, un mazzo, e dadi per ogni porta' },
};

const PAGES: GameFolder['pages'] = {
  setup: 'page.setup',
  daily: 'page.daily',
  gauntlet: 'page.gauntlet',
  campaign: 'page.campaign',
  summary: 'page.summary',
};

/** The facts of One Deck Dungeon that need no rules, and the ways to fetch all else. */
export const oneDeck: GameFolder = {
  id: 'one-deck-dungeon',
  about: ABOUT,
  face: { picture: dragon, light: '#e2582c' },
  pages: PAGES,
  modes: MODES,
  fetchRecords: async () => (await import('./records')).oneDeckRecords,
  fetchNotes: () => import('./pages/notes'),
  fetchPages: async () => (await import('./pages/oneDeckPages')).oneDeckPages,
  fetchCodex: async () => (await import('./pages/codex/chapters')).codexChapters,
  fetchSigns: async () => (await import('./pages/signs/signLists')).signLists,
  texts: oneDeckTexts,
  pageTexts: oneDeckPageTexts,
  fetchSounds: async () => (await import('./sounds')).oneDeckSounds,
  fetchTable: async () => (await import('./atTable')).oneDeckAtTable,
  fetchDebug: async () => (await import('./debug')).oneDeckDebug,
};
