import type { Rect } from '../table';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

export const around = ({ x, y }: Point, width: number, height = width): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Scales a place about its middle. */
export const grown = (place: Rect, by: number): Rect => around(middleOf(place), place.width * by, place.height * by);
