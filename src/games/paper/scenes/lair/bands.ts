/** How far across a row of the hole reaches, from 0 to 1. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

const COLUMNS = 160;
const ROWS = 90;
const OPAQUE = 100;
/** A gap is the hole where it is so wide, in columns; smaller ones are bays of the edge's outside. */
const LEAST_GAP = COLUMNS * 0.4;

/** Returns for each row of the burnt edge where the hole in it begins and ends, or null where there is none. */
export function bandsOf(edge: HTMLImageElement | null): readonly (Band | null)[] {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: COLUMNS, height: ROWS });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (edge === null || pen === null) return [];
  pen.drawImage(edge, 0, 0, COLUMNS, ROWS);
  const { data } = pen.getImageData(0, 0, COLUMNS, ROWS);
  const isOpaque = (row: number, column: number): boolean => (data[(row * COLUMNS + column) * 4 + 3] ?? 0) >= OPAQUE;
  return Array.from({ length: ROWS }, (_, row) => bandIn((column) => isOpaque(row, column)));
}

/** Finds the gap between the two sides of the edge, and goes a little below both. */
export function bandIn(isOpaque: (column: number) => boolean): Band | null {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column).filter(isOpaque);
  const gap = columns.findIndex((column, at) => (columns[at + 1] ?? column) - column > LEAST_GAP);
  const [from, to] = [columns[gap], columns[gap + 1]];
  if (gap < 0 || from === undefined || to === undefined) return null;
  return { from: (from - 1) / COLUMNS, to: (to + 2) / COLUMNS };
}
