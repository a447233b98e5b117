/** What each key asks for. Names as `KeyboardEvent.key` gives them; one intent may have several keys, the first is shown. */
const KEYS = {
  '1': 'door1',
  '2': 'door2',
  '3': 'door3',
  '4': 'door4',
  e: 'explore',
  f: 'flee',
  u: 'undo',
  'Control+z': 'undo',
  r: 'redo',
  'Control+Shift+z': 'redo',
  'Control+y': 'redo',
  ' ': 'skip',
  Escape: 'cancel',
  '?': 'help',
  h: 'hint',
  l: 'log',
  m: 'mute',
} as const satisfies Readonly<Record<string, string>>;

export type Intent = (typeof KEYS)[keyof typeof KEYS];

const INTENTS: ReadonlyMap<string, Intent> = new Map(Object.entries(KEYS));

/** The parts of a KeyboardEvent that decide. */
export type Keystroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'target'
>;

export function intentFor(stroke: Keystroke): Intent | null {
  if (stroke.repeat || stroke.isComposing || stroke.defaultPrevented || stroke.altKey) return null;
  if (isTyping(stroke.target) || (stroke.key === ' ' && isPressable(stroke.target))) return null;
  return INTENTS.get(chord(stroke)) ?? INTENTS.get(digit(stroke)) ?? null;
}

/** As `aria-keyshortcuts` wants it. */
export function shortcutFor(intent: Intent): string {
  const [key = ''] = [...INTENTS].find(([, named]) => named === intent) ?? [];
  if (key === ' ') return 'Space';
  return key.replace(/^[a-z]$/, (letter) => letter.toUpperCase());
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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])') !== null
  );
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a[href], summary') !== null;
}
