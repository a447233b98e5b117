import { type Parsed, parseJson } from '../../engine/kernel';
import type { Report } from '../report';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings';

const KEY = 'lanterndeep-settings';

export interface SettingsStore {
  current(): Settings;
  /** Refused when a value can not be; otherwise in force at once, stored if the browser lets it. */
  change(patch: Partial<Settings>): Parsed<Settings>;
  /** Tells every change from now on. The answer ends it. */
  subscribe(listener: (settings: Settings) => void): () => void;
}

export interface SettingsOptions {
  readonly report: Report;
  /** A function, for where storage is forbidden even looking at it throws. */
  readonly store?: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now?: () => Date;
  /** Where other tabs are heard of, when they change the settings. */
  readonly tabs?: Pick<Window, 'addEventListener'>;
}

export function openSettings({
  report,
  store = () => localStorage,
  now = () => new Date(),
  tabs,
}: SettingsOptions): SettingsStore {
  const listeners = new Set<(settings: Settings) => void>();
  let settings = read() ?? DEFAULT_SETTINGS;

  function read(): Settings | null {
    const text = attempt(() => store().getItem(KEY));
    if (text === null) return null;
    const data = parseJson(text);
    const parsed = data.ok ? parseSettings(data.value) : data;
    if (parsed.ok) return parsed.value;
    attempt(() => store().setItem(`${KEY}-aside-${now().toISOString()}`, text));
    report({ key: 'settingsWrong', cause: parsed.rejection });
    return null;
  }

  function attempt<Value>(touch: () => Value): Value | null {
    try {
      return touch();
    } catch (cause) {
      report({ key: 'settingsDenied', cause });
      return null;
    }
  }

  function adopt(next: Settings): void {
    settings = next;
    for (const listener of [...listeners]) listener(settings);
  }

  tabs?.addEventListener('storage', ({ key, newValue }) => {
    const data = key === KEY && newValue !== null ? parseJson(newValue) : null;
    const parsed = data?.ok === true ? parseSettings(data.value) : null;
    // What another version wrote and this one cannot read is that version's business.
    if (parsed?.ok === true) adopt(parsed.value);
  });

  return {
    current: () => settings,
    change(patch) {
      const parsed = parseSettings({ ...settings, ...patch });
      if (!parsed.ok) return parsed;
      attempt(() => store().setItem(KEY, JSON.stringify(parsed.value)));
      adopt(parsed.value);
      return parsed;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
