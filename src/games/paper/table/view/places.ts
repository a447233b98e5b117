import type { Place, Rect } from '../../../../table';
import { type PaperLayout, seenRoom } from '../layout';
import { looksOf } from './looks';
import type { Entry, Shown } from './shown';

/** Where an entry lies on the canvas; null where it has no place there. */
export function rectOf({ id, spot }: Entry, entries: readonly Entry[], layout: PaperLayout): Rect | null {
  switch (spot.kind) {
    case 'die':
      return layout.dice[spot.die] ?? null;
    case 'hero':
      return layout.heroes[spot.hero];
    case 'item':
      return layout.items?.[spot.item] ?? null;
    case 'room':
      return seenRoom(layout, spot.room);
    case 'go':
      return layout.go;
    case 'answer':
      return layout.answers[entries.filter((one) => one.spot.kind === 'answer').findIndex((one) => one.id === id)] ?? null;
    case 'none':
      return null;
  }
}

/** A room on the canvas shows its way first; its button in the mirror has told everything and goes there at once. */
function placeIdOf({ id, spot }: Entry): string {
  return spot.kind === 'room' ? `room-${spot.room}` : id;
}

/** The things that lie below a sheet that is looked at. */
const COVERED = { wide: ['room'], flat: ['room', 'item'], tall: ['room', 'item', 'hero'] } as const;

/** What a pointer finds: rooms and groups explain themselves, and what can be done is pressed. */
export function placesOf(shown: Shown, layout: PaperLayout): readonly Place[] {
  const { entries, looked } = shown;
  // A sheet that is looked at lies over the map, and a press on it closes it.
  const rooms = looked === null ? shown.rooms : [];
  const cover = looked === null ? [] : [{ id: `look-${shown.seat.id}`, rect: layout.sheet, pressed: true }];
  const pressable = entries.flatMap((entry): readonly Place[] => {
    const isCovered = looked !== null && COVERED[layout.shape].some((kind) => kind === entry.spot.kind);
    const rect = isCovered ? null : rectOf(entry, entries, layout);
    return rect === null ? [] : [{ id: placeIdOf(entry), rect, pressed: true }];
  });
  return [
    ...Object.entries(layout.parts).map(([id, rect]): Place => ({ id: `about-${id}`, rect, pressed: false })),
    ...(layout.parts.missions === undefined ? [{ id: 'about-missions', rect: layout.title, pressed: false }] : []),
    ...Object.entries(layout.heroes).map(([id, rect]): Place => ({ id: `about-${id}`, rect, pressed: false })),
    ...(layout.rooms === null || looked !== null ? [] : [{ id: 'map', rect: layout.map, pressed: false }]),
    ...rooms.flatMap(({ room }): readonly Place[] => {
      const rect = seenRoom(layout, room);
      return rect === null ? [] : [{ id: `room-${room}`, rect, pressed: false }];
    }),
    ...cover,
    ...looksOf(shown, layout).flatMap(({ id, rect }): readonly Place[] => (rect === null ? [] : [{ id, rect, pressed: true }])),
    ...Object.entries(layout.tools).map(([id, rect]): Place => ({ id, rect, pressed: true })),
    ...pressable,
  ];
}
