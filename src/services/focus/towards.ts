import type { Rect } from '../../table/ports';

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export function isDirection(word: string): word is Direction {
  return DIRECTIONS.some((direction) => direction === word);
}

/** A step to the side counts double: the eye follows rows and columns. */
const ASIDE = 2;
/** Between two that are as near as each other, the one that lies straighter ahead. */
const OFF_MIDDLE = 0.1;

/** Which of these is next in a direction; -1 where nothing lies there. */
export function nextTowards(direction: Direction, from: Rect, others: readonly Rect[]): number {
  let [next, nearest] = [-1, Number.POSITIVE_INFINITY];
  for (const [at, other] of others.entries()) {
    const distance = distanceTo(turned(other, direction), turned(from, direction));
    if (distance < nearest) [next, nearest] = [at, distance];
  }
  return next;
}

/** To the right, when everything is turned that way. */
function distanceTo(other: Rect, from: Rect): number {
  const ahead = other.x + other.width / 2 - (from.x + from.width / 2);
  // What begins no further on than where we are is beside, not ahead.
  if (ahead <= 0 || other.x + other.width <= from.x + from.width) return Number.POSITIVE_INFINITY;
  const along = Math.max(0, other.x - (from.x + from.width));
  const aside = Math.max(0, other.y - (from.y + from.height), from.y - (other.y + other.height));
  const offMiddle = Math.abs(other.y + other.height / 2 - (from.y + from.height / 2));
  // What lies further aside than ahead is found in the other direction.
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
