// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameFolder, PageBuilder } from '../../src/games/contract';
import { type AppPages, pagesIn } from '../../src/wiring/pages';
import { button, english } from '../pages/onPage';

const CODE_MISSING = new TypeError('Failed to fetch dynamically imported module: https://lantern.example/notes.js');
const until = new AbortController().signal;
const notes = vi.fn<() => Promise<{ campaign?: string }>>();
const fetchPages = vi.fn<GameFolder['fetchPages']>();
const onMissing = vi.fn(() => document.createElement('aside'));

const GAME: GameFolder = {
  id: 'any',
  modes: [
    { page: 'setup', look: 'whole' },
    { page: 'daily', look: 'whole', note: 'today' },
    { page: 'campaign', look: 'shared', note: 'title.heroesLearn' },
  ],
  texts: { en: 'en.json', it: 'it.json' },
  fetchRecords: () => Promise.reject(new Error('nothing is read here')),
  fetchNotes: async () => ({ notes }),
  fetchPages,
  fetchTable: () => Promise.reject(new Error('nobody plays here')),
  fetchDebug: () => Promise.reject(new Error('nobody plays here')),
};

const HOUSE = {
  translate: english,
  language: () => 'en',
  now: () => new Date(2026, 10, 18),
  saved: () => ({
    key: 'title.onFloor',
    params: { heroes: [{ key: 'hero.mage' }, { key: 'hero.rogue' }], dungeon: 'X', floor: 2 },
  }),
  newer: () => false,
  ready: async () => undefined,
  includeTexts: async () => undefined,
  scene: { light: { tilt: {}, pace: { frames: 0 }, rest: {} }, wanted: () => 'calm' },
  onMissing,
} as unknown as AppPages;

async function show(page: 'title' | 'setup'): Promise<HTMLElement> {
  const build: PageBuilder | undefined = pagesIn(HOUSE, GAME)[page];
  if (build === undefined) throw new Error(`there is no ${page}`);
  const shown = await build({ detail: null, until });
  document.body.append(shown);
  return shown;
}

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<div id="scene"></div>';
  notes.mockResolvedValue({});
});

describe('the title', () => {
  it('puts the game under way into words, and offers what the game lists', async () => {
    await show('title');
    expect(button('Continue').textContent).toBe('ContinueMage and Rogue · X · floor 2');
    expect([...document.querySelectorAll('button')].map(({ id }) => id)).toEqual([
      ...['', 'to-setup', 'to-daily', 'to-campaign', 'to-codex', 'to-chronicle', 'to-settings'],
    ]);
  });

  it('has the notes that need no rules at once, and the others when they have been read', async () => {
    notes.mockResolvedValue({ campaign: 'Mage · 1 of 5 bosses' });
    await show('title');
    expect(button('Daily').textContent).toBe('Daily delveNovember 18');
    expect(button('Campaign').textContent).toBe(`Campaign${english('title.heroesLearn')}`);
    await vi.waitFor(() => expect(button('Campaign').textContent).toBe('CampaignMage · 1 of 5 bosses'));
    expect(fetchPages).not.toHaveBeenCalled();
  });

  it('stays as it is where the code of the notes does not come', async () => {
    notes.mockRejectedValue(CODE_MISSING);
    await show('title');
    await Promise.resolve();
    expect(button('Daily').textContent).toBe('Daily delveNovember 18');
  });
});

describe('a page of a game', () => {
  it('is fetched with the game when it is gone to', async () => {
    const page = document.createElement('main');
    fetchPages.mockResolvedValue({ pages: () => ({ setup: () => page }) } as unknown as Awaited<ReturnType<typeof fetchPages>>);
    expect(await show('setup')).toBe(page);
  });

  it('says so where its code does not come', async () => {
    fetchPages.mockRejectedValue(CODE_MISSING);
    expect((await show('setup')).tagName).toBe('ASIDE');
    expect(onMissing).toHaveBeenCalledWith(CODE_MISSING);
  });
});
