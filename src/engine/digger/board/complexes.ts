import type { Survey } from './Survey';
import { SIDE_COUNT, type Space } from './spaces';

/** The number of rooms in the largest group of own rooms that are joined directly (D17). */
export function largestComplex(survey: Survey, seat: number): number {
  const rooms = survey.ownedBy(seat).filter((at) => survey.pieceAt(at)?.isRoom === true);
  const seen = new Set<Space>();
  let largest = 0;
  for (const room of rooms) {
    if (seen.has(room)) continue;
    const group = groupOf(survey, room);
    for (const at of group) seen.add(at);
    largest = Math.max(largest, group.length);
  }
  return largest;
}

function groupOf(survey: Survey, room: Space): readonly Space[] {
  const group = [room];
  for (const at of group) for (const next of roomsJoined(survey, at)) if (!group.includes(next)) group.push(next);
  return group;
}

/** Own rooms joined to a tile across a common side. */
export function roomsJoined(survey: Survey, at: Space): readonly Space[] {
  const owner = survey.ownerAt(at);
  const found: Space[] = [];
  for (let side = 0; side < SIDE_COUNT; side++) {
    const next = survey.beyond(at, side);
    if (next >= 0 && survey.ownerAt(next) === owner && survey.pieceAt(next)?.isRoom === true) found.push(next);
  }
  return found;
}
