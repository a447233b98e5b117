import type { TileId } from '../content/tiles';
import type { SeatDraft } from '../draft';
import type { EventType } from '../events';
import { luckAfter, withoutOne } from '../rules/luck';
import { everybody, nextPlace, seatAt } from '../rules/seats';
import type { Coin, Unknown } from '../state';
import type { Evolvers } from './evolver';

type SeatEvent = Extract<
  EventType,
  | 'tilesDrawn'
  | 'projectsSwapped'
  | 'coinStored'
  | 'coinDrawn'
  | 'coinTaken'
  | 'treasuryEmptied'
  | 'goldGained'
  | 'skipDue'
  | 'coinsShown'
>;

export const SEAT_EVOLVERS: Evolvers<SeatEvent> = {
  tilesDrawn(draft, { seat: id, tiles }) {
    const seat = draft.seat(seatAt(id));
    draft.state.luck = luckAfter(draft.state.luck, seat.bag.length, tiles.length);
    takeFromBag(seat, tiles);
  },
  projectsSwapped(draft, { seat: id, returned, drawn }) {
    const seat = draft.seat(seatAt(id));
    draft.state.luck = luckAfter(draft.state.luck, seat.bag.length, drawn.length);
    seat.projects = returned.reduce<SeatDraft['projects']>(withoutOne, seat.projects);
    takeFromBag(seat, drawn);
    seat.bag = [...seat.bag, ...returned].sort();
    // D4: before the first turn every seat thinks once, in turn.
    if (draft.state.phase === 'think') draft.state.active = nextPlace(draft.state);
  },
  coinStored(draft, { seat: id, coin, at }) {
    const seat = draft.seat(seatAt(id));
    seat.coins = seat.coins.map((one, place) => (place === coin ? { ...one, at } : one));
  },
  coinDrawn(draft, { seat: id, value }) {
    const { state } = draft;
    const seat = draft.seat(seatAt(id));
    state.luck = luckAfter(state.luck, state.coins.length, 1);
    state.coins = withoutOne(state.coins, value);
    seat.coins = [...seat.coins, { value, seen: 1 << seatAt(id), at: null }];
    state.stirred = true;
  },
  coinTaken(draft, { seat: id, from, coin, value }) {
    const { state } = draft;
    const owner = draft.seat(seatAt(from));
    const loose = owner.coins.filter(({ at }) => at === null).length;
    state.luck = luckAfter(state.luck, loose, 1);
    handOver(owner, draft.seat(seatAt(id)), { coins: owner.coins.filter((_, place) => place === coin), values: [value] });
    state.stirred = true;
  },
  treasuryEmptied(draft, { seat: id, from, at, values }) {
    const owner = draft.seat(seatAt(from));
    handOver(owner, draft.seat(seatAt(id)), { coins: owner.coins.filter((coin) => coin.at === at), values });
    draft.state.stirred = true;
  },
  goldGained(draft, { seat, gold }) {
    draft.seat(seatAt(seat)).gold = gold;
  },
  skipDue(draft, { seat }) {
    draft.seat(seatAt(seat)).skips = true;
  },
  coinsShown(draft, { coins }) {
    const seen = everybody(draft.state);
    for (const { seat: id, values } of coins) {
      const seat = draft.seat(seatAt(id));
      seat.coins = seat.coins.map((coin, place) => ({ ...coin, seen, value: values[place] ?? coin.value }));
    }
  },
};

function takeFromBag(seat: SeatDraft, tiles: readonly (TileId | Unknown)[]): void {
  seat.bag = tiles.reduce<SeatDraft['bag']>(withoutOne, seat.bag);
  seat.projects = [...seat.projects, ...tiles];
}

/** The new holder sees what comes to it; who knew a coin before still does (D45). */
function handOver(
  owner: SeatDraft,
  taker: SeatDraft,
  { coins, values }: { readonly coins: readonly Coin[]; readonly values: readonly Coin['value'][] },
): void {
  const bit = 1 << seatAt(taker.id);
  const taken = coins.map(({ value, seen }, place): Coin => ({ value: values[place] ?? value, seen: seen | bit, at: null }));
  owner.coins = owner.coins.filter((coin) => !coins.includes(coin));
  taker.coins = [...taker.coins, ...taken];
}
