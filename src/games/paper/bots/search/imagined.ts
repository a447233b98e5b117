import { required, type Seat } from '../../../../engine/kernel';
import { type Command, type PlayerSeat, paperDungeons, type State } from '../../../../engine/paper';

/** The seat for which a bot plans sits alone at the table that it imagines, because nothing is hidden there. */
export const ALONE = 'seat-1';

/** What one seat does with its dice touches no other seat before the reveal (P6). */
export function imagined(view: State, seat: Seat): State {
  const own = required(
    view.seats.find(({ id }) => id === (seat as string)),
    'a seat at this table',
  );
  return { ...view, setup: { ...view.setup, seats: 1 }, seats: [{ ...own, id: ALONE, open: null, told: [] }] };
}

export function seatIn(table: State): PlayerSeat {
  return required(table.seats[0], 'the seat');
}

export function carriedOut(table: State, command: Command): State {
  const taken = paperDungeons.step(table, command);
  if (!taken.ok) throw new Error(`the rules refuse what was planned: ${taken.rejection.key}`);
  return taken.state;
}
