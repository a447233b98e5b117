import map from '../../../assets/paper/art/arch/map.svg?url';
import chimera from '../../../assets/paper/art/boss/chimera.svg?url';
import ghost from '../../../assets/paper/art/bust/ghost.svg?url';
import goblin from '../../../assets/paper/art/bust/goblin.svg?url';
import type { GameFolder, TitleMode } from '../contract';
import { paperPageTexts, paperTexts } from './words';

const MODES: readonly TitleMode[] = [
  { page: 'setup', kind: 'free' },
  { page: 'daily', kind: 'daily', note: 'today' },
  { page: 'campaign', kind: 'campaign', offersToGoOn: true, note: 'paperDungeons.title.threeInARow' },
];

const ABOUT: GameFolder['about'] = {
  en: { name: 'Paper Dungeons', line: 'One sheet, six dice for everybody, three bosses' },
  it: { name: 'Paper Dungeons', line: 'Un foglio, sei dadi per tutti, tre boss' },
};

const PAGES: GameFolder['pages'] = {
  setup: 'paperDungeons.page.setup',
  daily: 'paperDungeons.page.daily',
  campaign: 'paperDungeons.page.campaign',
  summary: 'paperDungeons.page.summary',
};

const FACE: GameFolder['face'] = {
  light: '#d9a52e',
  rim: '#ffe0a0',
  layers: [
    { picture: chimera, left: 0, width: 100, above: 48 },
    { picture: map, left: -2, width: 104 },
    { picture: ghost, left: 14, width: 18, above: 32 },
    { picture: goblin, left: 66, width: 20, above: 28 },
  ],
};

/** The facts of Paper Dungeons that need no rules, and the ways to fetch all else. */
export const paper: GameFolder = {
  id: 'paper-dungeons',
  about: ABOUT,
  face: FACE,
  pages: PAGES,
  modes: MODES,
  fetchRecords: async () => (await import('./records')).paperRecords,
  fetchNotes: () => import('./pages/notes'),
  fetchPages: async () => (await import('./pages/paperPages')).paperPages,
  fetchCodex: async () => (await import('./pages/codex/chapters')).codexChapters,
  fetchSigns: async () => (await import('./pages/signs/signLists')).signLists,
  texts: paperTexts,
  pageTexts: paperPageTexts,
  fetchSounds: async () => (await import('./sounds')).paperSounds,
  fetchTable: async () => (await import('./atTable')).paperAtTable(() => import('./scenes')),
  fetchDebug: async () => (await import('./debug')).paperDebug,
};
