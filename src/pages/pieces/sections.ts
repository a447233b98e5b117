import { made } from '../dom';

/** Returns a section with a heading. The heading names the section for screen readers. */
export function section(heading: string, ...content: readonly (HTMLElement | null)[]): HTMLElement {
  const part = made('section', { className: 'panel' });
  part.append(made('h2', { textContent: heading }), ...content.filter((piece) => piece !== null));
  return part;
}

/** Returns a list of numbers with labels. */
export function figures(counts: readonly (readonly [label: string, value: string | number])[]): HTMLElement {
  const list = made('dl', { className: 'figures' });
  for (const [label, value] of counts) {
    const pair = made('div');
    pair.append(made('dt', { textContent: label }), made('dd', { textContent: String(value) }));
    list.append(pair);
  }
  return list;
}

/** Null where there is nothing to list. */
export function lines(items: readonly (string | HTMLElement)[], className = 'lines'): HTMLElement | null {
  if (items.length === 0) return null;
  const list = made('ul', { className });
  for (const item of items) {
    const line = made('li');
    line.append(item);
    list.append(line);
  }
  return list;
}

export interface TableParts {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly (string | number)[])[];
}

export function numbersTable({ caption, head, rows }: TableParts): HTMLElement {
  const table = made('table', { className: 'numbers' });
  const top = made('tr');
  for (const label of head) top.append(headCell('col', label));
  const body = rows.map(([first = '', ...cells]) => {
    const row = made('tr');
    row.append(headCell('row', String(first)), ...cells.map((cell) => made('td', { textContent: String(cell) })));
    return row;
  });
  table.append(made('caption', { textContent: caption, className: 'unseen' }), top, ...body);
  return table;
}

function headCell(scope: 'row' | 'col', textContent: string): HTMLElement {
  const cell = made('th', { textContent });
  cell.scope = scope;
  return cell;
}
