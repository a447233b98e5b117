// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signLists } from '../../src/games/onedeck/pages/signs/signLists';
import { symbolLists } from '../../src/games/onedeck/pages/signs/symbols';
import { LogBook } from '../../src/games/onedeck/table';
import { openKeys, openLog, openMenu, openSettings, openSymbols } from '../../src/overlays';
import { openSettings as openStore } from '../../src/services';
import { expectSpoken } from '../support/spoken';
import { translatorIn } from '../support/translator';
import { played } from './played';

const { t } = translatorIn('en');

beforeEach(() => {
  document.body.innerHTML = '<button id="before"></button>';
  document.querySelector<HTMLElement>('#before')?.focus();
});
afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
});

const dialogs = (): number => document.querySelectorAll('dialog[open]').length;
const strike = (on: Element | null, key: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on?.dispatchEvent(event);
  return event;
};
const press = (name: string): void => {
  const found = [...document.querySelectorAll<HTMLElement>('dialog button')].find(({ textContent }) =>
    textContent.startsWith(name),
  );
  if (found === undefined) throw new Error(`no button: ${name}`);
  found.click();
};

describe('a sheet', () => {
  it('has a name, and goes by its button, its key and a press beside it', () => {
    const named = () => {
      const dialog = openSymbols(signLists(t), t);
      expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Symbols');
      return dialog;
    };
    named().querySelector<HTMLElement>('.overlay-close')?.click();
    expect(dialogs()).toBe(0);
    strike(named(), '?');
    expect(dialogs()).toBe(0);
    const dialog = named();
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
    const at = (type: string, x: number) =>
      dialog.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: 150, bubbles: true }));
    at('pointerdown', 150);
    at('click', 20);
    expect(dialogs()).toBe(1);
    at('pointerdown', 20);
    at('click', 20);
    expect(dialogs()).toBe(0);
  });

  it('keeps its keys from the table, and leaves chords alone', () => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    const dialog = openSymbols(signLists(t), t);
    strike(dialog, 'u');
    strike(dialog, '?', { ctrlKey: true });
    window.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
    expect(dialogs()).toBe(1);
  });
});

describe('the log', () => {
  const floors = new LogBook(t).read(played(30).past);

  it('says that there is nothing yet', () => {
    expect(openLog([], { translate: t }).textContent).toContain('Nothing has been done yet.');
  });

  it('has every command and line, newest last and with the focus', () => {
    const dialog = openLog(floors, { translate: t });
    const entries = floors.flatMap(({ turns }) => turns.flatMap((turn) => turn.entries));
    const lines = entries.flatMap((entry) => entry.lines);
    expect([...dialog.querySelectorAll('.log-command')].map(({ textContent }) => textContent)).toEqual(
      entries.map(({ title, detail }) => (detail === '' ? title : `${title} ${detail}`)),
    );
    const summaries = [...dialog.querySelectorAll('summary')];
    expect(summaries.map(({ textContent }) => textContent)).toEqual(lines.map(({ text }) => text));
    expect(document.activeElement).toBe(summaries.at(-1));
  });

  it('makes a rule when it is asked for, once', () => {
    const dialog = openLog(floors, { translate: t });
    const line = dialog.querySelector('details');
    expect(line?.querySelector('p')).toBeNull();
    for (const open of [true, false, true]) {
      if (line !== null) line.open = open;
      line?.dispatchEvent(new Event('toggle'));
    }
    expect(line?.querySelectorAll('p')).toHaveLength(1);
    expectSpoken(line?.querySelector('p')?.textContent ?? '');
  });

  it('is walked through with arrows, Home and End', () => {
    const dialog = openLog(floors, { translate: t });
    const summaries = [...dialog.querySelectorAll('summary')];
    const at = (): number => [...dialog.querySelectorAll('details > summary')].indexOf(document.activeElement ?? dialog);
    for (const [key, where] of [
      ['Home', 0],
      ['ArrowUp', 0],
      ['ArrowDown', 1],
      ['End', summaries.length - 1],
      ['ArrowUp', summaries.length - 2],
    ] as const) {
      strike(document.activeElement, key);
      expect(at(), key).toBe(where);
    }
    strike(document.activeElement, 'l');
    expect(dialogs()).toBe(0);
  });
});

