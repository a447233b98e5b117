import type { Rejection } from '../../kernel';
import { hasSide, isTile, pieceOf } from '../board/pieces';
import { fits, type Placement, Placements, sitesBeside } from '../board/placements';
import type { Survey } from '../board/Survey';
import { isInZone, neighbourOf, oppositeSide, SIDE_COUNT, type Space } from '../board/spaces';
import { type RejectionKey, reject, shown } from '../rejections';
import type { State } from '../state';
import { squadsOf, surveyOf } from './rooms';
import { seatOn } from './seats';

/** D7: own tiles on which an own minion stands. */
export function mannedTiles(state: State, place: number): readonly Space[] {
  const survey = surveyOf(state);
  return squadsOf(seatOn(state, place).minions)
    .map(({ at }) => at)
    .filter((at) => survey.ownerAt(at) === place);
}

/** D36: the pit builds anywhere along the dungeon. */
export function ownTiles(state: State, place: number): readonly Space[] {
  return surveyOf(state).ownedBy(place);
}

export function placementsFrom(state: State, place: number, tiles: readonly Space[]): Placements {
  const survey = surveyOf(state);
  return new Placements(survey, { sites: sitesBeside(survey, tiles), tiles: seatOn(state, place).projects });
}

interface Building {
  readonly placement: Placement;
  /** Own tiles that may be built from. */
  readonly from: readonly Space[];
  readonly notFrom: RejectionKey;
}

export function whyNotPlaced(state: State, place: number, { placement, from, notFrom }: Building): Rejection | null {
  const { tile, at, turn } = placement;
  if (!isTile(tile)) return reject('noSuchTile', { tile: shown(tile) });
  if (!seatOn(state, place).projects.includes(tile)) return reject('notYourProject', { tile });
  const survey = surveyOf(state);
  const why = whyNotEmpty(survey, at);
  if (why !== null) return why;
  if (!Number.isInteger(turn) || turn < 0 || turn >= pieceOf(tile).turns) return reject('noSuchTurn', { turn: shown(turn) });
  if (!isJoined(survey, at, from)) return reject(notFrom);
  return fits(survey, placement) ? null : reject('sidesDoNotMatch', { tile });
}

/** D9: an empty space of the zone. */
export function whyNotEmpty(survey: Survey, at: Space): Rejection | null {
  if (!isInZone(survey.zone, at)) return reject('noSuchSpace', { space: shown(at) });
  return survey.isEmpty(at) ? null : reject('spaceTaken', { space: at });
}

function isJoined(survey: Survey, at: Space, from: readonly Space[]): boolean {
  for (let side = 0; side < SIDE_COUNT; side++) {
    const next = neighbourOf(survey.zone, at, side);
    if (from.includes(next) && hasSide(survey.openAt(next), oppositeSide(side))) return true;
  }
  return false;
}
