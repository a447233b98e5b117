/**
 * The intents of the keys in every game; a game's own moves bring their keys with them. Names as `KeyboardEvent.key` gives
 * them; one intent may have several keys, the first is shown.
 */
const KEYS = {
  u: 'undo',
  'Control+z': 'undo',
  r: 'redo',
  'Control+Shift+z': 'redo',
  'Control+y': 'redo',
  ' ': 'skip',
  Escape: 'escape',
  PageDown: 'nextPage',
  PageUp: 'previousPage',
  l: 'log',
  '+': 'speed',
  '=': 'speed',
  '-': 'slower',
  '?': 'explain',
  F1: 'explain',
  F10: 'menu',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
} as const satisfies Readonly<Record<string, string>>;

export type Intent = (typeof KEYS)[keyof typeof KEYS];

const INTENTS: ReadonlyMap<string, Intent> = new Map(Object.entries(KEYS));

/** The parts of a KeyboardEvent that decide. */
export type Keystroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'target'
>;

export function intentFor(stroke: Keystroke): Intent | null {
  return isForTheTable(stroke) ? (INTENTS.get(chord(stroke)) ?? null) : null;
}

/** The letter or digit of a plain key, as a move's shortcut names it. */
export function plainKeyOf(stroke: Keystroke): string | null {
  if (!isForTheTable(stroke)) return null;
  const key = digit(stroke) || chord(stroke);
  return /^[a-z0-9]$/.test(key) ? key.toUpperCase() : null;
}

function isForTheTable(stroke: Keystroke): boolean {
  if (stroke.repeat || stroke.isComposing || stroke.defaultPrevented || stroke.altKey) return false;
  return !isTyping(stroke.target) && !(stroke.key === ' ' && isPressable(stroke.target));
}

/** Returns the shortcut for `aria-keyshortcuts`; without single keys another one with the same intent, or nothing. */
export function shortcutFor(intent: Intent, singleKeys = true): string {
  const [key = ''] = [...INTENTS].find(([key, named]) => named === intent && (singleKeys || key === ' ' || key.length > 1)) ?? [];
  if (key === ' ') return 'Space';
  if (key === '+') return 'Plus';
  return key.replace(/(?<=^|\+)[a-z]$/, (letter) => letter.toUpperCase());
}

function chord({ key, ctrlKey, metaKey, shiftKey }: Keystroke): string {
  const letter = /^\p{L}$/u.test(key) ? key.toLowerCase() : key;
  // Shift is already in a sign like `?`; with a letter it makes another chord, which the table may name or not.
  const shifted = shiftKey && letter.toLowerCase() !== letter.toUpperCase() ? 'Shift+' : '';
  return `${ctrlKey || metaKey ? 'Control+' : ''}${shifted}${letter}`;
}

/** The digit printed on the key: on French keyboards the row gives other signs without shift. */
function digit({ code, ctrlKey, metaKey, shiftKey }: Keystroke): string {
  return ctrlKey || metaKey || shiftKey ? '' : (/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? '');
}

/** Returns whether keys that go to this target are typed as text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])') !== null
  );
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a[href], summary') !== null;
}
