import type { Outcome, Seat, Standing } from '../kernel';
import { compareScores, scoreOf } from './rules/scoring';
import { seatOn } from './rules/seats';
import type { SeatId, State } from './state';

export const asSeat = (id: SeatId): Seat => id as string as Seat;

/** D39: most gold, then gold on the track, tokens, tiles; then the victory is shared. */
export function outcome(state: State): Outcome {
  if (state.phase !== 'over') return { over: false };
  const scores = state.seats.map(({ id }, place) => ({ seat: asSeat(id), score: scoreOf(state, place) }));
  const standings = scores.map(({ seat, score }): Standing => {
    const better = scores.filter((other) => compareScores(other.score, score) > 0).length;
    return { seat, place: better + 1, points: score.total };
  });
  standings.sort((one, other) => one.place - other.place);
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { over: true, result: 'victory', winners, standings };
}

/** One seat acts at a time. */
export function toAct(state: State): readonly Seat[] {
  return state.phase === 'over' ? [] : [asSeat(seatOn(state, state.active).id)];
}
