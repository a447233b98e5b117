import { required, rollDie, type Stream } from '../../kernel';
import type { CoinValue } from '../content/coins';
import type { TileId } from '../content/tiles';
import type { State, Unknown } from '../state';
import { seatOn } from './seats';

/** Removes one entry; in a view it may be one of those that are not known. */
export function withoutOne<Entry>(entries: readonly (Entry | Unknown)[], entry: Entry | Unknown): readonly (Entry | Unknown)[] {
  const place = entries.indexOf(entry);
  return entries.toSpliced(place < 0 ? entries.indexOf('unknown') : place, 1);
}

/** Tiles from a seat's own bag, as many as there are (D5, D37). */
export function drawnTiles(state: State, place: number, count: number): readonly (TileId | Unknown)[] {
  let { bag } = seatOn(state, place);
  let { luck } = state;
  const drawn: (TileId | Unknown)[] = [];
  while (drawn.length < count && bag.length > 0) {
    const roll = rollDie(luck, bag.length);
    luck = roll.stream;
    drawn.push(required(bag[roll.value - 1], 'a tile of the bag'));
    bag = bag.toSpliced(roll.value - 1, 1);
  }
  return drawn;
}

/** The stream after so many draws from a bag that held `size`. */
export function luckAfter(luck: Stream<number>, size: number, count: number): Stream<number> {
  let after = luck;
  for (let drawn = 0; drawn < count; drawn++) after = rollDie(after, size - drawn).stream;
  return after;
}

/** A coin from the common bag; the bag holds one. */
export function drawnCoin({ coins, luck }: State): CoinValue | Unknown {
  return required(coins[rollDie(luck, coins.length).value - 1], 'a coin of the bag');
}

/** The place of a coin that is drawn blindly from those of a seat outside its Treasuries (D31). */
export function looseCoinDrawn(state: State, place: number): number {
  const loose = looseCoins(state, place);
  return required(loose[rollDie(state.luck, loose.length).value - 1], 'a loose coin');
}

/** The places of the coins that lie in no Treasury. */
export function looseCoins(state: State, place: number): readonly number[] {
  const { coins } = seatOn(state, place);
  return [...coins.keys()].filter((at) => coins[at]?.at === null);
}
