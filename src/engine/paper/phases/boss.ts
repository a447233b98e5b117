import { required } from '../../kernel';
import { BOSSES, type BossId } from '../content/bosses';
import { TURNS } from '../content/tracks';
import { Chain } from '../rules/Chain';
import { hurt } from '../rules/damage';
import { lairOf, roundOf } from '../rules/rounds';
import { scoreOf, totalOf } from '../rules/scoring';
import { isAlone, seatAt } from '../rules/seats';
import { strengthAgainst, tierReached } from '../rules/strength';
import { sparedOf } from '../rules/traits';
import type { SeatId, State } from '../state';
import type { Telling } from '../telling';

interface Fighter {
  readonly seat: SeatId;
  readonly strength: number;
}

/** All fights come first, then the reward with its chain, then gems vanish (P40, P41). */
export function wakeBoss(telling: Telling): void {
  telling.tell({ type: 'phaseBegun', phase: 'boss' });
  const { boss } = lairOf(telling.state);
  telling.tell({ type: 'bossWoke', boss, round: roundOf(telling.state.turn) });
  const fighters: Fighter[] = [];
  for (const at of telling.state.seats.keys()) {
    const fighter = meet(telling, at, boss);
    if (fighter !== null) fighters.push(fighter);
  }
  if (!isAlone(telling.state)) award(telling, boss, fighters);
  if (!isAsked(telling.state)) awardDone(telling);
  else telling.tell({ type: 'phaseBegun', phase: 'reward' });
}

/** P36, P38, P39: a fight where one was there and is strong enough, else a flight. */
function meet(telling: Telling, at: number, boss: BossId): Fighter | null {
  const seat = telling.seat(at);
  const strength = strengthAgainst(boss, seat);
  const tier = seat.sheet.lair ? tierReached(boss, strength) : null;
  if (tier === null) {
    const shown = seat.sheet.lair ? strength : null;
    telling.tell({ type: 'bossFled', seat: seat.id, boss, strength: shown, glory: BOSSES[boss].fleeGlory });
    return null;
  }
  const wounds = tier.counter - sparedOf(seat, 'boss', tier.counter);
  telling.tell({ type: 'bossFought', seat: seat.id, boss, strength, glory: tier.glory, wounds });
  hurt(telling, at, { cause: 'boss', amount: tier.counter });
  return { seat: seat.id, strength };
}

/** P40: to the one seat that has struck hardest; nobody in a tie. */
function award(telling: Telling, boss: BossId, fighters: readonly Fighter[]): void {
  const most = Math.max(...fighters.map(({ strength }) => strength));
  const [first, ...tied] = fighters.filter(({ strength }) => strength === most).map(({ seat }) => seat);
  if (first === undefined || tied.length > 0) {
    telling.tell({ type: 'rewardLost', boss, seats: first === undefined ? [] : [first, ...tied] });
    return;
  }
  telling.tell({ type: 'rewardWon', seat: first, boss });
  const chain = new Chain(telling, seatAt(first));
  chain.add(BOSSES[boss].reward);
  chain.run();
}

function isAsked({ seats }: State): boolean {
  return seats.some(({ sheet }) => sheet.due.length > 0);
}

/** Goes on when the reward and all that it has set off are done with. */
export function awardDone(telling: Telling): void {
  const { boss } = lairOf(telling.state);
  const gems = BOSSES[boss].disperses;
  const { setup, turn } = telling.state;
  if (gems.length > 0 && (setup.dispersal || isAlone(telling.state))) telling.tell({ type: 'gemsDispersed', boss, gems });
  telling.tell({ type: 'roundEnded', round: roundOf(turn) });
  if (turn < TURNS) telling.tell({ type: 'phaseBegun', phase: 'roll' });
  else telling.tell({ type: 'gameEnded', results: resultsOf(telling.state) });
}

function resultsOf({ seats, dungeon }: State) {
  return seats.map((seat) => ({
    seat: seat.id,
    objective: required(seat.objective, 'an objective'),
    points: totalOf(scoreOf(dungeon, seat)),
  }));
}
