import { largestComplex } from '../board/complexes';
import { LEAST_FOR_PRIZE, PRIZE_GOLD, PRIZE_IDS, type PrizeId } from '../content/scoring';
import type { State } from '../state';
import { surveyOf } from './rooms';
import { seatOn } from './seats';

export interface Score {
  /** On the track. */
  readonly gold: number;
  readonly coins: number;
  readonly prizes: readonly PrizeId[];
  readonly total: number;
  /** These break ties, in this order (D39). */
  readonly tokens: number;
  readonly tiles: number;
}

/** D17, D39: what a seat has of the things that prizes are for. */
export function measureOf(state: State, place: number, prize: PrizeId): number {
  const { id, corridors } = seatOn(state, place);
  switch (prize) {
    case 'tunneller':
      return Math.max(0, ...corridors.map(({ length }) => length));
    case 'builder':
      return largestComplex(surveyOf(state), place);
    case 'conqueror':
      return state.tokens.filter(({ seat }) => seat === id).length;
  }
}

/** The places of the seats that have most of it, if it is enough; the prize goes to a single one (D39). */
export function leadersOf(state: State, prize: PrizeId): readonly number[] {
  const measures = state.seats.map((_, place) => measureOf(state, place, prize));
  const most = Math.max(...measures);
  return most < LEAST_FOR_PRIZE[prize] ? [] : [...measures.keys()].filter((place) => measures[place] === most);
}

export function scoreOf(state: State, place: number): Score {
  const { gold, coins } = seatOn(state, place);
  const prizes = PRIZE_IDS.filter((prize) => {
    const leaders = leadersOf(state, prize);
    return leaders.length === 1 && leaders[0] === place;
  });
  const worth = coins.reduce((sum, { value }) => sum + (value === 'unknown' ? 0 : value), 0);
  return {
    ...{ gold, coins: worth, prizes, total: gold + worth + prizes.length * PRIZE_GOLD },
    tokens: measureOf(state, place, 'conqueror'),
    tiles: surveyOf(state).ownedBy(place).length,
  };
}

/** Positive where the first is better; 0 where they share a place. */
export function compareScores(one: Score, other: Score): number {
  return one.total - other.total || one.gold - other.gold || one.tokens - other.tokens || one.tiles - other.tiles;
}
