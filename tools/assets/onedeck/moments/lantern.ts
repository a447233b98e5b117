import type { Part } from '../../drawing/figure';
import { blob, disc, limb, moved, type Shape, shard, turned } from '../../drawing/shapes';

export interface Hung {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly degrees?: number;
}

const FRAME = [
  blob('-30,-36! -22,-52 -10,-58! 10,-58! 22,-52 30,-36!'),
  shard('-8,-56 -5,-68 5,-68 8,-56'),
  shard('-36,40 36,40 32,54 -32,54'),
  shard('-34,-38 34,-38 32,-30 -32,-30'),
  limb('-27,-34,6 -31,42,6'),
  limb('27,-34,6 31,42,6'),
  limb('0,-34,4 0,42,4'),
];
/** Which of them stands between the panes. */
const BAR = FRAME.length - 1;
const RING = { ink: [disc(0, -80, [15, 15])], hole: disc(0, -80, [9, 9]) };
const PANE = shard('-23,-28 23,-28 27,38 -27,38');
const PANES = [shard('-23,-28 -4,-28 -4,38 -27,38'), shard('4,-28 23,-28 27,38 4,38')];

const placed =
  ({ x, y, scale, degrees = 0 }: Hung) =>
  (shape: Shape): Shape =>
    moved(turned(moved(shape, 0, 92), { x: 0, y: 0 }, { degrees, scale }), x, y);

/** A lantern that burns; it hangs by its ring from the point. */
export function lantern(hung: Hung): Required<Pick<Part, 'ink' | 'cuts' | 'light'>> {
  const put = placed(hung);
  return { ink: [...FRAME, ...RING.ink].map(put), cuts: [put(RING.hole)], light: PANES.map(put) };
}

/** The same with a single pane, wide enough for a number. */
export function greatLantern(hung: Hung): Required<Pick<Part, 'ink' | 'cuts' | 'light'>> {
  const { ink, cuts } = lantern(hung);
  // All but the bar between the panes.
  return { ink: ink.filter((_, at) => at !== BAR), cuts, light: [placed(hung)(PANE)] };
}

/** The same without its light: the panes are holes. */
export function deadLantern(hung: Hung): Required<Pick<Part, 'ink' | 'cuts'>> {
  const { ink, cuts } = lantern(hung);
  return { ink, cuts };
}

/** Rays about a point, each `from` and `to` so far. */
export function rays(about: readonly [number, number], count: number, [from, to]: readonly [number, number]): readonly Shape[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2 + 0.13;
    const half = (at % 3 === 0 ? 0.34 : 0.2) * (Math.PI / count) * 2;
    const spot = (turn: number, far: number): string =>
      [about[0] + Math.cos(angle + turn) * far, about[1] + Math.sin(angle + turn) * far].map(Math.round).join();
    const reach = to * (at % 2 === 0 ? 1 : 0.8);
    return shard(`${spot(-half * 0.4, from)} ${spot(-half, reach)} ${spot(half, reach)} ${spot(half * 0.4, from)}`);
  });
}
