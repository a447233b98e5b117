import { corridorsOf, isComplete } from '../board/corridors';
import { isRoomKind, pieceOf, turnsThatFit } from '../board/pieces';
import { type Laid, NOBODY, Survey } from '../board/Survey';
import { isInZone, portalPlaces, type Space, zoneOf } from '../board/spaces';
import { ROOMS } from '../content/rooms';
import { surveyOf } from '../rules/rooms';
import { seatAt } from '../rules/seats';
import type { State } from '../state';

/** Returns a sentence for tiles, tokens and minions that contradict each other; null when all is well. */
export function whyBoardUnsound(state: State): string | null {
  const why = whyTilesUnsound(state);
  if (why !== null) return why;
  if (!state.tokens.every(({ at }) => isConquerable(state, at))) return 'a token lies where nothing can be conquered';
  if (new Set(state.tokens.map(({ at }) => at)).size !== state.tokens.length) return 'two tokens lie in one room';
  if (!state.tokens.every(({ at, seat }) => surveyOf(state).ownerAt(at) !== seatAt(seat))) return 'a seat conquered itself';
  return whyMinionsUnsound(state) ?? whyCorridorsUnsound(state);
}

/** Every tile was legal when it was laid; a Collapse of then may be gone. */
function whyTilesUnsound({ zone: id, tiles, seats }: State): string | null {
  const zone = zoneOf(id);
  let survey = Survey.of(zone, []);
  let before: readonly Laid[] = [];
  for (const laid of tiles) {
    if (!isInZone(zone, laid.at) || !survey.isEmpty(laid.at)) return 'a tile lies outside or on another';
    if ((laid.tile === 'collapse') !== (laid.owner === null)) return 'a tile has the wrong owner';
    if (laid.owner !== null && seatAt(laid.owner) >= seats.length) return 'a tile has the wrong owner';
    const fit = turnsThatFit(pieceOf(laid.tile), survey.mustAt(laid.at), survey.mustNotAt(laid.at));
    if (laid.tile === 'collapse' ? laid.turn !== 0 : (fit & (1 << laid.turn)) === 0) return 'a tile does not fit';
    before = Survey.ofMore(zone, { before, laid });
    survey = Survey.of(zone, before);
  }
  const portals = tiles.filter(({ tile }) => tile === 'portal').map(({ at }) => at);
  return portals.every((at) => portalPlaces(zone, seats.length).includes(at)) ? null : 'a Portal lies in a wrong place';
}

function isConquerable(state: State, at: Space): boolean {
  const kind = surveyOf(state).pieceAt(at)?.kind;
  return kind !== undefined && isRoomKind(kind) && ROOMS[kind].conquerable;
}

function whyMinionsUnsound(state: State): string | null {
  const survey = surveyOf(state);
  const holders = new Map<Space, number>();
  for (const [place, { minions }] of state.seats.entries()) {
    if (minions.some((at, before) => at < (minions[before - 1] ?? 0))) return 'minions are out of order';
    for (const at of minions) {
      const [kind, owner] = [survey.pieceAt(at)?.kind, survey.ownerAt(at)];
      if (kind === undefined || kind === 'pit' || owner === NOBODY) return 'a minion stands where it can not';
      if (kind === 'portal' && owner !== place) return 'a minion stands on the Portal of a rival';
      if ((holders.get(at) ?? place) !== place) return 'minions of two seats share a tile';
      holders.set(at, place);
    }
  }
  return null;
}

/** Complete corridors are those that were scored. */
function whyCorridorsUnsound(state: State): string | null {
  const survey = surveyOf(state);
  for (const [place, { corridors }] of state.seats.entries()) {
    const complete = corridorsOf(survey, place).filter(isComplete);
    const keys = complete.map(({ spaces }) => keyOf(spaces)).sort();
    if (keys.join(' ') !== corridors.map(keyOf).sort().join(' ')) return 'corridors were scored that are not complete';
  }
  return null;
}

const keyOf = (spaces: readonly Space[]): string => spaces.toSorted((one, other) => one - other).join();
