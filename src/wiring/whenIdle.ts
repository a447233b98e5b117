/** Milliseconds after which it is done even if the page is never idle. */
const LATEST = 1000;

/** Acts when the page has nothing else to do. Safari cannot tell, so that a pause has to do there. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LATEST });
  else setTimeout(act, LATEST / 2);
}
