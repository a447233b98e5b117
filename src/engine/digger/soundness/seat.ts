import { canonicalJson } from '../../kernel';
import { COIN_SET } from '../content/coins';
import { TILE_IDS } from '../content/tiles';
import { openRooms, reserveOf } from '../rules/rooms';
import { everybody } from '../rules/seats';
import type { PlayerSeat, State } from '../state';

/** Returns a sentence for tiles and coins of the seats that are too many or too few; null when all is well. */
export function whySeatsUnsound(state: State): string | null {
  for (const [place, seat] of state.seats.entries()) {
    const why = whySeatUnsound(state, place, seat);
    if (why !== null) return why;
  }
  const coins = [...state.coins, ...state.seats.flatMap(({ coins: held }) => held.map(({ value }) => value))].sort();
  const all = state.seats.flatMap(() => COIN_SET).sort();
  if (!isSorted(state.coins) || canonicalJson(coins) !== canonicalJson(all)) return 'the coins are not those of the box';
  return null;
}

function whySeatUnsound(state: State, place: number, seat: PlayerSeat): string | null {
  const laid = state.tiles.filter(({ owner }) => owner === seat.id).map(({ tile }) => tile);
  const portal = laid.includes('portal') ? [] : ['portal'];
  const tiles = [...laid, ...seat.projects, ...seat.bag, ...portal].sort();
  if (canonicalJson(tiles) !== canonicalJson([...TILE_IDS].sort())) return 'the tiles of a seat are not those of its set';
  if (!isSorted(seat.bag)) return 'a bag is out of order';
  if (reserveOf(state, place) < 0) return 'a seat has too many minions';
  return areCoinsSound(state, place, seat) ? null : 'a coin lies in the wrong place or is known to the wrong seats';
}

function areCoinsSound(state: State, place: number, { coins }: PlayerSeat): boolean {
  const all = everybody(state);
  const treasuries = openRooms(state, place, 'treasury');
  return coins.every(({ seen, at }) => {
    const isSeenByRight = (seen & (1 << place)) !== 0 && (seen & ~all) === 0 && (state.phase !== 'over' || seen === all);
    return isSeenByRight && (at === null || treasuries.includes(at));
  });
}

function isSorted(entries: readonly (string | number)[]): boolean {
  return entries.every((entry, at) => at === 0 || entry >= (entries[at - 1] ?? entry));
}
