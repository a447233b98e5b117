import { type Intent, intentFor, plainKeyOf } from './intents';

export interface KeyListener {
  readonly onIntent: (intent: Intent) => void;
  /** A letter or digit that may be a move's shortcut; answers whether it was. */
  readonly onKey: (key: string) => boolean;
}

/** Listens until the answer is called. A key that means something here means nothing more to the browser. */
export function listenForKeys(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  { onIntent, onKey }: KeyListener,
): () => void {
  const listener = (event: Event): void => {
    // What is typed over the table is not meant for it.
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
