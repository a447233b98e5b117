import type { Rect } from '../../../../table/ports';
import type { Size } from './ground';
import { TOUCH } from './parts';

const ASPECT = 1.06;
/** As a part of the largest box: boxes become no narrower than this while another row is possible. */
const NARROW = 0.5;
const MOST_ROWS = 6;
const TABLET = 600;

export interface BoxSpacing {
  readonly gap: number;
  /** The largest width of a box of normal size. */
  readonly most: number;
}

const unitsOf = (sizes: readonly Size[]): number => sizes.reduce((sum, size) => sum + (size === 'wide' ? 2 : 1), 0);

/** Places challenge boxes in reading order at the bottom of the area, in as few rows as leave them readable. Wide boxes are twice as wide. */
export function placeBoxes(area: Rect, sizes: readonly Size[], look: BoxSpacing): readonly Rect[] {
  if (sizes.length === 0) return [];
  const rows = readable(area, sizes, look);
  return laid(area, rows, { ...look, width: widthIn(area, rows, look) });
}

/** Places boxes in a grid over the whole width, with four columns on a phone and six on a tablet. */
export function gridOfBoxes(area: Rect, sizes: readonly Size[], look: BoxSpacing): readonly Rect[] {
  if (sizes.length === 0) return [];
  const rows = inRows(sizes, gridColumns(area.width));
  // Rows that are not full become broader.
  return laid(area, rows, { ...look, width: widthIn(area, rows, look) });
}

export const gridColumns = (width: number): number => (width < TABLET ? 4 : 6);

export function gridRows(sizes: readonly Size[], width: number): number {
  return sizes.length === 0 ? 0 : inRows(sizes, gridColumns(width)).length;
}

function readable(area: Rect, sizes: readonly Size[], look: BoxSpacing): readonly (readonly Size[])[] {
  const all = unitsOf(sizes);
  const ways = Array.from({ length: MOST_ROWS }, (_, more) =>
    evenRows(sizes, { rowCount: more + 1, least: Math.ceil(all / (more + 1)) }),
  );
  const wide = ways.find(
    (rows) => widthIn(area, rows, look) >= Math.max(TOUCH, look.most * NARROW) && heightIn(area, rows, look) >= look.most * 0.3,
  );
  const sideOf = (rows: readonly (readonly Size[])[]): number => Math.min(widthIn(area, rows, look), heightIn(area, rows, look));
  return wide ?? ways.reduce((best, other) => (sideOf(other) > sideOf(best) + 0.5 ? other : best));
}

/** Splits boxes into this many rows of the smallest width. Wide boxes could otherwise need one row more. */
function evenRows(
  sizes: readonly Size[],
  { rowCount, least }: { readonly rowCount: number; readonly least: number },
): readonly (readonly Size[])[] {
  const rows = inRows(sizes, least);
  return rows.length <= rowCount ? rows : evenRows(sizes, { rowCount, least: least + 1 });
}

function inRows(sizes: readonly Size[], units: number): readonly (readonly Size[])[] {
  const most = Math.max(2, units);
  const rows: Size[][] = [[]];
  for (const size of sizes) {
    const row = rows.at(-1) ?? [];
    if (row.length > 0 && unitsOf([...row, size]) > most) rows.push([size]);
    else row.push(size);
  }
  return rows;
}

function widthIn(area: Rect, rows: readonly (readonly Size[])[], { gap, most }: BoxSpacing): number {
  const units = Math.max(...rows.map(unitsOf));
  return Math.min(most, (area.width - gap * (units - 1)) / units);
}

function heightIn(area: Rect, rows: readonly (readonly Size[])[], { gap }: BoxSpacing): number {
  return (area.height - gap * (rows.length - 1)) / rows.length;
}

function laid(
  area: Rect,
  rows: readonly (readonly Size[])[],
  { gap, most, width }: BoxSpacing & { readonly width: number },
): readonly Rect[] {
  // A narrow box is higher than it is wide: its number needs the room.
  const height = Math.min(most / ASPECT, Math.max(width / ASPECT, most * 0.72), heightIn(area, rows, { gap, most }));
  const top = area.y + area.height - rows.length * height - (rows.length - 1) * gap;
  return rows.flatMap((row, at) => {
    const wide = unitsOf(row) * width + (unitsOf(row) - 1) * gap;
    let x = area.x + (area.width - wide) / 2;
    return row.map((size) => {
      const rect = { x, y: top + at * (height + gap), width: size === 'wide' ? width * 2 + gap : width, height };
      x += rect.width + gap;
      return rect;
    });
  });
}
