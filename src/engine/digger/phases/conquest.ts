import type { Rejection } from '../../kernel';
import { isRoomKind } from '../board/pieces';
import { NOBODY } from '../board/Survey';
import type { Space } from '../board/spaces';
import { CONQUEST_COINS, type ConquestCoin } from '../commands';
import { ROOMS } from '../content/rooms';
import { reject, shown } from '../rejections';
import { drawCoins, takeLooseCoin } from '../rules/coins';
import { looseCoins } from '../rules/luck';
import { give } from '../rules/orders';
import { squadsOf, surveyOf, tokenAt } from '../rules/rooms';
import { seatAt, seatOn } from '../rules/seats';
import type { SeatId, State } from '../state';
import type { Telling } from '../telling';
import type { Act } from './act';

/** D31: a minion that stands in a rival's room becomes the token. */
export const conquer: Act<'conquer'> = {
  whyIllegal(state, place, { at, coin }) {
    const why = whyNotConquered(state, place, at);
    if (why !== null || coinChoices(state, at).includes(coin)) return why;
    if (!CONQUEST_COINS.includes(coin) || (coin === 'stored') !== isTreasury(state, at)) {
      return reject('coinChoiceWrong', { coin: shown(coin) });
    }
    return reject(coin === 'bag' ? 'bagEmpty' : coin === 'owner' ? 'ownerHasNoCoin' : 'coinChoiceWrong');
  },
  carryOut(telling, { at, coin }) {
    give(telling, 'conquer');
    const replaced = tokenAt(telling.state, at)?.seat ?? null;
    telling.tell({ type: 'tokenPlaced', seat: telling.seat.id, at, replaced });
    loot(telling, at, coin);
  },
};

/** D32: a rival's token leaves an own room in which an own minion stands; nobody is used up. */
export const clearToken: Act<'clearToken'> = {
  whyIllegal(state, place, { at }) {
    return tokensToClear(state, place).includes(at) ? null : reject('noTokenThere', { space: shown(at) });
  },
  carryOut(telling, { at }) {
    const holder = tokenAt(telling.state, at)?.seat;
    give(telling, 'conquer');
    if (holder !== undefined) telling.tell({ type: 'tokenCleared', seat: telling.seat.id, at, holder });
  },
};

export function tokensToClear(state: State, place: number): readonly Space[] {
  const survey = surveyOf(state);
  const { minions } = seatOn(state, place);
  return state.tokens.map(({ at }) => at).filter((at) => survey.ownerAt(at) === place && minions.includes(at));
}

/** Rivals' rooms that the seat may conquer with a minion where it stands. */
export function roomsToConquer(state: State, place: number): readonly Space[] {
  return squadsOf(seatOn(state, place).minions)
    .map(({ at }) => at)
    .filter((at) => whyNotConquered(state, place, at) === null);
}

/** The coins that a conquest of this room may bring; in a Treasury there is nothing to choose. */
export function coinChoices(state: State, at: Space): readonly ConquestCoin[] {
  if (isTreasury(state, at)) return ['stored'];
  const owner = surveyOf(state).ownerAt(at);
  const choices: ConquestCoin[] = ['none'];
  if (state.coins.length > 0) choices.push('bag');
  if (looseCoins(state, owner).length > 0) choices.push('owner');
  return choices;
}

function whyNotConquered(state: State, place: number, at: Space): Rejection | null {
  const survey = surveyOf(state);
  const [owner, kind] = [survey.ownerAt(at), survey.pieceAt(at)?.kind];
  if (!seatOn(state, place).minions.includes(at)) return reject('noMinionThere', { space: shown(at) });
  if (kind === undefined || owner === place || owner === NOBODY) return reject('notARivalsRoom');
  if (!isRoomKind(kind) || !ROOMS[kind].conquerable) return reject('notConquerable');
  return tokenAt(state, at)?.seat === seatOn(state, place).id ? reject('ownTokenThere') : null;
}

const isTreasury = (state: State, at: Space): boolean => surveyOf(state).pieceAt(at)?.kind === 'treasury';

function loot(telling: Telling, at: Space, coin: ConquestCoin): void {
  const survey = surveyOf(telling.state);
  const owner = seatOn(telling.state, survey.ownerAt(at)).id;
  if (coin === 'stored') lootTreasury(telling, at, owner);
  if (coin === 'bag') drawCoins(telling, 1);
  if (coin === 'owner') takeLooseCoin(telling, owner);
  if (survey.pieceAt(at)?.kind === 'throne') telling.tell({ type: 'skipDue', seat: owner });
}

/** All coins that are stored there or, if none, one of the owner's; and one from the bag. */
function lootTreasury(telling: Telling, at: Space, from: SeatId): void {
  const stored = seatOn(telling.state, seatAt(from)).coins.filter((coin) => coin.at === at);
  const values = stored.map(({ value }) => value);
  if (values.length > 0) telling.tell({ type: 'treasuryEmptied', seat: telling.seat.id, from, at, values });
  else takeLooseCoin(telling, from);
  drawCoins(telling, 1);
}
