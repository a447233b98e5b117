import { roomsJoined } from '../board/complexes';
import { type Corridor, corridorsTouching, isComplete } from '../board/corridors';
import { type Piece, pieceOf } from '../board/pieces';
import type { Placement } from '../board/placements';
import { neighbourOf, SIDE_COUNT, type Space } from '../board/spaces';
import type { RoomKind } from '../content/ids';
import { ROOMS } from '../content/rooms';
import { corridorGold, GOLD_BESIDE_THRONE, PAIR_GOLD, THRONE_GOLD } from '../content/scoring';
import type { GoldCause } from '../events';
import { specialsOf } from '../specials';
import type { State } from '../state';
import type { Telling } from '../telling';
import { bonusesOf } from './bonuses';
import { drawCoins } from './coins';
import { isOpenRoom, mayRise, surveyOf } from './rooms';

/** Lays a tile, with everything that it sets off: gold, coins, a minion, and last the bonus orders. */
export function build(telling: Telling, placement: Placement): void {
  const piece = pieceOf(placement.tile);
  telling.tell({ type: 'tileLaid', seat: telling.seat.id, ...placement });
  if (piece.isRoom) furnish(telling, placement.at, piece.kind as RoomKind);
  completeCorridors(telling, placement.at);
  offerBonuses(telling, piece);
}

function furnish(telling: Telling, at: Space, kind: RoomKind): void {
  gainGold(telling, throneGold(telling.state, telling.place, at), 'throne');
  const survey = surveyOf(telling.state);
  const isPair = roomsJoined(survey, at).some((room) => survey.pieceAt(room)?.kind === kind);
  if (isPair) gainGold(telling, PAIR_GOLD, 'pair');
  drawCoins(telling, ROOMS[kind].coins);
  for (let risen = 0; risen < ROOMS[kind].minions; risen++) {
    if (mayRise(telling.state, telling.place)) telling.tell({ type: 'minionRisen', seat: telling.seat.id, at });
  }
}

function gainGold(telling: Telling, amount: number, cause: GoldCause): void {
  if (amount === 0) return;
  const { id, gold } = telling.seat;
  telling.tell({ type: 'goldGained', seat: id, amount, gold: gold + amount, cause });
}

/** D16: own rooms beside the Throne, joined or not; while it is conquered, later ones pay nothing. */
function throneGold(state: State, place: number, at: Space): number {
  const survey = surveyOf(state);
  const beside: Space[] = [];
  for (let side = 0; side < SIDE_COUNT; side++) {
    const next = neighbourOf(survey.zone, at, side);
    if (next >= 0 && survey.ownerAt(next) === place && survey.pieceAt(next)?.isRoom === true) beside.push(next);
  }
  if (survey.pieceAt(at)?.kind === 'throne') return THRONE_GOLD + beside.length * GOLD_BESIDE_THRONE;
  const isBesideThrone = beside.some((room) => survey.pieceAt(room)?.kind === 'throne' && isOpenRoom(state, room));
  return isBesideThrone ? GOLD_BESIDE_THRONE : 0;
}

/** D13: in the moment of completion. A corridor without leaks that touches the new tile had one until now. */
function completeCorridors(telling: Telling, at: Space): void {
  for (const corridor of corridorsTouching(surveyOf(telling.state), at)) {
    if (isComplete(corridor)) scoreCorridor(telling, corridor);
  }
}

function scoreCorridor(telling: Telling, { spaces, nuggets }: Corridor): void {
  telling.tell({ type: 'corridorCompleted', seat: telling.seat.id, spaces, nuggets });
  const more = specialsOf(telling.state, telling.place).reduce((sum, one) => sum + (one.corridorGold?.(spaces.length) ?? 0), 0);
  gainGold(telling, corridorGold(spaces.length) + more, 'corridor');
  drawCoins(telling, nuggets);
}

function offerBonuses(telling: Telling, piece: Piece): void {
  for (const bonus of bonusesOf(telling.state, telling.place, piece)) {
    telling.tell({ type: 'bonusArisen', seat: telling.seat.id, by: bonus.by, rank: bonus.rank });
    telling.addTask(bonus);
  }
}
