import type { RoomId } from '../content/ids';
import { MONSTERS, WEAK_TO } from '../content/monsters';
import { ROOMS, TRAP_DAMAGE } from '../content/rooms';
import { armourOf, sparedOf } from '../rules/traits';
import type { PlayerSeat } from '../state';

/** The damage that entering a room would do to a party as it is now, before potions (P22, P23). */
export function hurtIn(seat: PlayerSeat, room: RoomId): number {
  const { trap, monster } = ROOMS[room];
  const sprung = trap ? TRAP_DAMAGE - sparedOf(seat, 'trap', TRAP_DAMAGE) : 0;
  if (monster === null || seat.sheet.beaten.includes(monster)) return sprung;
  const { type, level } = MONSTERS[monster];
  return sprung + Math.max(0, level - seat.sheet.heroes[WEAK_TO[type]] - armourOf(seat));
}
