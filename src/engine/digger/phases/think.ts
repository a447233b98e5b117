import { isTile } from '../board/pieces';
import { reject } from '../rejections';
import { drawnTiles } from '../rules/luck';
import { give } from '../rules/orders';
import { seatOn } from '../rules/seats';
import type { Act } from './act';
import { beginIfAllThought } from './setup';

/** Any number of projects, but one at least. */
export const think: Act<'think'> = {
  whyIllegal(state, place, { tiles }) {
    const { projects } = seatOn(state, place);
    if (!Array.isArray(tiles) || tiles.length === 0 || tiles.length > projects.length) return reject('tilesWrong');
    if (new Set(tiles).size !== tiles.length || !tiles.every(isTile)) return reject('tilesWrong');
    return tiles.every((tile) => projects.includes(tile)) ? null : reject('notYourProject');
  },
  /** D37: the new tiles are drawn first, so none of those that go back comes at once. */
  carryOut(telling, { tiles }) {
    const isFree = telling.state.phase === 'think';
    if (!isFree) give(telling, 'think');
    const returned = telling.seat.projects.filter((tile) => tile !== 'unknown' && tiles.includes(tile));
    const drawn = drawnTiles(telling.state, telling.place, returned.length);
    telling.tell({ type: 'projectsSwapped', seat: telling.seat.id, returned, drawn });
    if (isFree) beginIfAllThought(telling);
  },
};
