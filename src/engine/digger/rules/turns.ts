import { QUIET_ROUNDS, START } from '../content/constants';
import { END_GOLD, PRIZE_GOLD, PRIZE_IDS, type PrizeId } from '../content/scoring';
import { specialsOf } from '../specials';
import type { State } from '../state';
import type { Telling } from '../telling';
import { drawnTiles, looseCoins } from './luck';
import { ingenuityOf, treasuriesWithRoom } from './rooms';
import { leadersOf, measureOf } from './scoring';
import { seatOn } from './seats';

/** The seats up to the next that may play; those that must skip lose their mark only. */
export function beginTurn(telling: Telling): void {
  while (telling.seat.skips) {
    telling.tell({ type: 'turnSkipped', seat: telling.seat.id });
    if (endIfOver(telling)) return;
  }
  telling.tell({ type: 'turnBegun', seat: telling.seat.id, points: START.tyranny });
  if (mayStore(telling.state, telling.place)) telling.addTask({ op: 'store' });
}

/** D35: a loose coin, and an open Treasury that has room for it. */
function mayStore(state: State, place: number): boolean {
  return looseCoins(state, place).length > 0 && treasuriesWithRoom(state, place).length > 0;
}

export function endTurn(telling: Telling): void {
  const missing = ingenuityOf(telling.state, telling.place) - telling.seat.projects.length;
  drawProjects(telling, telling.place, missing);
  telling.tell({ type: 'turnEnded', seat: telling.seat.id, lost: telling.state.points });
  if (!endIfOver(telling)) beginTurn(telling);
}

export function drawProjects(telling: Telling, place: number, count: number): void {
  const tiles = drawnTiles(telling.state, place, count);
  if (tiles.length > 0) telling.tell({ type: 'tilesDrawn', seat: seatOn(telling.state, place).id, tiles });
}

/** Looks at the end of the game after a turn (D38, D40). */
function endIfOver(telling: Telling): boolean {
  const cause = endOf(telling.state);
  if (cause === null) return false;
  for (const prize of PRIZE_IDS) award(telling, prize);
  const coins = telling.state.seats.map(({ id, coins: held }) => ({ seat: id, values: held.map(({ value }) => value) }));
  telling.tell({ type: 'coinsShown', coins });
  telling.tell({ type: 'gameEnded', cause });
  return true;
}

function endOf(state: State): 'gold' | 'stalemate' | null {
  const isRoundOver = state.active === state.first || !state.setup.fullRound;
  if (isRoundOver && isEndReached(state)) return 'gold';
  return state.quiet >= QUIET_ROUNDS * state.seats.length ? 'stalemate' : null;
}

function isEndReached(state: State): boolean {
  const specials = specialsOf(state, null);
  const limits = specials.flatMap(({ endGold }) => (endGold === undefined ? [] : [endGold]));
  const limit =
    limits.length === 0 ? END_GOLD : limits.reduce((one, other) => (one === null ? other : Math.max(one, other ?? 0)));
  const isRich = limit !== null && state.seats.some(({ gold }) => gold >= limit);
  return isRich || specials.some(({ isEnd }) => isEnd?.(state) === true);
}

function award(telling: Telling, prize: PrizeId): void {
  const leaders = leadersOf(telling.state, prize);
  const [winner] = leaders;
  const seats = leaders.map((place) => seatOn(telling.state, place).id);
  if (winner === undefined || leaders.length > 1 || seats[0] === undefined) telling.tell({ type: 'prizeLost', prize, seats });
  else
    telling.tell({ type: 'prizeWon', seat: seats[0], prize, gold: PRIZE_GOLD, measure: measureOf(telling.state, winner, prize) });
}
