import { type Outcome, rankedByPoints, type Seat } from '../kernel';
import { scoreOf, totalOf } from './rules/scoring';
import type { SeatId, State } from './state';

export const asSeat = (id: SeatId): Seat => id as string as Seat;

/** P44: seats that tie in the first place share the victory. */
export function outcome({ phase, seats, dungeon }: State): Outcome {
  if (phase !== 'over') return { over: false };
  const standings = rankedByPoints(seats.map((seat) => [asSeat(seat.id), totalOf(scoreOf(dungeon, seat))]));
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { over: true, result: 'victory', winners, standings };
}

/** Several where all choose at once. */
export function toAct({ phase, seats }: State): readonly Seat[] {
  if (phase === 'over') return [];
  const acting = phase === 'reward' ? seats.filter(({ sheet }) => sheet.due.length > 0) : seats.filter(({ ready }) => !ready);
  return acting.map(({ id }) => asSeat(id));
}
