import { COLUMNS, ROWS, type RoomId } from '../../../../engine/paper';
import type { Rect } from '../../../../table';

/** Which part of the map is seen: how large it is drawn, and which spot of it lies in the middle, in parts of the whole. */
export interface Sight {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A map behind its window. Both are on the screen; the ground is never smaller than the window. */
export interface Framed {
  readonly window: Rect;
  readonly ground: Rect;
}

/** The whole map, or as much of it as there is room for above the doors. */
export const AT_THE_DOORS: Sight = { zoom: 1, x: 0.5, y: 1 };
export const MOST_ZOOM = 1.8;

/** Rooms that have room for less than the first get the second, and the map reaches beyond its window. */
const ROOM = { fits: 40, side: 46 } as const;
/** A place that is cut off at the edge of the window can be found as long as this much of it is left. */
const LEAST_SEEN = 8;

/** Returns the size of the map before anything is enlarged. */
function baseOf({ width, height }: Rect): Pick<Rect, 'width' | 'height'> {
  return { width: reaching(width, COLUMNS.length), height: reaching(height, ROWS.length) };
}

const reaching = (length: number, count: number): number =>
  length / count >= ROOM.fits ? length : Math.max(length, ROOM.side * count);

/** Returns the map as a sight shows it. */
export function groundIn(window: Rect, { zoom, x, y }: Sight): Rect {
  const base = baseOf(window);
  const [width, height] = [base.width * within(zoom, 1, MOST_ZOOM), base.height * within(zoom, 1, MOST_ZOOM)];
  const left = window.x + window.width / 2 - x * width;
  const top = window.y + window.height / 2 - y * height;
  return held({ window, ground: { x: left, y: top, width, height } });
}

/** Returns the sight that shows a ground. */
export function sightOf({ window, ground }: Framed): Sight {
  return {
    zoom: ground.width / baseOf(window).width,
    x: (window.x + window.width / 2 - ground.x) / ground.width,
    y: (window.y + window.height / 2 - ground.y) / ground.height,
  };
}

/** Returns whether a part of the map lies beyond the window. */
export function isLarger({ window, ground }: Framed): boolean {
  return ground.width > window.width + 1 || ground.height > window.height + 1;
}

/** Returns the ground after it was dragged. */
export function dragged({ window, ground }: Framed, by: Point): Rect {
  return held({ window, ground: { ...ground, x: ground.x + by.x, y: ground.y + by.y } });
}

/** Returns the ground after it was enlarged about a point that stays where it is. */
export function enlarged({ window, ground }: Framed, { by, about }: { readonly by: number; readonly about: Point }): Rect {
  const zoom = ground.width / baseOf(window).width;
  const grown = within(zoom * by, 1, MOST_ZOOM) / zoom;
  const x = about.x - (about.x - ground.x) * grown;
  const y = about.y - (about.y - ground.y) * grown;
  return held({ window, ground: { x, y, width: ground.width * grown, height: ground.height * grown } });
}

/** Returns the ground moved as little as possible so that a place on it is seen, with a margin where there is room for one. */
export function revealing({ window, ground }: Framed, place: Rect, margin: number): Rect {
  const across = lack([place.x, place.width], [window.x, window.width], margin);
  const down = lack([place.y, place.height], [window.y, window.height], margin);
  return dragged({ window, ground }, { x: across, y: down });
}

type Span = readonly [from: number, length: number];

function lack([from, length]: Span, [start, room]: Span, wanted: number): number {
  const margin = within(wanted, 0, Math.max(0, (room - length) / 2));
  const [before, after] = [start + margin - from, start + room - margin - from - length];
  return before > 0 ? before : Math.min(0, after);
}

/** Keeps the window filled with map. */
function held({ window, ground }: Framed): Rect {
  const x = within(ground.x, window.x + window.width - ground.width, window.x);
  return { ...ground, x, y: within(ground.y, window.y + window.height - ground.height, window.y) };
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

/** Returns the part of a place that lies in the window; null where too little of it does. */
export function seenOf(place: Rect, window: Rect): Rect | null {
  const [x, y] = [Math.max(place.x, window.x), Math.max(place.y, window.y)];
  const width = Math.min(place.x + place.width, window.x + window.width) - x;
  const height = Math.min(place.y + place.height, window.y + window.height) - y;
  return Math.min(width, height) < LEAST_SEEN ? null : { x, y, width, height };
}

/** Returns the part of a room that can be seen and pressed; null where the items lie over the map, or it lies beyond the window. */
export function seenRoom(
  { rooms, map }: { readonly rooms: Readonly<Record<RoomId, Rect>> | null; readonly map: Rect },
  room: RoomId,
): Rect | null {
  return rooms === null ? null : seenOf(rooms[room], map);
}
