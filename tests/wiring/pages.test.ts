// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameFolder, PageBuilder } from '../../src/games/contract';
import { pagesIn } from '../../src/wiring/pages';
import { tiny } from '../games/tiny';
import { button } from '../pages/onPage';
import { appWith, translate } from './twoGames';

const CODE_MISSING = new TypeError('Failed to fetch dynamically imported module: https://lantern.example/notes.js');
const until = new AbortController().signal;
const notes = vi.fn<() => Promise<{ campaign?: string }>>();
const fetchPages = vi.fn<GameFolder['fetchPages']>();

const GAME: GameFolder = {
  id: 'any',
  about: { en: { name: 'Any game', line: 'A line' }, it: { name: 'Un gioco', line: 'Una riga' } },
  pages: { setup: 'page.setup', daily: 'page.daily', campaign: 'page.campaign', summary: 'page.summary' },
  modes: [
    { page: 'setup', kind: 'free' },
    { page: 'daily', kind: 'daily', note: 'today' },
    { page: 'campaign', kind: 'campaign', note: 'title.heroesLearn' },
  ],
  texts: { en: 'en.json', it: 'it.json' },
  fetchRecords: () => Promise.reject(new Error('nothing is read here')),
  fetchNotes: async () => ({ notes }),
  fetchSounds: async () => null,
  fetchPages,
  fetchCodex: () => Promise.reject(new Error('nothing is looked up here')),
  fetchSigns: () => Promise.reject(new Error('nothing is looked up here')),
  fetchTable: () => Promise.reject(new Error('nobody plays here')),
  fetchDebug: () => Promise.reject(new Error('nobody plays here')),
};

const SAVED = {
  caption: {
    key: 'title.onFloor',
    params: { heroes: [{ key: 'hero.mage' }, { key: 'hero.rogue' }], dungeon: 'X', floor: 2 },
  },
} as const;

const one = appWith([GAME], { any: SAVED });
const two = appWith([GAME, tiny], { burglary: { caption: { key: 'burglary.caption', params: { night: '2' } } } });

async function show(page: string, { app }: typeof one = one): Promise<HTMLElement> {
  const build: PageBuilder | undefined = pagesIn(app)[page];
  if (build === undefined) throw new Error(`there is no ${page}`);
  const shown = await build({ detail: null, until });
  document.body.append(shown);
  return shown;
}

const ids = (): readonly string[] => [...document.querySelectorAll('button')].map(({ id }) => id);

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<div id="scene"></div>';
  notes.mockResolvedValue({});
});

describe('the title', () => {
  it('puts the game under way into words, and offers what the game lists', async () => {
    await show('title');
    expect(button('Continue').textContent).toBe('ContinueMage and Rogue · X · floor 2');
    expect(ids()).toEqual(['', 'to-setup', 'to-campaign', 'to-daily', 'to-codex', 'to-chronicle', 'to-settings']);
    expect(document.querySelectorAll('.title-game')).toHaveLength(1);
  });

  it('has the notes that need no rules at once, and the others when they have been read', async () => {
    notes.mockResolvedValue({ campaign: 'Mage · 1 of 5 bosses' });
    await show('title');
    expect(button('18').textContent).toBe('18Daily delveNovember 18');
    expect(button('Campaign').textContent).toBe(`Campaign${translate('title.heroesLearn')}`);
    await vi.waitFor(() => expect(button('Campaign').textContent).toBe('CampaignMage · 1 of 5 bosses'));
    expect(fetchPages).not.toHaveBeenCalled();
  });

  it('fetches for the table of its game once somebody is there, and not for one who has left the title', async () => {
    const visit = new AbortController();
    const { app, heard, of } = appWith([GAME]);
    const shown = async (): Promise<unknown> => pagesIn(app)['title']?.({ detail: null, until: visit.signal });
    await shown();
    expect(heard.warm).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointermove'));
    window.dispatchEvent(new Event('keydown'));
    expect(heard.warm.mock.calls).toEqual([[of('any')]]);
    await shown();
    visit.abort();
    window.dispatchEvent(new Event('pointermove'));
    expect(heard.warm).toHaveBeenCalledOnce();
  });

  it('stays as it is where the code of the notes does not come', async () => {
    notes.mockRejectedValue(CODE_MISSING);
    await show('title');
    await Promise.resolve();
    expect(button('18').textContent).toBe('18Daily delveNovember 18');
  });
});

