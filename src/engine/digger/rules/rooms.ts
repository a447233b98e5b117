import { Survey } from '../board/Survey';
import { SPACE_COUNT, type Space, zoneOf } from '../board/spaces';
import { MINIONS, START } from '../content/constants';
import type { RoomKind } from '../content/ids';
import { ROOMS } from '../content/rooms';
import { specialsOf } from '../specials';
import type { State, Token } from '../state';
import { seatOn } from './seats';

export function surveyOf({ zone, tiles }: State): Survey {
  return Survey.of(zoneOf(zone), tiles);
}

export function tokenAt({ tokens }: State, at: Space): Token | undefined {
  return tokens.find((token) => token.at === at);
}

/** D33: a conquered room has no ability for its owner. */
export function isOpenRoom(state: State, at: Space): boolean {
  return tokenAt(state, at) === undefined;
}

/** Own rooms of a kind that are not conquered. */
export function openRooms(state: State, place: number, kind: RoomKind): readonly Space[] {
  const survey = surveyOf(state);
  return survey.ownedBy(place).filter((at) => survey.pieceAt(at)?.kind === kind && isOpenRoom(state, at));
}

export function resourcesOf(state: State, place: number): number {
  const kitchens = openRooms(state, place, 'kitchen').length * ROOMS.kitchen.resources;
  const more = specialsOf(state, place).reduce((sum, { resources }) => sum + (resources?.(state, place) ?? 0), 0);
  return START.resources + kitchens + more;
}

export function ingenuityOf(state: State, place: number): number {
  const libraries = openRooms(state, place, 'library').length * ROOMS.library.ingenuity;
  const more = specialsOf(state, place).reduce((sum, { ingenuity }) => sum + (ingenuity?.(state, place) ?? 0), 0);
  return START.ingenuity + libraries + more;
}

/** D3: neither on the board nor a token. */
export function reserveOf(state: State, place: number): number {
  const { id, minions } = seatOn(state, place);
  return MINIONS - minions.length - state.tokens.filter(({ seat }) => seat === id).length;
}

/** D28: tokens are not in play. */
export function inPlayOf(state: State, place: number): number {
  const more = specialsOf(state, place).reduce((sum, { inPlay }) => sum + (inPlay?.(state, place) ?? 0), 0);
  return seatOn(state, place).minions.length + more;
}

export function mayRise(state: State, place: number): boolean {
  return inPlayOf(state, place) < resourcesOf(state, place) && reserveOf(state, place) > 0;
}

/** The Portal and open Dormitories without rivals (D28). */
export function risePlaces(state: State, place: number): readonly Space[] {
  const survey = surveyOf(state);
  const rivals = rivalsOf(state, place);
  return survey.ownedBy(place).filter((at) => {
    const kind = survey.pieceAt(at)?.kind;
    return (kind === 'portal' || (kind === 'dormitory' && isOpenRoom(state, at))) && rivals[at] === 0;
  });
}

/** The minions of other seats on each space. */
export function rivalsOf({ seats }: State, place: number): Uint8Array {
  const rivals = new Uint8Array(SPACE_COUNT);
  for (const [at, { minions }] of seats.entries()) {
    if (at !== place) for (const space of minions) rivals[space] = (rivals[space] ?? 0) + 1;
  }
  return rivals;
}

export interface Squad {
  readonly at: Space;
  readonly count: number;
}

/** The minions of a seat, space by space. */
export function squadsOf(minions: readonly Space[]): readonly Squad[] {
  const squads: Squad[] = [];
  for (let first = 0; first < minions.length; ) {
    const at = minions[first] ?? 0;
    let behind = first + 1;
    while (minions[behind] === at) behind++;
    squads.push({ at, count: behind - first });
    first = behind;
  }
  return squads;
}

/** Open Treasuries that take one more coin (D35). */
export function treasuriesWithRoom(state: State, place: number): readonly Space[] {
  const treasuries = openRooms(state, place, 'treasury');
  const { coins } = seatOn(state, place);
  return treasuries.filter((room) => coins.filter(({ at }) => at === room).length < treasuries.length);
}
