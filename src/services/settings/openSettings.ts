import type { Parsed } from '../../engine/kernel';
import { openSetting, type SettingOptions } from './openSetting';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings';

const KEPT = { key: 'lanterndeep-settings', parse: parseSettings };

export interface SettingsStore {
  /** The settings before the player has changed any. */
  readonly initial: Settings;
  current(): Settings;
  /** Refuses invalid values; valid ones apply at once, and are stored if the browser allows it. */
  change(patch: Partial<Settings>): Parsed<Settings>;
  /** Calls the listener with every change. Returns a function that ends it. */
  subscribe(listener: (settings: Settings) => void): () => void;
}

export interface SettingsOptions extends SettingOptions {
  /** The window whose `storage` events tell of other tabs. */
  readonly tabs?: Pick<Window, 'addEventListener'>;
}

export function openSettings({ tabs, ...options }: SettingsOptions): SettingsStore {
  const setting = openSetting(KEPT, options);
  const listeners = new Set<(settings: Settings) => void>();
  let settings = setting.read() ?? DEFAULT_SETTINGS;

  function adopt(next: Settings): void {
    settings = next;
    for (const listener of [...listeners]) listener(settings);
  }

  if (tabs !== undefined) setting.follow(tabs, adopt);
  return {
    initial: DEFAULT_SETTINGS,
    current: () => settings,
    change(patch) {
      const parsed = parseSettings({ ...settings, ...patch });
      if (!parsed.ok) return parsed;
      setting.keep(parsed.value);
      adopt(parsed.value);
      return parsed;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
