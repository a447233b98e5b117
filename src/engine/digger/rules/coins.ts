import type { SeatId } from '../state';
import type { Telling } from '../telling';
import { drawnCoin, looseCoinDrawn, looseCoins } from './luck';
import { seatAt, seatOn } from './seats';

/** D37: from an empty bag nothing comes. */
export function drawCoins(telling: Telling, count: number): void {
  for (let drawn = 0; drawn < count && telling.state.coins.length > 0; drawn++) {
    telling.tell({ type: 'coinDrawn', seat: telling.seat.id, value: drawnCoin(telling.state) });
  }
}

/** One coin that lies in no Treasury, drawn blindly; nothing where the owner has none. */
export function takeLooseCoin(telling: Telling, from: SeatId): void {
  const owner = seatAt(from);
  if (looseCoins(telling.state, owner).length === 0) return;
  const coin = looseCoinDrawn(telling.state, owner);
  const value = seatOn(telling.state, owner).coins[coin]?.value ?? 'unknown';
  telling.tell({ type: 'coinTaken', seat: telling.seat.id, from, coin, value });
}
