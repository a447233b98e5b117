import type { MirrorCell, MirrorGrid } from '../../table/ports';
import { type ButtonItem, fill, idIn, listenToButtons, type MirrorInput, newItem } from './buttons';
import { element, setAttribute } from './element';
import { gridStep, placeIn, type Stroke } from './gridStep';

export interface ButtonGrid {
  readonly root: HTMLElement;
  /** Returns the button that wants the focus now, if the grid asks for it anew. */
  show(grid: MirrorGrid | undefined): HTMLElement | null;
  find(id: string): HTMLButtonElement | null;
  idOf(node: Element | null): string | null;
}

const EMPTY: MirrorGrid = { label: '', rows: [], start: '', isWanted: false };

/** Buttons in rows. One of them can be reached by Tab; from there arrows lead on, past cells that cannot be pressed, too. */
export function buttonGrid(page: Document, input: MirrorInput): ButtonGrid {
  const root = element(page, 'div', 'mirror-grid');
  setAttribute(root, 'role', 'grid');
  root.hidden = true;
  const cells = new Map<string, ButtonItem>();
  let shown = EMPTY;
  let current: string | null = null;

  const enter = (id: string): void => {
    current = id;
    for (const [each, { button }] of cells) button.tabIndex = each === id ? 0 : -1;
  };
  listenToButtons(root, input);
  root.addEventListener('focusin', ({ target }) => {
    const id = target instanceof Element ? idIn(root, target) : null;
    if (id !== null) enter(id);
  });
  root.addEventListener('keydown', (event) => {
    const id = event.target instanceof Element ? idIn(root, event.target) : null;
    const next = id === null || event.altKey ? null : gridStep(shown, id, event satisfies Stroke);
    if (next === null) return;
    // At an edge the arrow is left to the page, which leads out of the grid.
    event.preventDefault();
    cells.get(next)?.button.focus({ preventScroll: true });
  });

  return {
    root,
    find: (id) => cells.get(id)?.button ?? null,
    idOf: (node) => idIn(root, node),
    show(grid = EMPTY) {
      const isAskedFor = grid.isWanted && !shown.isWanted;
      if (!isSameShape(shown, grid)) rebuild(page, root, { grid, cells });
      shown = grid;
      root.hidden = grid.rows.length === 0;
      setAttribute(root, 'aria-label', grid.label);
      for (const cell of grid.rows.flat()) show(cells, cell);
      enter(current !== null && placeIn(grid, current) !== null && !isAskedFor ? current : grid.start);
      return isAskedFor ? (cells.get(grid.start)?.button ?? null) : null;
    },
  };
}

function show(cells: ReadonlyMap<string, ButtonItem>, cell: MirrorCell): void {
  const item = cells.get(cell.id);
  if (item !== undefined) fill(item, cell);
}

function isSameShape(one: MirrorGrid, other: MirrorGrid): boolean {
  const shape = ({ rows }: MirrorGrid): string => JSON.stringify(rows.map((row) => row.map(({ id }) => id)));
  return shape(one) === shape(other);
}

interface Building {
  readonly grid: MirrorGrid;
  readonly cells: Map<string, ButtonItem>;
}

function rebuild(page: Document, root: HTMLElement, { grid, cells }: Building): void {
  cells.clear();
  const rows = grid.rows.map((row) => {
    const line = element(page, 'div', '');
    setAttribute(line, 'role', 'row');
    for (const { id } of row) {
      const cell = newItem(page, { id, tag: 'div' });
      setAttribute(cell.item, 'role', 'gridcell');
      cells.set(id, cell);
      line.append(cell.item);
    }
    return line;
  });
  root.replaceChildren(...rows);
}
