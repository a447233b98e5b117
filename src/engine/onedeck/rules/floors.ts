import type { BossId } from '../content/bosses';
import { DUNGEONS } from '../content/dungeons';
import type { State } from '../state';

type WayDown = { readonly floor: number; readonly boss: null } | { readonly floor: null; readonly boss: BossId };

/** R22: below the last floor the boss waits, and the floor stays the same. */
export function wayDown({ setup, floor }: State): WayDown {
  const { boss, floors } = DUNGEONS[setup.dungeon];
  return floor < floors.length ? { floor: floor + 1, boss: null } : { floor: null, boss };
}
