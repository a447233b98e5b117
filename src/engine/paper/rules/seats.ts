import { SEAT_IDS, type SeatId, type State } from '../state';

const PLACES = new Map<unknown, number>(SEAT_IDS.map((id, at) => [id, at]));

/** The place of a seat in the list of seats; -1 for something that names none. */
export function seatAt(id: SeatId): number {
  return PLACES.get(id) ?? -1;
}

/** Alone nothing is hidden from anybody. */
export function isAlone({ seats }: State): boolean {
  return seats.length === 1;
}

/** What a seat does now is known to itself alone (P5). */
export function isSecret(state: State): boolean {
  return (state.phase === 'dice' || state.phase === 'setup') && !isAlone(state);
}
