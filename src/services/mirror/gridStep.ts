import type { MirrorCell, MirrorGrid } from '../../table/ports';

/** The parts of a KeyboardEvent that decide. */
export type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

type Place = readonly [row: number, column: number];

const WAYS: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A cell to the side counts double, as it does where the focus moves between buttons. */
const ASIDE = 2;

/** Returns the cell that a key leads to; null where it leads nowhere in the grid. */
export function gridStep(grid: MirrorGrid, from: string, { key, ctrlKey, metaKey }: Stroke): string | null {
  const way = WAYS[key];
  const place = placeIn(grid, from);
  if (way === undefined || place === null) return null;
  if (ctrlKey || metaKey) return nextMarked(grid, place, way);
  const next = cellAt(grid, [place[0] + way[0], place[1] + way[1]]);
  if (next !== undefined) return next.id;
  const around = cellAt(grid, place)?.around;
  const beyond = key === 'ArrowLeft' ? around?.left : key === 'ArrowRight' ? around?.right : undefined;
  return beyond ?? null;
}

export function placeIn({ rows }: MirrorGrid, id: string): Place | null {
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex((cell) => cell.id === id);
    if (column >= 0) return [row, column];
  }
  return null;
}

function cellAt({ rows }: MirrorGrid, [row, column]: Place): MirrorCell | undefined {
  return row < 0 || column < 0 ? undefined : rows[row]?.[column];
}

/** The nearest marked cell that lies in a direction. */
function nextMarked({ rows }: MirrorGrid, [row, column]: Place, [down, across]: Place): string | null {
  let [next, nearest]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [otherRow, cells] of rows.entries()) {
    for (const [otherColumn, { id, isMarked }] of cells.entries()) {
      const ahead = (otherRow - row) * down + (otherColumn - column) * across;
      const aside = Math.abs((otherRow - row) * across) + Math.abs((otherColumn - column) * down);
      const distance = ahead + aside * ASIDE;
      if (isMarked !== true || ahead <= 0 || distance >= nearest) continue;
      [next, nearest] = [id, distance];
    }
  }
  return next;
}
