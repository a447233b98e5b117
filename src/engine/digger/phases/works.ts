import { COINS_OF_THE_PIT } from '../content/rooms';
import { reject, shown } from '../rejections';
import { build } from '../rules/building';
import { drawCoins } from '../rules/coins';
import { give } from '../rules/orders';
import { mannedTiles, ownTiles, whyNotPlaced } from '../rules/placing';
import { inPlayOf, reserveOf, resourcesOf, risePlaces } from '../rules/rooms';
import type { Act } from './act';

/** D7: beside a worker, on a space joined to its tile. */
export const work: Act<'work'> = {
  whyIllegal: (state, place, placement) =>
    whyNotPlaced(state, place, { placement, from: mannedTiles(state, place), notFrom: 'noWorkerBeside' }),
  carryOut(telling, { tile, at, turn }) {
    give(telling, 'work');
    build(telling, { tile, at, turn });
  },
};

/** D36: anywhere along the dungeon, without a worker; it is no Work!. */
export const pitBuild: Act<'pitBuild'> = {
  whyIllegal: (state, place, placement) =>
    whyNotPlaced(state, place, { placement, from: ownTiles(state, place), notFrom: 'notJoined' }),
  carryOut(telling, { tile, at, turn }) {
    telling.endTask();
    build(telling, { tile, at, turn });
  },
};

export const pitCoin: Act<'pitCoin'> = {
  whyIllegal: ({ coins }) => (coins.length > 0 ? null : reject('bagEmpty')),
  carryOut(telling) {
    telling.endTask();
    drawCoins(telling, COINS_OF_THE_PIT);
  },
};

/** D28: Resources have to be free, and a minion has to be left. */
export const rise: Act<'rise'> = {
  whyIllegal(state, place, { at }) {
    if (inPlayOf(state, place) >= resourcesOf(state, place))
      return reject('resourcesUsedUp', { most: resourcesOf(state, place) });
    if (reserveOf(state, place) <= 0) return reject('reserveEmpty');
    return risePlaces(state, place).includes(at) ? null : reject('notARisePlace', { space: shown(at) });
  },
  carryOut(telling, { at }) {
    give(telling, 'rise');
    telling.tell({ type: 'minionRisen', seat: telling.seat.id, at });
  },
};
