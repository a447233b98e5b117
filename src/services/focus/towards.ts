import type { Rect } from '../../table/ports';

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export function isDirection(word: string): word is Direction {
  return DIRECTIONS.some((direction) => direction === word);
}

/** A step to the side counts double: the eye follows rows and columns. */
const ASIDE = 2;
/** Breaks ties between controls at the same distance: the one that lies straighter ahead is next. */
const OFF_MIDDLE = 0.1;

/** Returns the index of the next one in a direction, or -1 where nothing lies there. */
export function nextTowards(direction: Direction, from: Rect, others: readonly Rect[]): number {
  let [next, nearest] = [-1, Number.POSITIVE_INFINITY];
  for (const [at, other] of others.entries()) {
    const distance = distanceTo(turned(other, direction), turned(from, direction));
    if (distance < nearest) [next, nearest] = [at, distance];
  }
  return next;
}

/** Returns the distance to the right; callers turn both rectangles that way first. */
function distanceTo(other: Rect, from: Rect): number {
  const ahead = other.x + other.width / 2 - (from.x + from.width / 2);
  // A control that starts no further on is beside this one, not ahead.
  if (ahead <= 0 || other.x + other.width <= from.x + from.width) return Number.POSITIVE_INFINITY;
  const along = Math.max(0, other.x - (from.x + from.width));
  const aside = Math.max(0, other.y - (from.y + from.height), from.y - (other.y + other.height));
  const offMiddle = Math.abs(other.y + other.height / 2 - (from.y + from.height / 2));
  // A control further aside than ahead is reached in the other direction.
  if (aside > ahead * ASIDE) return Number.POSITIVE_INFINITY;
  return along + aside * ASIDE + offMiddle * OFF_MIDDLE;
}

function turned({ x, y, width, height }: Rect, direction: Direction): Rect {
  switch (direction) {
    case 'right':
      return { x, y, width, height };
    case 'left':
      return { x: -x - width, y, width, height };
    case 'down':
      return { x: y, y: x, width: height, height: width };
    case 'up':
      return { x: -y - height, y: x, width: height, height: width };
  }
}