describe('games that wait for their mode', () => {
  const waiting = new Map([['daily', SAVED.caption]]);

  it('are told by their ways on the title, and offered there when nothing lies on the table', async () => {
    await show('title', appWith([GAME], { any: { ...SAVED, waiting } }));
    expect(button('18').textContent).toBe('18Daily delveNovember 18 · under way');
    document.body.innerHTML = '<div id="scene"></div>';
    const alone = appWith([GAME], { any: { waiting } });
    await show('title', alone);
    expect(button('18').textContent).toBe('18Daily delveNovember 18');
    button('Continue').click();
    expect(alone.heard.resume).toHaveBeenLastCalledWith('any', 'daily');
  });

  it('are gone on with from the page of their mode alone', async () => {
    const app = appWith([GAME], { any: { waiting } });
    const pages = { pages: () => ({ setup: () => document.createElement('main'), daily: () => document.createElement('main') }) };
    fetchPages.mockResolvedValue(pages as unknown as Awaited<ReturnType<typeof fetchPages>>);
    expect((await show('setup', app)).textContent).toBe('');
    expect((await show('daily', app)).textContent).toBe('ContinueMage and Rogue · X · floor 2');
    button('Continue').click();
    expect(app.heard.resume).toHaveBeenLastCalledWith('any', 'daily');
  });
});

describe('several games', () => {
  it('are offered by the title, which shows the one that was played last', async () => {
    const page = await show('title', two);
    const listed = [...page.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(listed).toEqual([expect.stringMatching(/^Any gameNew delveA lineCampaign/), 'BurglaryBurglary · night 2Continue']);
    button('Continue').click();
    expect(two.heard.resume).toHaveBeenLastCalledWith('burglary', null);
    expect(ids()).toEqual(['to-setup', 'to-campaign', 'act-burglary', 'to-daily', 'to-codex', 'to-chronicle', 'to-settings']);
  });

  it('are chosen and begun from their arches', async () => {
    const afresh = appWith([GAME, tiny]);
    await show('title', afresh);
    button('Begin').click();
    await vi.waitFor(() => expect(afresh.heard.go).toHaveBeenLastCalledWith('burglary', 'setup'));
    expect(afresh.heard.choose).toHaveBeenLastCalledWith(afresh.of('burglary'));
  });

  it('have pages of their own, under addresses that name the game', async () => {
    const page = await show('burglary/loot', two);
    expect(page.querySelectorAll('li')).toHaveLength(8);
    await show('burglary/setup', two);
    button('Begin').click();
    expect(two.heard.begin).toHaveBeenLastCalledWith('burglary', expect.objectContaining({ setup: { mode: 'atOnce' } }));
    expect((await show('burglary/codex', two)).textContent).toContain('a crown (7)');
    expect(Object.keys(pagesIn(two.app))).toContain('setup');
  });
});

describe('a page of a game', () => {
  it('is fetched with the game when it is gone to', async () => {
    const page = document.createElement('main');
    fetchPages.mockResolvedValue({ pages: () => ({ setup: () => page }) } as unknown as Awaited<ReturnType<typeof fetchPages>>);
    expect(await show('setup')).toBe(page);
    expect(one.heard.warm).toHaveBeenCalledOnce();
  });

  it('says so where its code does not come', async () => {
    fetchPages.mockRejectedValue(CODE_MISSING);
    expect((await show('setup')).tagName).toBe('ASIDE');
    expect(one.app.onMissing).toHaveBeenCalledWith(CODE_MISSING);
  });
});
