/** The most pixels for each point of a large page: more cannot be seen on it, and costs time. */
const PLENTY = 2;
/** The density of the finest screens; those that fit into a hand are small enough for it. */
const FINEST = 3;
const MOST_PIXELS = 4_000_000;

/** Returns the pixels for each point of the page, in one direction. */
export function densityOf({ width, height }: { readonly width: number; readonly height: number }, ratio: number): number {
  const affordable = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
  return Math.min(ratio, FINEST, Math.max(PLENTY, affordable));
}

/** Returns the density for an element, and counts what fingers have enlarged the page by. */
export function densityIn(element: HTMLElement): number {
  const ratio = window.devicePixelRatio * Math.max(1, window.visualViewport?.scale ?? 1);
  return densityOf({ width: element.clientWidth, height: element.clientHeight }, ratio);
}

/** Milliseconds to wait for another change: while fingers move, the page changes at every frame. */
const SETTLE_TIME = 250;
/** A smaller change of the ratio cannot be seen. */
const VISIBLE_CHANGE = 0.02;

export interface DensityParts {
  readonly parent: HTMLElement;
  /** The density that the table was laid at. */
  readonly density: number;
  readonly onStale: () => void;
}

/**
 * Calls when the screen shows more or fewer pixels for a point of the page than the table was laid at, until `life` ends. Not every
 * change of the ratio is announced by an event: the answer looks again soon, and is meant to be called now and then.
 */
export function followDensity({ parent, density, onStale }: DensityParts, life: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    if (Math.abs(densityIn(parent) / density - 1) > VISIBLE_CHANGE) onStale();
  };
  const onChange = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLE_TIME);
  };
  // Other screens and the browser's own zoom change the window's size as well, but not always.
  followRatio(onChange, life);
  window.addEventListener('resize', onChange, { signal: life });
  window.visualViewport?.addEventListener('resize', onChange, { signal: life });
  document.addEventListener('visibilitychange', onChange, { signal: life });
  life.addEventListener('abort', () => clearTimeout(timer));
  // The window may have been moved while the table was being laid.
  onChange();
  return () => {
    // A check that is due already is not put off: calls may come faster than it does.
    if (!life.aborted) timer ??= setTimeout(look, SETTLE_TIME);
  };
}

/** Calls at each change of the ratio. A media query tells only that one ratio has begun or ended, so each change asks a new one. */
function followRatio(onChange: () => void, life: AbortSignal): void {
  const ask = (): void => {
    const ratio = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    ratio.addEventListener('change', answer, { once: true, signal: life });
  };
  const answer = (): void => {
    onChange();
    ask();
  };
  ask();
}
