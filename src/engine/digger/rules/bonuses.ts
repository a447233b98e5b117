import type { Piece } from '../board/pieces';
import type { BonusOrderId } from '../content/orders';
import { LADDER } from '../content/orders';
import { ROOMS } from '../content/rooms';
import { LADDER_ROOMS, type LadderRoom, type State, type TaskOf } from '../state';
import type { Telling } from '../telling';
import { openRooms } from './rooms';

/** D20: any rung up to the one that was reached; of two orders the second is another one. */
export function ordersOf({ rank, picked }: TaskOf<'bonus'>): readonly BonusOrderId[] {
  const orders = LADDER.slice(0, rank).flatMap(({ choose }) => choose);
  return [...new Set(orders)].filter((order) => order !== picked);
}

/** Returns true before the second pick on a rung of the ladder that gives two. */
export function isSecondPickDue({ rank, picked }: TaskOf<'bonus'>): boolean {
  return picked === null && (LADDER[rank - 1]?.picks ?? 1) > 1;
}

/** D19: the rooms are counted with the new tile, and without conquered ones. */
export function bonusesOf(state: State, place: number, built: Piece): readonly TaskOf<'bonus'>[] {
  return LADDER_ROOMS.filter((room) => isSetOff(room, built)).flatMap((by): readonly TaskOf<'bonus'>[] => {
    const rank = Math.min(openRooms(state, place, by).length, LADDER.length);
    return rank === 0 ? [] : [{ op: 'bonus', by, rank, picked: null }];
  });
}

function isSetOff(room: LadderRoom, { kind, isRoom, isCorridor }: Piece): boolean {
  switch (ROOMS[room].bonus) {
    case 'thisBuilt':
      return kind === room;
    case 'roomBuilt':
      return isRoom;
    case 'corridorBuilt':
      return isCorridor;
    case null:
      return false;
  }
}

/** D21: orders that were named join those that wait. */
export function addWaiting(telling: Telling, order: BonusOrderId): void {
  const waiting = telling.task?.op === 'orders' ? (telling.endTask() as TaskOf<'orders'>).waiting : [];
  telling.addTask({ op: 'orders', waiting: [...waiting, order] });
}

/** Takes an order from those that wait. */
export function takeWaiting(telling: Telling, order: BonusOrderId): void {
  const { waiting } = telling.endTask() as TaskOf<'orders'>;
  telling.addTask({ op: 'orders', waiting: waiting.toSpliced(waiting.indexOf(order), 1) });
}
