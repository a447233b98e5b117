import { type Intent, intentFor, plainKeyOf } from './intents';

export interface KeyListener {
  readonly onIntent: (intent: Intent) => void;
  /** Takes a letter or digit that may be a move's shortcut, and returns whether it was. */
  readonly onKey: (key: string) => boolean;
}

/** Returns a function that ends it. The browser's own action is prevented for keys that mean something here. */
export function listenForKeys(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  { onIntent, onKey }: KeyListener,
): () => void {
  const listener = (event: Event): void => {
    // Keys pressed in a dialog over the table are not meant for it.
    if (!(event instanceof KeyboardEvent) || document.querySelector('dialog[open]') !== null) return;
    const intent = intentFor(event);
    const key = plainKeyOf(event);
    if (intent !== null) onIntent(intent);
    else if (key === null || !onKey(key)) return;
    event.preventDefault();
  };
  target.addEventListener('keydown', listener);
  return () => target.removeEventListener('keydown', listener);
}
