import type { Rect } from '../../../table/ports';
import type { TableLayout } from './layout';
import type { Shown } from './tableContent';

/** What matters most on the table, for the lantern to shine on: the box that dice are meant for, or whose turn it is. */
export function matterOf({ view, lights, hero }: Shown, { boxes, heroes }: TableLayout): Rect | null {
  const box = boxes[lights.boxes.indexOf('chosen')];
  if (box !== undefined) return box;
  const turn = view.heroes.length > 1 && view.encounter !== null ? view.heroes.findIndex(({ id }) => id === hero) : -1;
  return heroes[turn]?.panel ?? null;
}
