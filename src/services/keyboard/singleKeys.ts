import { isTyping, type Keystroke } from './intents';

/** The `code` of a key that a gamepad strikes: it is no key of a keyboard, and a voice cannot strike it by mistake. */
export const PAD_CODE = 'Gamepad';

/** A letter, digit or sign without Ctrl, Alt or Meta. Space is none: it works like Enter. */
function isSingleKey({ key, code, ctrlKey, metaKey, altKey }: Keystroke): boolean {
  return [...key].length === 1 && key !== ' ' && code !== PAD_CODE && !ctrlKey && !metaKey && !altKey;
}

/**
 * Keeps single keys from everything that listens on the page, as long as they are not allowed; the browser still hears
 * them, and so does a field that is typed in. It has to be called before anything else listens. Returns a function that ends it.
 */
export function guardSingleKeys(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  allowed: () => boolean,
): () => void {
  const guard = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || allowed() || isTyping(event.target) || !isSingleKey(event)) return;
    event.stopImmediatePropagation();
  };
  target.addEventListener('keydown', guard, { capture: true });
  return () => target.removeEventListener('keydown', guard, { capture: true });
}
