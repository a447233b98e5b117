import dice from '../../../assets/onedeck/art/arch/dice.svg?url';
import dragon from '../../../assets/onedeck/art/boss/dragon.svg?url';
import warrior from '../../../assets/onedeck/art/hero/warrior.svg?url';
import type { GameFolder, TitleMode } from '../contract';
import { oneDeckPageTexts, oneDeckTexts } from './words';

const MODES: readonly TitleMode[] = [
  { page: 'setup', kind: 'free' },
  { page: 'daily', kind: 'daily', note: 'today' },
  { page: 'gauntlet', kind: 'gauntlet', offersToGoOn: true, note: 'title.allInARow' },
  { page: 'campaign', kind: 'campaign', note: 'title.heroesLearn' },
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

const FACE: GameFolder['face'] = {
  light: '#e2582c',
  rim: '#ffb45e',
  layers: [
    { picture: dragon, left: -14, width: 138, above: 6 },
    { picture: warrior, left: 2, width: 50 },
    { picture: dice, left: 50, width: 46, above: 2 },
  ],
};

/** The facts of One Deck Dungeon that need no rules, and the ways to fetch all else. */
export const oneDeck: GameFolder = {
  id: 'one-deck-dungeon',
  about: ABOUT,
  face: FACE,
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
