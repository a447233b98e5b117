import type { Point } from '../../../scenes';
import type { Rect } from '../../../table';
import type { PaperLayout } from '../table';

/** Returns the id of what a die is used for that is dropped there; null where nothing takes dice. */
export function useAt({ heroes, items, rooms, parts, map }: PaperLayout, at: Point): string | null {
  const hero = foundIn(heroes, at);
  if (hero !== null) return `hero-${hero}`;
  const item = items === null ? null : foundIn(items, at);
  if (item !== null) return `item-${item}`;
  const room = rooms === null || foundIn({ map }, at) === null ? null : foundIn(rooms, at);
  if (room !== null) return `to-${room}`;
  const part = foundIn(parts, at);
  return part === 'satchel' ? 'use-brew' : part === 'items' ? 'use-craft' : null;
}

function foundIn(places: Readonly<Record<string, Rect>>, { x, y }: Point): string | null {
  const found = Object.entries(places).find(
    ([, rect]) => x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height,
  );
  return found?.[0] ?? null;
}
