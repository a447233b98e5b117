import { moveFocus } from '../focus/moveFocus';
import { type Direction, isDirection } from '../focus/towards';
import { PAD_CODE } from '../keyboard/singleKeys';
import { type PadButton, watchPads } from './watchPads';

/** The keys that the other buttons press; every page and the table know them already. */
const KEYS: { readonly [Button in PadButton]?: string } = {
  b: 'Escape',
  x: 'u',
  y: '?',
  l1: 'PageUp',
  r1: 'PageDown',
  l2: '-',
  r2: '+',
  select: 'l',
  start: 'F10',
};

export interface PadPlay {
  readonly page?: Window;
  /** Returns the element in which the focus moves while no dialog is open. */
  readonly stage: () => Element | null;
}

/** Plays by gamepad: directions move the focus, A presses, the rest are keys. Returns a function that ends it. */
export function playByPad({ page = window, stage }: PadPlay): () => void {
  const { document } = page;
  const { dataset } = document.documentElement;
  const onPress = (button: PadButton): void => {
    dataset['input'] = 'pad';
    const dialog = topDialog(document);
    const key = KEYS[button];
    if (isDirection(button)) steer(dialog ?? stage(), button);
    else if (button === 'b' && dialog !== null) dialog.close();
    else if (key !== undefined) pressKey(document, key);
    else if (button === 'a' && document.activeElement instanceof HTMLElement) document.activeElement.click();
  };
  const onOther = ({ isTrusted }: Event): void => {
    if (isTrusted) delete dataset['input'];
  };
  const stop = watchPads({ page, onPress });
  for (const type of ['keydown', 'pointerdown']) page.addEventListener(type, onOther, { capture: true });
  return () => {
    stop();
    for (const type of ['keydown', 'pointerdown']) page.removeEventListener(type, onOther, { capture: true });
  };
}

function steer(root: Element | null, direction: Direction): void {
  const active = root?.ownerDocument.activeElement;
  if (active instanceof HTMLInputElement && active.type === 'range' && (direction === 'left' || direction === 'right')) {
    if (direction === 'left') active.stepDown();
    else active.stepUp();
    for (const type of ['input', 'change']) active.dispatchEvent(new Event(type, { bubbles: true }));
  } else if (root !== null) moveFocus(root, direction);
}

function pressKey(document: Document, key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code: PAD_CODE, bubbles: true, cancelable: true }));
}

function topDialog(document: Document): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}
