import { type Box, type Die, fits, type State } from '../../../engine/onedeck';

/** One box covered with these dice. */
export interface Placement {
  readonly box: number;
  readonly dice: readonly Die[];
}

/** Points for each symbol that is covered. */
export interface Prices {
  readonly damage: number;
  readonly time: number;
  readonly strike: number;
}

type Order = (box: Box, prices: Prices) => number;

const HEROIC = 4;
const PER_DIE = 1;

const gain = (box: Box, { damage, time, strike }: Prices): number => box.damage * damage + box.time * time + box.strikes * strike;

/** Several orders of the boxes. Each of them is best for some dice. */
const ORDERS: readonly Order[] = [
  (box, prices) => gain(box, prices),
  (box, prices) => gain(box, prices) / (box.size === 'wide' ? box.value + 2 : box.value),
  (box) => box.value - (box.size === 'wide' ? 20 : 0),
];

/** Returns sensible ways to place the dice of the pool, each in an executable order. */
export function placements(state: State, prices: Prices): readonly (readonly Placement[])[] {
  return ORDERS.map((order) => placeBy(state, prices, (box) => order(box, prices)));
}

/** Returns more of them: each box is once the first. */
export function morePlacements(state: State, prices: Prices): readonly (readonly Placement[])[] {
  const open = (state.encounter?.boxes ?? []).filter(({ dice }) => dice.length === 0);
  return open.flatMap((first) =>
    ORDERS.map((order) => placeBy(state, prices, (box) => (box === first ? Number.POSITIVE_INFINITY : order(box, prices)))),
  );
}

/** Covers armor boxes first: all of them, or only those that are worth it alone. */
function placeBy({ encounter, boss }: State, prices: Prices, order: (box: Box) => number): readonly Placement[] {
  if (encounter === null) return [];
  const boxes = encounter.boxes
    .map((box, at) => ({ box, at }))
    .filter(({ box }) => box.dice.length === 0)
    .sort((one, other) => order(other.box) - order(one.box));
  const takesHeroic = (box: Box): boolean => boss?.id !== 'dragon' || box.strikes === 0;
  const placed: Placement[] = [];
  let pool: readonly Die[] = encounter.pool;
  const cover = (box: Box, at: number): boolean => {
    const dice = cheapest(
      box,
      pool.filter((die) => fits(die, box) && (die.color !== 'heroic' || takesHeroic(box))),
    );
    if (dice === null) return false;
    placed.push({ box: at, dice });
    pool = pool.filter((die) => !dice.includes(die));
    // The Lich throws the first dice off, so the box needs as much again.
    return box.warded ? cover({ ...box, warded: false }, at) : true;
  };
  const armor = boxes.filter(({ box }) => box.armor);
  const failed = armor.filter(({ box, at }) => !cover(box, at));
  if (failed.length > 0) return placed.filter(({ box }) => gain(encounter.boxes[box] as Box, prices) > 0);
  for (const { box, at } of boxes) if (!box.armor && gain(box, prices) > 0) cover(box, at);
  return placed;
}

/** Returns the dice with the least value elsewhere that cover a box, or null if all dice together are too few. */
function cheapest(box: Box, dice: readonly Die[]): readonly Die[] | null {
  if (box.size === 'wide') return cheapestSum(box.value, dice);
  let best: Die | null = null;
  for (const die of dice) if (die.value >= box.value && (best === null || weight(die) < weight(best))) best = die;
  return best === null ? null : [best];
}

/** For every sum up to the needed one, finds the cheapest dice that reach it. */
function cheapestSum(needed: number, dice: readonly Die[]): readonly Die[] | null {
  const best: ({ readonly weight: number; readonly dice: readonly Die[] } | undefined)[] = [{ weight: 0, dice: [] }];
  for (const die of dice) {
    for (let sum = needed - 1; sum >= 0; sum--) {
      const from = best[sum];
      if (from === undefined) continue;
      const to = Math.min(needed, sum + die.value);
      const heavier = from.weight + weight(die);
      if (heavier < (best[to]?.weight ?? Number.POSITIVE_INFINITY)) best[to] = { weight: heavier, dice: [...from.dice, die] };
    }
  }
  return best[needed]?.dice ?? null;
}

function weight({ value, color, only }: Die): number {
  return value + PER_DIE + (color === 'heroic' ? HEROIC : 0) - (only === null ? 0 : 2 * HEROIC);
}
