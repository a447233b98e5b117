import { type Intent, intentFor } from './intents';

/** Reports intents until the answer is called. A key that means something here means nothing more to the browser. */
export function listenForKeys(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  onIntent: (intent: Intent) => void,
): () => void {
  const listener = (event: Event): void => {
    const intent = event instanceof KeyboardEvent ? intentFor(event) : null;
    if (intent === null) return;
    event.preventDefault();
    onIntent(intent);
  };
  target.addEventListener('keydown', listener);
  return () => target.removeEventListener('keydown', listener);
}
