import { carvedButton, made } from '../pages';
import type { LogEntry, LogFloor, LogLine, LogTurn, Translate } from '../table';
import { openSheet } from './Sheet';

export interface LogParts {
  readonly translate: Translate;
  /** Shows again what others did since the own last turn; null where that is nothing. */
  readonly onRecap?: (() => void) | null;
}

/** Opens the log, newest last. Every line opens to its rule. */
export function openLog(floors: readonly LogFloor[], { translate, onRecap = null }: LogParts): HTMLDialogElement {
  const body = made('div', { className: 'log' });
  if (floors.length === 0) body.append(made('p', { textContent: translate('sheet.logEmpty') }));
  body.append(...floors.map(floorElement));
  body.addEventListener('keydown', walk);
  const dialog = openSheet({ translate, title: translate('sheet.log'), look: 'log', body, keys: ['l'] });
  if (onRecap !== null) {
    const onPress = (): void => {
      dialog.close();
      onRecap();
    };
    body.append(carvedButton(translate('sheet.recap'), { detail: translate('sheet.recapDetail'), onPress }));
  }
  linesOf(body).at(-1)?.focus();
  body.scrollTop = body.scrollHeight;
  return dialog;
}

function floorElement({ title, turns }: LogFloor): HTMLElement {
  const floor = made('section');
  floor.append(made('h3', { textContent: title }), ...turns.map(turnElement));
  return floor;
}

function turnElement({ title, entries }: LogTurn): HTMLElement {
  const turn = made('section');
  const list = made('ol');
  // Some browsers drop the role of a list that shows no numbers.
  list.setAttribute('role', 'list');
  list.append(...entries.map(entryElement));
  turn.append(made('h4', { textContent: title }), list);
  return turn;
}

function entryElement({ title, detail, lines }: LogEntry): HTMLElement {
  const entry = made('li');
  const command = made('p', { className: 'log-command', textContent: title });
  if (detail !== '') command.append(' ', made('small', { textContent: detail }));
  entry.append(command, ...lines.map(lineElement));
  return entry;
}

function lineElement({ text, rule }: LogLine): HTMLElement {
  const line = made('details');
  line.append(made('summary', { textContent: text }));
  // The rule of a line is built only when the line is opened.
  line.addEventListener('toggle', () => line.append(made('p', { textContent: rule })), { once: true });
  return line;
}

/** Moves the focus between lines, and to the first and the last. */
function walk(event: KeyboardEvent): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const lines = linesOf(event.currentTarget);
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? lines.indexOf(activeElement) : -1;
  const steps: Readonly<Record<string, number>> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 };
  const next = lines[steps[event.key] ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function linesOf(body: HTMLElement): readonly HTMLElement[] {
  return [...body.querySelectorAll('summary')];
}
