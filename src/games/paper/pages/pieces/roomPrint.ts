import { type Loot, MONSTERS, ROOMS, type RoomId } from '../../../../engine/paper';
import { shape } from '../../../../pages';
import type { PicturePlace } from './art';
import { cornerOf, ROOM } from './mapLines';
import { printed, type Spot } from './print';

/** Returns what is printed in a room of every sheet: its monster with the level, its trap, and its treasures. */
export function roomPrint(room: RoomId): readonly SVGElement[] {
  const { trap, monster, loot } = ROOMS[room];
  const isShared = trap || monster !== null || loot.length > 1;
  const guard = [
    ...(monster === null ? [] : guardOf(monster, room)),
    ...(trap ? [printed('mark/trap', inRoom(room, loot.length > 0 ? { x: 0.9, y: 2.6, size: 4.6 } : MIDDLE), 'print-ink')] : []),
  ];
  const treasures = loot.map((one, at) => {
    const spot = isShared ? { x: monster === null ? 5 : 5.7 - at * 2.6, y: monster === null ? 2.6 : 5.9, size: 3.6 } : MIDDLE;
    const place = treasureOf(one);
    return printed(place, inRoom(room, spot), place === 'mark/gem' ? 'gem' : 'print-ink');
  });
  return [...guard, ...treasures];
}

const MIDDLE: Spot = { x: 2.6, y: 2.6, size: 4.8 };

function guardOf(monster: keyof typeof MONSTERS, room: RoomId): readonly SVGElement[] {
  const { type, level } = MONSTERS[monster];
  const { x, y } = cornerOf(room);
  const number = shape('text', { x: x + 7.9, y: y + 4.1, class: 'map-level' }, String(level));
  return [printed(`bust/${type}`, inRoom(room, { x: 0.4, y: 0.5, size: 6.6 }), 'print-guard'), number];
}

function treasureOf(loot: Loot): PicturePlace {
  if (loot === 'potion') return 'mark/flask';
  if (loot === 'item') return 'mark/anvil';
  return loot === 'levelUp' ? 'mark/level' : 'mark/gem';
}

function inRoom(room: RoomId, { x, y, size }: Spot): Spot {
  const corner = cornerOf(room);
  return { x: corner.x + x, y: Math.min(corner.y + y, corner.y + ROOM - size), size };
}
