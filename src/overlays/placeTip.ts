import type { Rect } from '../table';

interface Size {
  readonly width: number;
  readonly height: number;
}

const APART = 10;
const EDGE = 8;
/** The order in which the sides are tried. A finger and the hand cover what is below and beside the thing. */
const SIDES = { touch: ['above', 'left', 'right', 'below'], other: ['above', 'below', 'right', 'left'] } as const;
type Side = (typeof SIDES)['touch'][number];

export interface TipPlace {
  readonly thing: Rect;
  readonly tip: Size;
  readonly screen: Size;
  readonly by: keyof typeof SIDES;
}

/** Returns the top left corner of a tip beside its thing: on the first side with room, and always on the screen. */
export function placeTip({ thing, tip, screen, by }: TipPlace): { readonly x: number; readonly y: number } {
  const spots = SIDES[by].map((side) => spotAt(side, thing, tip));
  const fits = ({ x, y }: { x: number; y: number }): boolean =>
    x >= EDGE && y >= EDGE && x + tip.width <= screen.width - EDGE && y + tip.height <= screen.height - EDGE;
  const slid = spots.map((spot, at) => slide(spot, SIDES[by][at] ?? 'above', { tip, screen }));
  const spot = slid.find(fits) ?? slid[0] ?? { x: EDGE, y: EDGE };
  return { x: within(spot.x, tip.width, screen.width), y: within(spot.y, tip.height, screen.height) };
}

function spotAt(side: Side, thing: Rect, tip: Size): { x: number; y: number } {
  const middle = { x: thing.x + (thing.width - tip.width) / 2, y: thing.y + (thing.height - tip.height) / 2 };
  switch (side) {
    case 'above':
      return { x: middle.x, y: thing.y - APART - tip.height };
    case 'below':
      return { x: middle.x, y: thing.y + thing.height + APART };
    case 'left':
      return { x: thing.x - APART - tip.width, y: middle.y };
    case 'right':
      return { x: thing.x + thing.width + APART, y: middle.y };
  }
}

/** Moves the tip along the thing's edge so that it stays on the screen. */
function slide(spot: { x: number; y: number }, side: Side, { tip, screen }: { readonly tip: Size; readonly screen: Size }) {
  return side === 'above' || side === 'below'
    ? { x: within(spot.x, tip.width, screen.width), y: spot.y }
    : { x: spot.x, y: within(spot.y, tip.height, screen.height) };
}

function within(at: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - length - EDGE));
}
