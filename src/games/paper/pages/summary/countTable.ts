import { SCORE_BOXES, type Score, totalOf } from '../../../../engine/paper';
import { made } from '../../../../pages';
import type { Translate } from '../../../../table';
import { signed } from '../pieces/signed';
import { type CountedSeat, sourcesOf } from './sources';

export interface CountColumn {
  readonly name: string;
  readonly score: Score;
}

export interface CountTable {
  readonly element: HTMLElement;
  /** Adds the points of somebody else beside those that are counted. */
  add(column: CountColumn): void;
}

/** The thirteen boxes, counted one after the other: each with what its points came from and with the sum so far. */
export function countTable(counted: CountedSeat, name: string, translate: Translate): CountTable {
  const table = made('table', { className: 'count-table' });
  const caption = made('caption', { className: 'unseen', textContent: translate('paperDungeons.count.caption') });
  const head = made('tr');
  const sumName = cellOf('col', translate('paperDungeons.count.sum'));
  sumName.className = 'count-sum';
  head.append(
    cellOf('col', translate('paperDungeons.count.box')),
    cellOf('col', translate('paperDungeons.count.from')),
    cellOf('col', name),
    sumName,
  );
  let sum = 0;
  const rows = SCORE_BOXES.map((box, at) => {
    const row = made('tr');
    const points = counted.seat.score[box];
    sum += points;
    row.style.setProperty('--at', String(at));
    row.append(
      cellOf('row', translate(`paperDungeons.box.${box}`)),
      sourcesCell(counted, box, translate),
      made('td', { className: 'count-points', textContent: signed(points) }),
      made('td', { className: 'count-sum', textContent: String(sum).replace('-', '−') }),
    );
    return row;
  });
  const last = totalRow(totalOf(counted.seat.score), translate);
  table.append(caption, head, ...rows, last);
  return {
    element: table,
    add({ name: other, score }) {
      head.append(cellOf('col', other));
      for (const [at, box] of SCORE_BOXES.entries())
        rows[at]?.append(made('td', { className: 'count-other', textContent: signed(score[box]) }));
      last.append(made('td', { className: 'count-other', textContent: String(totalOf(score)) }));
    },
  };
}

function sourcesCell(counted: CountedSeat, box: (typeof SCORE_BOXES)[number], translate: Translate): HTMLElement {
  const cell = made('td', { className: 'count-from' });
  const sources = sourcesOf(box, counted, translate);
  if (sources.length === 0) {
    cell.textContent = translate('paperDungeons.from.nothing');
    return cell;
  }
  const list = made('ul');
  for (const { words, points } of sources) {
    const line = made('li', { textContent: `${words} ` });
    line.append(made('b', { textContent: signed(points) }));
    list.append(line);
  }
  cell.append(list);
  return cell;
}

function totalRow(total: number, translate: Translate): HTMLElement {
  const row = made('tr', { className: 'count-total' });
  const name = cellOf('row', translate('paperDungeons.count.total'));
  name.colSpan = 2;
  row.append(name, made('td', { className: 'count-points', textContent: String(total) }), made('td', { className: 'count-sum' }));
  row.style.setProperty('--at', String(SCORE_BOXES.length));
  return row;
}

function cellOf(scope: 'row' | 'col', textContent: string): HTMLTableCellElement {
  const cell = made('th', { textContent });
  cell.scope = scope;
  return cell;
}
