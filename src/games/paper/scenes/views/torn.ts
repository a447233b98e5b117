import type { Pen, Point } from '../../../../scenes';
import type { Rect } from '../../../../table';

/** Returns a number from 0 to 1 that looks like chance and is always the same. */
export function grain(at: number): number {
  const wild = Math.sin(at * 127.1 + 311.7) * 43_758.5453;
  return wild - Math.floor(wild);
}

export interface Tear {
  /** The length of a tooth, and how far it reaches. */
  readonly step: number;
  readonly depth: number;
}

/** Traces a rectangle with torn sides. The same rectangle is always torn in the same way. */
export function traceTorn(pen: Pen, { x, y, width, height }: Rect, tear: Tear): void {
  const corners: readonly Point[] = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  pen.beginPath();
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % corners.length] ?? from;
    for (const [tooth, spot] of toothOf(from, to, { tear, seed: at * 997 }).entries()) {
      if (at === 0 && tooth === 0) pen.moveTo(spot.x, spot.y);
      else pen.lineTo(spot.x, spot.y);
    }
  }
  pen.closePath();
}

/** Returns the points of one torn side, without its end. */
function toothOf(from: Point, to: Point, { tear, seed }: { readonly tear: Tear; readonly seed: number }): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(1, Math.round(length / tear.step));
  const out = { x: (to.y - from.y) / Math.max(1, length), y: (from.x - to.x) / Math.max(1, length) };
  return Array.from({ length: count }, (_, at) => {
    const share = (at + grain(seed + at * 3.3) * 0.6) / count;
    const wave = Math.sin(share * length * 0.021 + seed) * 0.6;
    const by = at === 0 ? 0 : (grain(seed + at) - 0.5 + wave * 0.5) * tear.depth;
    return { x: from.x + (to.x - from.x) * share + out.x * by, y: from.y + (to.y - from.y) * share + out.y * by };
  });
}
