import { portalPlaces, zoneOf } from '../board/spaces';
import { reject, shown } from '../rejections';
import { ingenuityOf, surveyOf } from '../rules/rooms';
import { inTurnOrder, seatAt } from '../rules/seats';
import { beginTurn, drawProjects } from '../rules/turns';
import type { Telling } from '../telling';
import type { Act } from './act';

/** D1: on a free place for this number of seats; a Portal looks the same in every turn. */
export const placePortal: Act<'placePortal'> = {
  whyIllegal(state, _, { at }) {
    if (!portalPlaces(zoneOf(state.zone), state.seats.length).includes(at)) {
      return reject('notAPortalPlace', { space: shown(at) });
    }
    return surveyOf(state).isEmpty(at) ? null : reject('portalTaken', { space: at });
  },
  carryOut(telling, { at }) {
    telling.tell({ type: 'portalPlaced', seat: telling.seat.id, at });
    if (telling.place === telling.state.first) dealProjects(telling);
  },
};

/** D4: projects follow the Portals, and the free Think! follows the projects. */
function dealProjects(telling: Telling): void {
  const phase = telling.state.setup.freeThink ? 'think' : 'turn';
  telling.tell({ type: 'phaseBegun', phase });
  for (const { id } of inTurnOrder(telling.state)) {
    const place = seatAt(id);
    drawProjects(telling, place, ingenuityOf(telling.state, place));
  }
  if (phase === 'turn') beginTurn(telling);
}

export const keepProjects: Act<'keepProjects'> = {
  whyIllegal: () => null,
  carryOut(telling) {
    telling.tell({ type: 'projectsKept', seat: telling.seat.id });
    beginIfAllThought(telling);
  },
};

/** Every seat has thought when it is the turn of the first again. */
export function beginIfAllThought(telling: Telling): void {
  if (telling.place !== telling.state.first) return;
  telling.tell({ type: 'phaseBegun', phase: 'turn' });
  beginTurn(telling);
}
