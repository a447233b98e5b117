type Size = readonly [width: number, height: number];

/** So that what is drawn at an edge does not reach the neighbour. */
const GAP = 4;

/** Lays rectangles in rows, the high ones first, on a sheet that is about as wide as high. */
export function packed(
  sizes: readonly Size[],
  gap = GAP,
): { readonly size: Size; readonly places: readonly (readonly [number, number])[] } {
  const area = sizes.reduce((sum, [width, height]) => sum + (width + gap) * (height + gap), 0);
  const room = Math.max(Math.ceil(Math.sqrt(area) * 1.1), ...sizes.map(([width]) => width));
  const places: (readonly [number, number])[] = sizes.map(() => [0, 0]);
  let [x, y, row, wide] = [0, 0, 0, 0];
  const order = sizes.map((size, at) => ({ size, at })).sort((one, other) => other.size[1] - one.size[1]);
  for (const { size, at } of order) {
    const [width, height] = size;
    if (x + width > room) [x, y, row] = [0, y + row + gap, 0];
    places[at] = [x, y];
    wide = Math.max(wide, x + width);
    x += width + gap;
    row = Math.max(row, height);
  }
  return { size: [wide, y + row], places };
}
