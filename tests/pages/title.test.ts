// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TitleMode } from '../../src/games/contract';
import { type TitleGame, titlePage } from '../../src/pages';
import { button, english } from './onPage';

const heard = { go: vi.fn(), reload: vi.fn(), continue: vi.fn(), begin: vi.fn() };
const MODES: readonly TitleMode[] = [
  { page: 'setup', kind: 'free' },
  { page: 'daily', kind: 'daily', note: 'today' },
  { page: 'gauntlet', kind: 'gauntlet' },
  { page: 'campaign', kind: 'campaign' },
];

type Lies = ReturnType<TitleGame['lies']>;

/** A game of the catalog; `lies` may be changed until `known` settles. */
function game(id: string, lies: Partial<Lies> = {}, known: Promise<void> = Promise.resolve()): TitleGame {
  return {
    id,
    about: { name: `Game ${id}`, line: `About ${id}` },
    face: null,
    lies: () => ({ saved: null, newer: false, ...lies }),
    known,
    onContinue: () => heard.continue(id),
    onBegin: () => heard.begin(id),
  };
}

const PARTS: Parameters<typeof titlePage>[0] = {
  translate: english,
  nameOf: (page: string) => english(`page.${page as 'setup'}`),
  games: [game('one')],
  modes: MODES,
  underWay: [],
  notes: {},
  later: Promise.resolve({}),
  isTodayPlayed: Promise.resolve(true),
  now: new Date(2026, 10, 18),
  onReload: heard.reload,
  onGo: heard.go,
  until: new AbortController().signal,
};

let visit = new AbortController();

function open(parts: Partial<typeof PARTS> = {}): readonly string[] {
  visit.abort();
  visit = new AbortController();
  document.body.replaceChildren(titlePage({ ...PARTS, until: visit.signal, ...parts }));
  return [...document.querySelectorAll('button')].map(({ id }) => id);
}

const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));

beforeEach(() => vi.clearAllMocks());

describe('the title', () => {
  it('offers the ways to play that there are, and goes to them', () => {
    expect(open()).toEqual(['setup', 'gauntlet', 'campaign', 'daily', 'codex', 'chronicle', 'settings'].map((id) => `to-${id}`));
    button('Codex').click();
    expect(heard.go).toHaveBeenLastCalledWith('codex');
    expect(open({ modes: MODES.slice(0, 1) })).toEqual(['setup', 'codex', 'chronicle', 'settings'].map((id) => `to-${id}`));
  });

  it('leads with the game under way, and without one with a new delve', () => {
    open();
    expect(button('New delve').className).toContain('gold');
    expect(button('New delve').textContent).toBe('New delveAbout one');
    button('New delve').click();
    expect(heard.begin).toHaveBeenLastCalledWith('one');
    open({ games: [game('one', { saved: 'Warrior · floor 1' })] });
    expect(button('Continue').textContent).toBe('ContinueWarrior · floor 1');
    expect(button('New delve').className).not.toContain('gold');
    button('Continue').click();
    expect(heard.continue).toHaveBeenCalledOnce();
  });

  it('says what a game of a newer version waits for, and offers to reload instead of going on', () => {
    open({ games: [game('one', { newer: true })] });
    expect(document.querySelector('nav p')?.textContent).toMatch(
      /^A game of a newer version .* as soon as that version is loaded/,
    );
    expect(() => button('Continue')).toThrow();
    expect(button('New delve').className).not.toContain('gold');
    button('Reload').click();
    expect(heard.reload).toHaveBeenCalledOnce();
  });

  it('says on the other modes that a game of theirs waits, beside their notes', async () => {
    const saved = { saved: 'Warrior · floor 1' };
    const later = Promise.resolve({ campaign: 'Mage' });
    open({ games: [game('one', saved)], underWay: ['setup', 'campaign'], notes: { campaign: 'Heroes' }, later });
    expect(button('New delve').textContent).toBe('New delveunder way');
    expect(button('Campaign').textContent).toBe('CampaignHeroes · under way');
    expect(button('Campaign').className).toContain('waits');
    expect(button('Gauntlet').className).not.toContain('waits');
    await vi.waitFor(() => expect(button('Campaign').textContent).toBe('CampaignMage · under way'));
  });

  it('has notes beneath the names, and better ones once they are read', async () => {
    open({ notes: { daily: '18 November', campaign: 'Heroes' }, later: Promise.resolve({ campaign: 'Mage' }) });
    expect(button('Campaign').textContent).toBe('CampaignHeroes');
    await vi.waitFor(() => expect(button('Campaign').textContent).toBe('CampaignMage'));
    expect(button('18').textContent).toBe('18Daily delve18 November');
  });

  it('marks the daily game until it has been played', async () => {
    open({ isTodayPlayed: Promise.resolve(false) });
    await vi.waitFor(() => expect(button('18').className).toContain('fresh'));
    open();
    await Promise.resolve();
    expect(button('18').className).not.toContain('fresh');
  });
});

describe('several games on the title', () => {
  const other = (): readonly string[] => [...document.querySelectorAll('li:not(.leading)')].map(({ textContent }) => textContent);

  it('each have an arch, one action, and a name that says whose it is', () => {
    open({ games: [game('one'), game('two', { saved: 'Room 3' }), game('three'), game('four', { newer: true })] });
    expect(document.querySelectorAll('li .game-arch')).toHaveLength(4);
    expect(other()).toEqual([
      'Game twoRoom 3Continue',
      'Game threeAbout threeBegin',
      expect.stringMatching(/^Game fourA game of a newer version .*Reload$/),
    ]);
    const labels = button('Begin').getAttribute('aria-labelledby')?.split(' ') ?? [];
    expect(labels.map((id) => document.getElementById(id)?.textContent)).toEqual(['Begin', 'Game three']);
    button('Continue').click();
    expect(heard.continue).toHaveBeenLastCalledWith('two');
    button('Begin').click();
    expect(heard.begin).toHaveBeenLastCalledWith('three');
  });

  it('offer to go on as soon as it is known what lies on their tables', async () => {
    const lies: { saved: string | null } = { saved: null };
    const known = Promise.resolve().then(() => {
      lies.saved = 'Room 3';
    });
    open({ games: [game('one'), { ...game('two', {}, known), lies: () => ({ ...lies, newer: false }) }] });
    expect(other()).toEqual(['Game twoAbout twoBegin']);
    await vi.waitFor(() => expect(other()).toEqual(['Game twoRoom 3Continue']));
  });

  it('are gone through with the arrow keys, round and round', () => {
    open({ games: [game('one'), game('two'), game('three')] });
    const walked = ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft'].map((key) => {
      press(key);
      return document.activeElement?.id;
    });
    expect(walked).toEqual(['to-setup', 'act-two', 'act-three', 'to-setup', 'act-three']);
  });
});

describe('letters on the title', () => {
  it.each([
    ['d', 'daily'],
    ['C', 'codex'],
    ['h', 'chronicle'],
    ['s', 'settings'],
  ])('%s goes to %s', (key, page) => {
    open();
    expect(press(key)).toBe(false);
    expect(heard.go).toHaveBeenLastCalledWith(page);
  });

  it('are left alone with another key held, for what is not there, and once the title is gone', () => {
    open({ modes: MODES.slice(0, 1) });
    expect([press('s', { ctrlKey: true }), press('d'), press('x')]).toEqual([true, true, true]);
    visit.abort();
    expect(press('s')).toBe(true);
    expect(heard.go).not.toHaveBeenCalled();
  });
});
