export type Spot = readonly [x: number, y: number];

const leansLeft = ([ox, oy]: Spot, [ax, ay]: Spot, [bx, by]: Spot): boolean => (ax - ox) * (by - oy) - (ay - oy) * (bx - ox) <= 0;

/** The outline of a body seen as a flat shape: Andrew's monotone chain. */
export function hullOf(spots: readonly Spot[]): readonly Spot[] {
  const ordered = [...spots].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...chain(ordered), ...chain(ordered.reverse())];
}

function chain(ordered: readonly Spot[]): readonly Spot[] {
  const hull: Spot[] = [];
  for (const spot of ordered) {
    while (hull.length > 1 && isWithin(hull, spot)) hull.pop();
    hull.push(spot);
  }
  return hull.slice(0, -1);
}

/** Returns whether the outline goes straight on from its last edge to the spot, or turns towards it. */
function isWithin(hull: readonly Spot[], spot: Spot): boolean {
  const [before, last] = [hull.at(-2), hull.at(-1)];
  return before !== undefined && last !== undefined && leansLeft(before, last, spot);
}
