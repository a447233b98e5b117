import { hasSide } from '../board/pieces';
import { neighbourOf, SIDE_COUNT, type Space } from '../board/spaces';
import { reject, shown } from '../rejections';
import { give, isBonus } from '../rules/orders';
import { whyNotEmpty } from '../rules/placing';
import { squadsOf, surveyOf } from '../rules/rooms';
import { seatOn } from '../rules/seats';
import type { State } from '../state';
import type { Act } from './act';

/** D29: on any empty space. One minion is given up, but none for a bonus order (D20). */
export const sabotage: Act<'sabotage'> = {
  whyIllegal(state, place, { at, minion }) {
    if (state.collapses === 0) return reject('noCollapseLeft');
    const why = whyNotEmpty(surveyOf(state), at);
    if (why !== null) return why;
    if (isBonus(state)) return minion === null ? null : reject('minionNotNeeded');
    if (minion === null) return reject('minionNeeded');
    return seatOn(state, place).minions.includes(minion) ? null : reject('noMinionThere', { space: shown(minion) });
  },
  carryOut(telling, { at, minion }) {
    give(telling, 'sabotage');
    const { id } = telling.seat;
    if (minion !== null) telling.tell({ type: 'minionsLost', seat: id, at: minion, count: 1, cause: 'sabotage', by: null });
    telling.tell({ type: 'collapsePlaced', seat: id, at });
  },
};

export const demolish: Act<'demolish'> = {
  whyIllegal(state, place, { at }) {
    if (surveyOf(state).pieceAt(at)?.kind !== 'collapse') return reject('noCollapseThere', { space: shown(at) });
    return collapsesInReach(state, place).includes(at) ? null : reject('nobodyBesideCollapse');
  },
  carryOut(telling, { at }) {
    give(telling, 'demolish');
    telling.tell({ type: 'collapseCleared', seat: telling.seat.id, at });
  },
};

/** D30: beside an own minion, on a tile of whatever owner, whose side towards it is open. */
export function collapsesInReach(state: State, place: number): readonly Space[] {
  const survey = surveyOf(state);
  const found: Space[] = [];
  for (const { at } of squadsOf(seatOn(state, place).minions)) {
    for (let side = 0; side < SIDE_COUNT; side++) {
      const next = hasSide(survey.openAt(at), side) ? neighbourOf(survey.zone, at, side) : -1;
      if (survey.pieceAt(next)?.kind === 'collapse' && !found.includes(next)) found.push(next);
    }
  }
  return found;
}
