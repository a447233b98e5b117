import type { Rect } from '../../table';

/** The ink of a figure: for each row from the top down, how far across each opaque spot is, from 0 to 1. */
export type Ink = readonly (readonly number[])[];

const ROWS = 40;
const COLUMNS = 40;
const OPAQUE = 128;

export function inkOf(pen: CanvasRenderingContext2D, { x, y, width, height }: Rect): Ink {
  const { data } = pen.getImageData(x, y, width, height);
  return Array.from({ length: ROWS }, (_row, row) => {
    const line = Math.floor(((row + 0.5) / ROWS) * height) * width;
    const spots = Array.from({ length: COLUMNS }, (_column, column) => (column + 0.5) / COLUMNS);
    return spots.filter((spot) => (data[(line + Math.floor(spot * width)) * 4 + 3] ?? 0) >= OPAQUE);
  });
}
