import type { Seat } from './seat';

/** Says how one seat has done. */
export interface Standing {
  readonly seat: Seat;
  /** Counted from 1. Seats that tie share a place, and the places after it are left out: 1, 1, 3. */
  readonly place: number;
  /** Null in a game that counts no points. */
  readonly points: number | null;
}

/**
 * - `victory`: the seats in the first place have won. Everybody is in it when a party wins together.
 * - `draw`: several seats share the first place, and the rules do not let them share the victory.
 * - `defeat`: the game itself has beaten everybody, so all seats share the first place and nobody is a winner.
 *
 * Standings name every seat once, the best first.
 */
export type Outcome =
  | { readonly over: false }
  | {
      readonly over: true;
      readonly result: 'victory' | 'defeat' | 'draw';
      readonly winners: readonly Seat[];
      readonly standings: readonly Standing[];
    };

/** The standings of seats that win or lose together. */
export function sharedPlace(seats: readonly Seat[], points: number | null = null): readonly Standing[] {
  return seats.map((seat) => ({ seat, place: 1, points }));
}

/** The standings of rivals: more points are better, and equal points tie. */
export function rankedByPoints(scores: readonly (readonly [seat: Seat, points: number])[]): readonly Standing[] {
  const standings = scores.map(([seat, points]) => {
    const better = scores.filter(([, others]) => others > points).length;
    return { seat, place: better + 1, points };
  });
  return standings.sort((one, other) => one.place - other.place);
}
