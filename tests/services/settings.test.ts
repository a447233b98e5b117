import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSettings, type SettingsStore } from '../../src/services';
import { DEFAULT_SETTINGS } from '../../src/services/settings/settings';

const KEY = 'lanterndeep-settings';
let shelf: Map<string, string>;
let problems: string[];

const store = {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
};

function open(from: () => typeof store = () => store): SettingsStore {
  const now = () => new Date('2026-11-18T12:00:00.000Z');
  return openSettings({ report: ({ key }) => problems.push(key), store: from, now });
}

beforeEach(() => {
  shelf = new Map();
  problems = [];
});

describe('settings', () => {
  it('begin with the defaults', () => {
    expect(open().current()).toEqual(DEFAULT_SETTINGS);
    expect(problems).toEqual([]);
  });

  it('are there again the next time', () => {
    expect(open().change({ language: 'it', speed: 'instant', master: 0 }).ok).toBe(true);
    expect(open().current()).toEqual({ ...DEFAULT_SETTINGS, language: 'it', speed: 'instant', master: 0 });
  });

  it('fill up what an older version did not know, and forget what a newer one did', () => {
    shelf.set(KEY, '{"textSize":130,"holograms":true}');
    expect(open().current()).toEqual({ ...DEFAULT_SETTINGS, textSize: 130 });
    expect(DEFAULT_SETTINGS.singleKeys).toBe(true);
    expect(problems).toEqual([]);
  });

  it.each([
    'not json',
    'null',
    '[]',
    '{"speed":3}',
    '{"master":1.5}',
    '{"textSize":90}',
    '{"language":"de"}',
    '{"muted":"no"}',
    '{"singleKeys":1}',
  ])('set %s aside and start with the defaults', (bad) => {
    shelf.set(KEY, bad);
    const settings = open();
    expect(settings.current()).toEqual(DEFAULT_SETTINGS);
    expect(problems).toEqual(['settingsWrong']);
    expect(shelf.get(`${KEY}-aside-2026-11-18T12:00:00.000Z`)).toBe(bad);
    settings.change({ speed: 4 });
    expect(open().current().speed).toBe(4);
  });

  it('that cannot be read are copied aside once, however often they are met, and again when they are others', () => {
    let day = 1;
    const load = (): unknown =>
      openSettings({ report: () => undefined, store: () => store, now: () => new Date(Date.UTC(2026, 10, day++)) });
    const asides = (): unknown[] => [...shelf].filter(([key]) => key.startsWith(`${KEY}-aside-`)).map(([, text]) => text);
    shelf.set(KEY, 'torn');
    for (let loads = 0; loads < 3; loads++) load();
    expect(asides()).toEqual(['torn']);
    expect(shelf.get(KEY)).toBe('torn');
    shelf.set(KEY, 'torn again');
    for (let loads = 0; loads < 3; loads++) load();
    expect(asides()).toEqual(['torn', 'torn again']);
  });

  it('tell every change until nobody listens', () => {
    const settings = open();
    const heard = vi.fn();
    const stop = settings.subscribe(heard);
    settings.change({ speed: 2 });
    stop();
    settings.change({ speed: 4 });
    expect(heard.mock.calls).toEqual([[{ ...DEFAULT_SETTINGS, speed: 2 }]]);
  });

  it('follow what another tab changes, and nothing else that lies there', () => {
    const tabs = new EventTarget();
    const settings = openSettings({ report: ({ key }) => problems.push(key), store: () => store, tabs });
    const heard = vi.fn();
    settings.subscribe(heard);
    const tell = (key: string, newValue: string | null): boolean =>
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    tell('something-else', '{"speed":2}');
    tell(KEY, null);
    tell(KEY, '{"speed":3}');
    tell(KEY, 'torn');
    expect(heard).not.toHaveBeenCalled();
    tell(KEY, '{"speed":2}');
    expect(heard.mock.calls).toEqual([[{ ...DEFAULT_SETTINGS, speed: 2 }]]);
    expect(settings.current().speed).toBe(2);
    expect([...shelf.keys(), ...problems]).toEqual([]);
  });

  it('refuse what can not be and keep what was', () => {
    const settings = open();
    const heard = vi.fn();
    settings.subscribe(heard);
    expect(settings.change({ textSize: 300 })).toEqual({
      ok: false,
      rejection: { key: 'settingsWrong', params: { path: 'textSize' } },
    });
    expect(settings.current()).toEqual(DEFAULT_SETTINGS);
    expect(heard).not.toHaveBeenCalled();
  });

  it('work without storage', () => {
    const settings = open(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(settings.change({ speed: 2 }).ok).toBe(true);
    expect(settings.current().speed).toBe(2);
    expect(problems).toEqual(['settingsDenied', 'settingsDenied']);
  });
});
