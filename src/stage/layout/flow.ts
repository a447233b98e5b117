import type { Rect } from '../ports';
import { TOUCH } from './parts';

const MOST_BOX_ROWS = 6;
const BOX_ASPECT = 1.12;
const MOST_BOX = 112;

export type Size = 'normal' | 'wide';

/** Challenge boxes in reading order, wide ones twice as wide, in as many rows as make them largest; they lie at the bottom. */
export function placeBoxes(area: Rect, sizes: readonly Size[], gap: number): readonly Rect[] {
  if (sizes.length === 0) return [];
  const ways = Array.from({ length: MOST_BOX_ROWS }, (_, more) => rowsOfBoxes(sizes, unitsOf(sizes) / (more + 1)));
  const best = ways.reduce((one, other) => (boxSide(area, other, gap) > boxSide(area, one, gap) + 0.5 ? other : one));
  return laid(area, best, gap);
}

/** How high the boxes would like to be at this width, without being larger than is needed. */
export function boxesHeight(
  area: Rect,
  sizes: readonly Size[],
  { gap, side }: { readonly gap: number; readonly side: number },
): number {
  if (sizes.length === 0) return 0;
  const inRow = Math.max(2, Math.floor((area.width + gap) / (side + gap)));
  const rows = rowsOfBoxes(sizes, inRow).length;
  return Math.ceil(rows * (side / BOX_ASPECT) + (rows - 1) * gap);
}

const unitsOf = (sizes: readonly Size[]): number => sizes.reduce((sum, size) => sum + (size === 'wide' ? 2 : 1), 0);

function rowsOfBoxes(sizes: readonly Size[], units: number): readonly (readonly Size[])[] {
  const most = Math.max(2, Math.ceil(units));
  const rows: Size[][] = [[]];
  for (const size of sizes) {
    const row = rows.at(-1) ?? [];
    if (row.length > 0 && unitsOf([...row, size]) > most) rows.push([size]);
    else row.push(size);
  }
  return rows;
}

function boxSide(area: Rect, rows: readonly (readonly Size[])[], gap: number): number {
  const units = Math.max(...rows.map(unitsOf));
  const across = (area.width - gap * (units - 1)) / units;
  const down = ((area.height - gap * (rows.length - 1)) / rows.length) * BOX_ASPECT;
  return Math.min(across, down, MOST_BOX);
}

function laid(area: Rect, rows: readonly (readonly Size[])[], gap: number): readonly Rect[] {
  const side = boxSide(area, rows, gap);
  const height = Math.max(Math.min(side / BOX_ASPECT, (area.height - gap * (rows.length - 1)) / rows.length), 1);
  const top = area.y + area.height - rows.length * height - (rows.length - 1) * gap;
  return rows.flatMap((row, at) => {
    const wide = unitsOf(row) * side + (unitsOf(row) - 1) * gap;
    let x = area.x + (area.width - wide) / 2;
    return row.map((size) => {
      const width = size === 'wide' ? side * 2 + gap : side;
      const rect = { x, y: top + at * (height + gap), width, height };
      x += width + gap;
      return rect;
    });
  });
}

/** Rows of a list as a finger needs them, as many as the area holds, at least one. */
export function placeRows(area: Rect, text: number, wanted: number): readonly Rect[] {
  const gap = 6;
  const least = Math.max(TOUCH, text * 2.7);
  const holds = Math.max(1, Math.floor((area.height + gap) / (least + gap)));
  const count = Math.min(holds, wanted);
  const height = Math.min(least * 1.15, (area.height - gap * (count - 1)) / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => ({ ...area, y: area.y + at * (height + gap), height }));
}

/** Dice in a grid of squares, as large as they fit, at most `most`. */
export function placeDice(area: Rect, count: number, most: number): readonly Rect[] {
  if (count === 0) return [];
  const gap = 8;
  const ways = [1, 2, 3, 4, 5].map((rows) => {
    const inRow = Math.ceil(count / rows);
    const side = Math.min(most, (area.width - gap * (inRow - 1)) / inRow, (area.height - gap * (rows - 1)) / rows);
    return { rows, inRow, side };
  });
  const { rows, inRow, side } = ways.reduce((best, way) => (way.side > best.side + 0.5 ? way : best));
  const top = area.y + (area.height - rows * side - (rows - 1) * gap) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: area.x + (at % inRow) * (side + gap),
    y: top + Math.floor(at / inRow) * (side + gap),
    width: side,
    height: side,
  }));
}
