// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneDeckAtTable } from '../../../src/games/onedeck/atTable';
import { codexChapters } from '../../../src/games/onedeck/pages/codex/chapters';
import { signLists } from '../../../src/games/onedeck/pages/signs/signLists';
import { OneDeckPicking } from '../../../src/games/onedeck/table';
import { openSettings, type SettingsStore } from '../../../src/services';
import type { TableTools } from '../../../src/table';
import type { GameTableParts } from '../../../src/wiring/table/GameTableParts';
import { TableOverlays } from '../../../src/wiring/table/TableOverlays';
import { played } from '../../overlays/played';
import { translatorIn } from '../../support/translator';

const { t } = translatorIn('en');
const history = played(1);
const RECT = { x: 10, y: 10, width: 50, height: 50 };

let said: string[];
let still: boolean;
let settings: SettingsStore;
let overlays: TableOverlays;
const heard = { press: vi.fn(), onChange: vi.fn(), leave: vi.fn(), go: vi.fn() };

beforeEach(() => {
  document.body.innerHTML = '<div id="table"><button data-action="explore"></button></div>';
  said = [];
  still = false;
  for (const mock of Object.values(heard)) mock.mockReset();
  settings = openSettings({ report: () => undefined, store: () => ({ getItem: () => null, setItem: () => undefined }) });
  const pace = (): TableTools['speed'] => (still ? 'crossfade' : settings.current().speed);
  const onLanguage = () => () => undefined;
  const table = {
    game: oneDeckAtTable,
    translate: t,
    pace,
    settings,
    onLanguage,
    leave: heard.leave,
    go: heard.go,
    nameOf: () => t('page.setup'),
    codex: async () => codexChapters(t),
    signs: async () => signLists(t),
    sound: { play: () => undefined },
  };
  const quiet = { sound: vi.fn(), perform: vi.fn(), refuse: vi.fn(), changed: vi.fn(), layout: () => null };
  const picking = new OneDeckPicking({ state: history.state, translate: t, singleKeys: () => true, ...quiet });
  overlays = new TableOverlays({
    table: table as unknown as GameTableParts,
    told: () => history.past,
    recap: () => null,
    picking: () => picking,
    mirror: { say: (sentence) => void said.push(sentence) },
    press: heard.press,
    onChange: heard.onChange,
  });
});
afterEach(() => overlays.close());

const tip = (): HTMLElement | null => document.querySelector('.tip:not([hidden])');
const dialog = (): string => document.querySelector('dialog h2')?.textContent ?? 'none';
const press = (name: string): void => {
  const all = [...document.querySelectorAll<HTMLElement>('dialog button')];
  all.find(({ textContent }) => textContent.startsWith(name))?.click();
};

describe('explanations', () => {
  it('come and go with the pointer, without a word', () => {
    overlays.onExplain('explore', RECT);
    expect(tip()?.textContent).toContain('Explore');
    overlays.onExplain(null, null);
    expect(tip()).toBeNull();
    expect(said).toEqual([]);
  });

  it('are read out when a key asks for what has the focus', async () => {
    document.querySelector<HTMLElement>('[data-action]')?.focus();
    overlays.explainHere();
    expect(tip()?.textContent).toContain('Explore');
    expect(said).toHaveLength(1);
    overlays.explainHere();
    await vi.waitFor(() => expect(dialog()).toBe('Symbols'));
  });

  it('are of what was pointed at last, until a key moves on', () => {
    document.querySelector<HTMLElement>('[data-action]')?.focus();
    overlays.onExplain('about-deck', RECT);
    overlays.onExplain(null, null);
    overlays.explainHere();
    expect(tip()?.textContent).toContain('Deck');
    overlays.clear();
    expect(tip()).toBeNull();
    overlays.explainHere();
    expect(tip()?.textContent).toContain('Explore');
  });

  it('are all symbols where nothing is asked about, once however often that is asked', async () => {
    overlays.explainHere();
    overlays.explainHere();
    await vi.waitFor(() => expect(dialog()).toBe('Symbols'));
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });
});

describe('the speed', () => {
  it('goes round and back, is said and shown', () => {
    for (const by of [1, 1, 1, 1, -1, -1] as const) overlays.pace(by);
    expect(said.map((sentence) => sentence.replace('Speed: ', ''))).toEqual([
      ...['double', 'fourfold', 'at once', 'single', 'at once', 'fourfold'],
    ]);
    expect(settings.current().speed).toBe(4);
    expect(heard.onChange).toHaveBeenCalledTimes(6);
  });

  it('stays where no motion is wanted, and says why', () => {
    still = true;
    overlays.use('speed');
    expect(settings.current().speed).toBe(1);
    expect(said).toEqual([t('speed.why')]);
  });
});

describe('the menu', () => {
  it.each([
    ['Log', 'Log'],
    ['Symbols', 'Symbols'],
    ['Codex', 'Codex'],
    ['Keys', 'Keys'],
    ['Settings', 'Settings'],
  ])('opens %s in its place', async (name, title) => {
    heard.press.mockImplementation((tool) => overlays.use(tool));
    overlays.use('menu');
    press(name);
    await vi.waitFor(() => expect(dialog()).toBe(title));
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });

  it('goes on, does again, begins anew and leaves', () => {
    const choose = (name: string): void => {
      overlays.use('menu');
      press(name);
      expect(dialog()).toBe('none');
    };
    choose('Go on');
    choose('Redo');
    choose('New delve');
    choose('Leave the table');
    expect(heard.press.mock.calls).toEqual([['redo']]);
    expect(heard.go.mock.calls).toEqual([['setup']]);
    expect(heard.leave).toHaveBeenCalledTimes(1);
  });
});

it('goes with the table', () => {
  overlays.use('log');
  overlays.close();
  expect(document.querySelector('dialog, .tip')).toBeNull();
});
