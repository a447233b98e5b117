/** What is drawn of each point of a large page: more is not seen on it, and costs. */
const PLENTY = 2;
/** What the finest screens show; those that fit into a hand are small enough for it. */
const FINEST = 3;
const MOST_PIXELS = 4_000_000;

/** Pixels for each point of the page, in a row. */
export function densityOf({ width, height }: { readonly width: number; readonly height: number }, ratio: number): number {
  const affordable = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
  return Math.min(ratio, FINEST, Math.max(PLENTY, affordable));
}
