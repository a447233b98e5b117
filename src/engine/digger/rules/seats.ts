import { required } from '../../kernel';
import { type PlayerSeat, SEAT_IDS, type SeatId, type State } from '../state';

const PLACES = new Map<unknown, number>(SEAT_IDS.map((id, at) => [id, at]));

/** The place of a seat in the list of seats; -1 for something that names none. */
export function seatAt(id: SeatId): number {
  return PLACES.get(id) ?? -1;
}

export function seatOn(state: State, place: number): PlayerSeat {
  return required(state.seats[place], 'a seat');
}

/** The seats in turn order, beginning with the first. */
export function inTurnOrder({ seats, first }: State): readonly PlayerSeat[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}

export const nextPlace = ({ seats, active }: State): number => (active + 1) % seats.length;

/** One bit for each seat of the table. */
export const everybody = ({ seats }: State): number => (1 << seats.length) - 1;
