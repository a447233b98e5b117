import { UNSEEN, type Viewer } from '../kernel';
import type { Event } from './events';
import { everybody, seatAt, seatOn } from './rules/seats';
import type { Coin, PlayerSeat, SeatId, State, Unknown } from './state';

/**
 * A seat knows its own coins and those that it has seen; what the bag of coins still holds is known to nobody (D34, D45).
 * With covered projects the projects and the bags of others are hidden, too.
 */
export function view(state: State, viewer: Viewer): State {
  const seats = state.seats.map((seat) => maskedSeat(state, seat, viewer));
  return { ...state, seats, coins: hidden(state.coins), luck: UNSEEN };
}

export function witnessed(event: Event, viewer: Viewer, before: State): Event | null {
  switch (event.type) {
    case 'tilesDrawn':
      return areTilesHidden(before, event.seat, viewer) ? { ...event, tiles: hidden(event.tiles) } : event;
    case 'projectsSwapped':
      return areTilesHidden(before, event.seat, viewer)
        ? { ...event, returned: hidden(event.returned), drawn: hidden(event.drawn) }
        : event;
    case 'coinDrawn':
      return isSeen(before, bitOf(event.seat), viewer) ? event : { ...event, value: 'unknown' };
    case 'coinTaken': {
      const coin = seatOn(before, seatAt(event.from)).coins[event.coin];
      const seen = (coin?.seen ?? 0) | bitOf(event.seat);
      return isSeen(before, seen, viewer) ? event : { ...event, value: 'unknown' };
    }
    case 'treasuryEmptied': {
      const coins = seatOn(before, seatAt(event.from)).coins.filter(({ at }) => at === event.at);
      const isKnown = (place: number) => isSeen(before, (coins[place]?.seen ?? 0) | bitOf(event.seat), viewer);
      return { ...event, values: event.values.map((value, place) => (isKnown(place) ? value : 'unknown')) };
    }
    default:
      return event;
  }
}

const bitOf = (seat: SeatId): number => 1 << seatAt(seat);

/** What all seats know is known to a spectator. */
function isSeen(state: State, seen: number, viewer: Viewer): boolean {
  const place = viewer === null ? -1 : seatAt(viewer as string as SeatId);
  return seen === everybody(state) || (place >= 0 && (seen & (1 << place)) !== 0);
}

function areTilesHidden({ setup }: State, seat: SeatId, viewer: Viewer): boolean {
  return setup.hiddenProjects && (seat as string) !== viewer;
}

function maskedSeat(state: State, seat: PlayerSeat, viewer: Viewer): PlayerSeat {
  const coins = seat.coins.map((coin): Coin => (isSeen(state, coin.seen, viewer) ? coin : { ...coin, value: 'unknown' }));
  if (!areTilesHidden(state, seat.id, viewer)) return { ...seat, coins };
  return { ...seat, coins, projects: hidden(seat.projects), bag: hidden(seat.bag) };
}

function hidden(values: readonly unknown[]): readonly Unknown[] {
  return values.map(() => 'unknown');
}
