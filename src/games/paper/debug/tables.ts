import {
  DUNGEONS,
  HERO_IDS,
  type HeroId,
  ITEM_IDS,
  type ItemId,
  MONSTER_IDS,
  type PlayerSeat,
  type PowerId,
  type RoomId,
  type Sheet,
  type State,
} from '../../../engine/paper';
import { atTier, wayTo } from './boss';
import { awakening, beforeRoll, MOMENTS, type Plan, rolled, stateFor, withDice } from './plan';
import { withSheet } from './playing';

/** Sides without a skull: three heroes in white, boots and two heroes in black. */
const CALM = [2, 3, 4, 2, 3, 6];
const SKULL = [1, 3, 4, 2, 3, 6];
/** Three skulls: all dice are thrown again. */
const AGAIN = [1, 1, 1, 1, 1, 1];
const SEATS_OF_RIVALS = 2;

/** Returns tables on which something is about to happen: the planned one, then rare ones, then those of rivals. */
export function* tablesFor(plan: Plan): Generator<State> {
  for (const moment of [plan.moment, ...MOMENTS]) yield stateFor({ ...plan, moment });
  for (const seats of new Set([plan.seats, 1, SEATS_OF_RIVALS])) {
    yield* staged({ ...plan, seats, sides: [] });
    yield* bosses({ ...plan, seats, sides: CALM });
  }
}

function* staged(plan: Plan): Generator<State> {
  const { dungeon } = plan;
  const before = stateFor({ ...plan, moment: 'roll' });
  const turn = (sheet: Partial<Sheet>, power?: PowerId): State =>
    rolled(
      withDice(
        withPower(
          withSheet(before, () => sheet),
          power,
        ),
        CALM,
      ),
    );
  const standing = (room: RoomId, sheet: Partial<Sheet> = {}, power?: PowerId): State =>
    turn({ path: wayTo(dungeon, room), ...sheet }, power);
  yield turn({ heroes: levels(3), items: boxes(1), potions: 3 });
  yield turn({ heroes: levels(6), items: boxes(2), beaten: MONSTER_IDS.slice(0, 8), gems: 5, potions: 8 });
  yield turn({ potions: 12 });
  yield withDice(
    withSheet(before, () => ({ potions: 4 })),
    SKULL,
  );
  yield withDice(withPower(before, 'fortune-teller'), SKULL);
  yield withDice(before, [...AGAIN, ...CALM]);
  yield standing('C1', { damage: 4, heroes: levels(1) });
  yield standing('C1', {}, 'scout');
  yield standing('A1', { items: boxes(0, 'khar-medallion') }, 'ranger');
  yield standing('C3', { items: boxes(0, 'intangibility-cloak') });
  yield standing('E1', { heroes: levels(6) });
  yield standing('D1', { items: boxes(1) });
  const [{ room }] = DUNGEONS[dungeon].lairs;
  yield standing(wayTo(dungeon, room).at(-2) ?? 'C1');
}

/** The bosses are fought or fled from; then one that hurts nobody, and one that two strike equally hard. */
function* bosses(plan: Plan): Generator<State> {
  const moment = 'boss';
  for (const tier of [2, 0] as const) {
    for (const round of [1, 2, 3] as const) yield stateFor({ ...plan, moment, round, tier });
  }
  const before = beforeRoll({ ...plan, moment, round: 1 });
  yield awakening(withSheet(before, (seat) => ({ ...atTier(before, seat, 2), heroes: levels(1) })));
  yield awakening(
    withPower(
      withSheet(before, (seat) => atTier(before, seat, 3)),
      'barbarian',
    ),
  );
}

function levels(level: number): Readonly<Record<HeroId, number>> {
  return Object.fromEntries(HERO_IDS.map((hero) => [hero, level])) as Record<HeroId, number>;
}

/** So many boxes of every item, and both of one. */
function boxes(count: number, finished?: ItemId): Readonly<Record<ItemId, number>> {
  return Object.fromEntries(ITEM_IDS.map((item) => [item, item === finished ? 2 : count])) as Record<ItemId, number>;
}

/** Gives a power to the first party; another that had it takes the one that is left. */
function withPower(state: State, power?: PowerId): State {
  if (power === undefined) return state;
  const left = state.seats[0]?.power ?? null;
  const powerOf = (at: number, own: PlayerSeat['power']) => (at === 0 ? power : own === power ? left : own);
  return { ...state, seats: state.seats.map((seat, at) => ({ ...seat, power: powerOf(at, seat.power) })) };
}
