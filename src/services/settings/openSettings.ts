import type { Parsed } from '../../engine/kernel';
import { openShelf, type ShelfOptions } from './openShelf';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings';

const KEPT = { key: 'lanterndeep-settings', parse: parseSettings };

export interface SettingsStore {
  current(): Settings;
  /** Refused when a value can not be; otherwise in force at once, stored if the browser lets it. */
  change(patch: Partial<Settings>): Parsed<Settings>;
  /** Tells every change from now on. The answer ends it. */
  subscribe(listener: (settings: Settings) => void): () => void;
}

export interface SettingsOptions extends ShelfOptions {
  /** Where other tabs are heard of. */
  readonly tabs?: Pick<Window, 'addEventListener'>;
}

export function openSettings({ tabs, ...options }: SettingsOptions): SettingsStore {
  const shelf = openShelf(KEPT, options);
  const listeners = new Set<(settings: Settings) => void>();
  let settings = shelf.read() ?? DEFAULT_SETTINGS;

  function adopt(next: Settings): void {
    settings = next;
    for (const listener of [...listeners]) listener(settings);
  }

  if (tabs !== undefined) shelf.follow(tabs, adopt);
  return {
    current: () => settings,
    change(patch) {
      const parsed = parseSettings({ ...settings, ...patch });
      if (!parsed.ok) return parsed;
      shelf.keep(parsed.value);
      adopt(parsed.value);
      return parsed;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