describe('the menu', () => {
  it('closes before it does what was pressed', () => {
    const seen: number[] = [];
    openMenu(
      [
        [{ label: 'Go on', gold: true, onPress: () => undefined }],
        [{ label: 'Leave', detail: 'saved', onPress: () => seen.push(dialogs()) }],
      ],
      t,
    );
    expect(document.activeElement?.textContent).toBe('Go on');
    press('Leave');
    expect(seen).toEqual([0]);
  });
});

describe('what can be looked up', () => {
  it('is every symbol, with a picture', () => {
    const dialog = openSymbols(signLists(t), t);
    const symbols = symbolLists(t).flatMap((list) => list.symbols);
    expect([...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(symbols.map(({ name }) => name));
    for (const sign of dialog.querySelectorAll('.sign')) expect(sign.childElementCount).toBeGreaterThan(0);
  });

  it('is every key, of keyboard and gamepad', () => {
    const dialog = openKeys(t, { singleKeys: true });
    const captions = [...dialog.querySelectorAll('caption')].map(({ textContent }) => textContent);
    expect(captions).toEqual(['Keyboard', 'Gamepad']);
    const rows = [...dialog.querySelectorAll('tr')];
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expectSpoken(row.querySelector('td')?.textContent ?? '');
  });
});

it('without single keys, every other key that does something is listed, and a word about it', () => {
  const dialog = openKeys(t, { singleKeys: false });
  const [keyboard, gamepad] = [...dialog.querySelectorAll('table')];
  const keys = [...(keyboard?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent);
  const all = ['Tab', '← ↑ ↓ →', 'Enter', 'Space', 'Esc', 'Ctrl Z', 'Ctrl Y', 'F1', 'PgUp', 'PgDn', 'F10'];
  expect(keys).toEqual(all);
  expect(gamepad?.querySelectorAll('tr')).toHaveLength(9);
  expect(dialog.querySelector('p')?.textContent).toBe(t('keys.singleOff'));
});

it('settings change at the table, and whoever opened them is told when they go', () => {
  const settings = openStore({ report: () => undefined, store: () => ({ getItem: () => null, setItem: () => undefined }) });
  const onClose = vi.fn();
  openSettings({ translate: t, settings, onLanguage: () => () => undefined, playSample: () => undefined, onClose });
  const muted = [...document.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]')][0];
  muted?.click();
  expect(settings.current().muted).toBe(true);
  document.querySelector<HTMLElement>('.overlay-close')?.click();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('settings are written anew in another language, until they go', () => {
  const settings = openStore({ report: () => undefined, store: () => ({ getItem: () => null, setItem: () => undefined }) });
  const heard = new Set<() => void>();
  let { t: translate } = translatorIn('en');
  openSettings({
    translate: (key, params) => translate(key, params),
    settings,
    onLanguage(act) {
      heard.add(act);
      return () => void heard.delete(act);
    },
    playSample: () => undefined,
    onClose: () => undefined,
  });
  const slider = document.querySelector('dialog input[type=range]');
  settings.change({ master: 0.1 });
  expect(document.querySelector('dialog input[type=range]')).toBe(slider);
  ({ t: translate } = translatorIn('it'));
  for (const act of heard) act();
  expect(document.querySelector('dialog h2')?.textContent).toBe('Impostazioni');
  expect(document.activeElement?.getAttribute('name')).toBe('language');
  document.querySelector<HTMLElement>('.overlay-close')?.click();
  expect(heard.size).toBe(0);
});
