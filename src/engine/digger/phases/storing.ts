import { reject, shown } from '../rejections';
import { openRooms, treasuriesWithRoom } from '../rules/rooms';
import { seatOn } from '../rules/seats';
import type { Act } from './act';

/** D35: one coin at the start of the turn, into an open Treasury that is not full. */
export const store: Act<'store'> = {
  whyIllegal(state, place, { coin, at }) {
    const stored = Number.isInteger(coin) ? seatOn(state, place).coins[coin] : undefined;
    if (stored === undefined) return reject('noSuchCoin', { coin: shown(coin) });
    if (stored.at !== null) return reject('coinStored');
    if (!openRooms(state, place, 'treasury').includes(at)) return reject('notATreasury', { space: shown(at) });
    return treasuriesWithRoom(state, place).includes(at) ? null : reject('treasuryFull');
  },
  carryOut(telling, { coin, at }) {
    telling.endTask();
    telling.tell({ type: 'coinStored', seat: telling.seat.id, coin, at });
  },
};

export const storeNothing: Act<'storeNothing'> = {
  whyIllegal: () => null,
  carryOut: (telling) => void telling.endTask(),
};
