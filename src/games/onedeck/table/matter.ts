import type { Rect } from '../../../table/ports';
import type { TableLayout } from './layout';
import type { Shown } from './tableContent';

/** Returns the place that the lantern lights: the chosen box, or else the panel of the hero whose turn it is. */
export function matterOf({ view, lights, hero }: Shown, { boxes, heroes }: TableLayout): Rect | null {
  const box = boxes[lights.boxes.indexOf('chosen')];
  if (box !== undefined) return box;
  const turn = view.heroes.length > 1 && view.encounter !== null ? view.heroes.findIndex(({ id }) => id === hero) : -1;
  return heroes[turn]?.panel ?? null;
}
