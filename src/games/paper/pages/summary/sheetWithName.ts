import { type DungeonId, totalOf } from '../../../../engine/paper';
import { made } from '../../../../pages';
import type { KeptSeat } from '../../records';
import { sheetPicture } from '../pieces/sheetPicture';

/** A finished sheet with whose it is and what it has brought. */
export function sheetWithName(dungeon: DungeonId, { sheet, score }: KeptSeat, name: string): HTMLElement {
  const figure = made('figure');
  figure.append(sheetPicture(dungeon, sheet, 'large'), made('figcaption', { textContent: `${name} · ${totalOf(score)}` }));
  return figure;
}
