import { type Parsed, parseJson } from '../../engine/kernel';
import type { Report } from '../report';

/** A small thing that the browser keeps as text, apart from the games. */
export interface Setting<Value> {
  /** Returns null for nothing, and for text that cannot be read, which is set aside. */
  read(): Value | null;
  keep(value: Value): void;
  /** Calls whenever another tab has put something there that can be read. */
  follow(tabs: Pick<Window, 'addEventListener'>, onValue: (value: Value) => void): void;
}

export interface SettingOptions {
  readonly report: Report;
  /** A function, for where storage is forbidden even looking at it throws. */
  readonly store?: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now?: () => Date;
}

export interface Kept<Value> {
  readonly key: string;
  readonly parse: (data: unknown) => Parsed<Value>;
}

export function openSetting<Value>(
  { key, parse }: Kept<Value>,
  { report, store = () => localStorage, now = () => new Date() }: SettingOptions,
): Setting<Value> {
  function attempt<Result>(touch: () => Result): Result | null {
    try {
      return touch();
    } catch (cause) {
      report({ key: 'settingsDenied', cause });
      return null;
    }
  }
  function parsed(text: string): Parsed<Value> {
    const data = parseJson(text);
    return data.ok ? parse(data.value) : data;
  }

  return {
    read() {
      const text = attempt(() => store().getItem(key));
      if (text === null) return null;
      const value = parsed(text);
      if (value.ok) return value.value;
      attempt(() => copyAside(store(), { key, text, date: now() }));
      report({ key: 'settingsWrong', cause: value.rejection });
      return null;
    },
    keep: (value) => void attempt(() => store().setItem(key, JSON.stringify(value))),
    follow(tabs, onValue) {
      tabs.addEventListener('storage', (event) => {
        if (event.key !== key || event.newValue === null) return;
        const value = parsed(event.newValue);
        // Text that another version wrote and this one cannot read is ignored.
        if (value.ok) onValue(value.value);
      });
    },
  };
}

/** Copies what cannot be read once; it also stays where it is, for the version that can read it. */
function copyAside(store: Pick<Storage, 'getItem' | 'setItem'>, { key, text, date }: Unreadable): void {
  const last = store.getItem(`${key}-aside`);
  if (last !== null && store.getItem(last) === text) return;
  const place = `${key}-aside-${date.toISOString()}`;
  store.setItem(place, text);
  store.setItem(`${key}-aside`, place);
}

interface Unreadable {
  readonly key: string;
  readonly text: string;
  readonly date: Date;
}
