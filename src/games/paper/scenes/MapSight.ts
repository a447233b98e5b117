import type { RoomId } from '../../../engine/paper';
import type { Rect, Screen } from '../../../table';
import { AT_THE_DOORS, contentOf, type Framed, layoutOf, type PaperLayout, revealing, type Shown, sightOf } from '../table';

/** So many rooms around the wanderer, and around the room that is aimed at, come into view with it. */
const MARGIN = { here: 1, aimed: 0.2 } as const;

/** Knows which part of the map is seen, and follows the wanderer and the room that is aimed at. */
export class MapSight {
  private sight = AT_THE_DOORS;
  private here: RoomId | null = null;
  private aimed: RoomId | null = null;

  /** Returns where things lie as the map is seen now. */
  layoutOf(screen: Screen, shown: Shown): PaperLayout {
    return layoutOf(screen, contentOf(shown), this.sight);
  }

  /** Turns to what has changed, and returns where things lie then. */
  follow(screen: Screen, shown: Shown): PaperLayout {
    const layout = this.layoutOf(screen, shown);
    const framed = framedIn(layout);
    if (framed === null || layout.rooms === null) return layout;
    const [room, margin] = this.changedIn(shown);
    if (room === null) return layout;
    const place = layout.rooms[room];
    this.turn(framed, revealing(framed, place, place.height * margin));
    return this.layoutOf(screen, shown);
  }

  turn({ window }: Framed, ground: Rect): void {
    this.sight = sightOf({ window, ground });
  }

  private changedIn({ path, seat }: Shown): readonly [RoomId | null, number] {
    const [aimed, here] = [path.at(-1) ?? null, seat.sheet.path.at(-1) ?? null];
    const [isAimed, hasMoved] = [aimed !== null && aimed !== this.aimed, here !== this.here];
    this.aimed = aimed;
    this.here = here;
    if (isAimed) return [aimed, MARGIN.aimed];
    return [hasMoved ? here : null, MARGIN.here];
  }
}

/** Returns the map behind its window; null where the whole of it has room in any case, or items or another sheet lie over it. */
export function framedIn({ shape, rooms, tabs, map, ground }: PaperLayout): Framed | null {
  return shape === 'wide' || rooms === null || tabs.length > 0 ? null : { window: map, ground };
}
