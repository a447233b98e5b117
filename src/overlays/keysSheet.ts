import { made } from '../pages';
import type { TextKey, Translate } from '../table';
import { openSheet } from './Sheet';

type Row = readonly [keys: readonly string[], means: TextKey];

/** The rows of the list. Keys are named as they are labelled. */
const KEYBOARD: readonly Row[] = [
  [['Tab', '← ↑ ↓ →'], 'keys.move'],
  [['Enter'], 'keys.press'],
  [['1 … 9', '0'], 'keys.digits'],
  [['A … Z'], 'keys.letters'],
  [['D'], 'keys.dieMenu'],
  [['Space'], 'keys.skip'],
  [['Esc'], 'keys.back'],
  [['U', 'Ctrl Z'], 'keys.undo'],
  [['R', 'Ctrl Y'], 'keys.redo'],
  [['L'], 'keys.log'],
  [['?', 'F1'], 'keys.explain'],
  [['+', '−'], 'keys.speed'],
  [['PgUp', 'PgDn'], 'keys.page'],
  [['F10'], 'keys.menu'],
];
const GAMEPAD: readonly Row[] = [
  [['✥'], 'keys.move'],
  [['A'], 'keys.press'],
  [['B'], 'keys.back'],
  [['X'], 'keys.undo'],
  [['Y'], 'keys.explain'],
  [['LB', 'RB'], 'keys.page'],
  [['LT', 'RT'], 'keys.speed'],
  [['Select'], 'keys.log'],
  [['Start'], 'keys.menu'],
];

/** Returns whether this is a single letter, digit or sign, or a range of them. */
const isSingle = (key: string): boolean => /^\S(?: … \S)?$/u.test(key);

/** Opens the list of keys. If single keys are off, it leaves them out and says so. */
export function openKeys(translate: Translate, { singleKeys }: { readonly singleKeys: boolean }): HTMLDialogElement {
  const body = made('div', { className: 'keys' });
  const keyboard = singleKeys ? KEYBOARD : KEYBOARD.map(([keys, means]): Row => [keys.filter((key) => !isSingle(key)), means]);
  body.append(table(translate('keys.keyboard'), keyboard, translate), table(translate('keys.gamepad'), GAMEPAD, translate));
  if (!singleKeys) body.prepend(made('p', { textContent: translate('keys.singleOff') }));
  body.tabIndex = 0;
  const dialog = openSheet({ translate, title: translate('sheet.keys'), look: 'keys', body });
  body.focus();
  return dialog;
}

function table(caption: string, rows: readonly Row[], translate: Translate): HTMLElement {
  const list = made('table');
  list.append(made('caption', { textContent: caption }));
  for (const [keys, means] of rows) {
    if (keys.length === 0) continue;
    const row = list.insertRow();
    const head = made('th');
    head.scope = 'row';
    for (const key of keys) head.append(made('kbd', { textContent: key }), ' ');
    row.append(head, made('td', { textContent: translate(means) }));
  }
  return list;
}
