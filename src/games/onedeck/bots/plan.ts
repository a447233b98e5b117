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

/** An open box, its number, and the points that it gains when it is covered. */
interface Target {
  readonly box: Box;
  readonly at: number;
  readonly gain: number;
}

type Order = (target: Target) => number;

const HEROIC = 4;
const PER_DIE = 1;

const gainOf = (box: Box, { damage, time, strike }: Prices): number =>
  box.damage * damage + box.time * time + box.strikes * strike;

/** Several orders of the boxes. Each of them is best for some dice. */
const ORDERS: readonly Order[] = [
  ({ gain }) => gain,
  ({ box, gain }) => gain / (box.size === 'wide' ? box.value + 2 : box.value),
  ({ box }) => box.value - (box.size === 'wide' ? 20 : 0),
];

/** Returns sensible ways to place the dice of the pool, each in an executable order. */
export function placements(state: State, prices: Prices): readonly (readonly Placement[])[] {
  return placedIn(state, ordersOf(targetsIn(state, prices)));
}

/** Returns these and more: each box is once the first. */
export function manyPlacements(state: State, prices: Prices): readonly (readonly Placement[])[] {
  const targets = targetsIn(state, prices);
  const orders = ordersOf(targets);
  const more = targets.flatMap((first) => orders.map((order) => [first, ...order.filter((target) => target !== first)]));
  return placedIn(state, [...orders, ...more]);
}

function targetsIn({ encounter }: State, prices: Prices): readonly Target[] {
  const targets = (encounter?.boxes ?? []).map((box, at) => ({ box, at, gain: gainOf(box, prices) }));
  return targets.filter(({ box }) => box.dice.length === 0);
}

function ordersOf(targets: readonly Target[]): readonly (readonly Target[])[] {
  return ORDERS.map((order) => {
    const ranked = targets.map((target) => ({ target, rank: order(target) }));
    return ranked.sort((one, other) => other.rank - one.rank).map(({ target }) => target);
  });
}

/** Orders that are alike place alike, and are tried once. */
function placedIn(state: State, orders: readonly (readonly Target[])[]): readonly (readonly Placement[])[] {
  const tried: (readonly Target[])[] = [];
  for (const order of orders) {
    if (!tried.some((other) => other.every((target, at) => target === order[at]))) tried.push(order);
  }
  return tried.map((order) => placeBy(state, order));
}

/** Covers armor boxes first: all of them, or only those that are worth it alone. */
function placeBy({ encounter, boss }: State, order: readonly Target[]): readonly Placement[] {
  const left = [...(encounter?.pool ?? [])];
  const placed: Placement[] = [];
  const cover = ({ box, at }: Target): boolean => {
    const takesHeroic = boss?.id !== 'dragon' || box.strikes === 0;
    // The Lich throws the first dice off, so the box needs as much again.
    for (let times = box.warded ? 2 : 1; times > 0; times--) {
      const dice = cheapest(
        box,
        left.filter((die) => fits(die, box) && (takesHeroic || die.color !== 'heroic')),
      );
      if (dice === null) return false;
      placed.push({ box: at, dice });
      for (const die of dice) left.splice(left.indexOf(die), 1);
    }
    return true;
  };
  const worthIt = new Set<number>();
  let failed = false;
  for (const target of order) {
    if (target.gain > 0) worthIt.add(target.at);
    if (target.box.armor && !cover(target)) failed = true;
  }
  if (failed) return placed.filter(({ box }) => worthIt.has(box));
  for (const target of order) if (!target.box.armor && target.gain > 0) cover(target);
  return placed;
}

/** Returns the dice with the least value elsewhere that cover a box, or null if all dice together are too few. */
function cheapest(box: Box, dice: readonly Die[]): readonly Die[] | null {
  if (box.size === 'wide') return cheapestSum(box.value, dice);
  let best: Die | null = null;
  for (const die of dice) if (die.value >= box.value && (best === null || weight(die) < weight(best))) best = die;
  return best === null ? null : [best];
}

/** Dice that reach a sum: one more than those before it. */
interface Chain {
  readonly weight: number;
  readonly die: Die;
  readonly before: Chain | null;
}

/** For every sum up to the needed one, finds the cheapest dice that reach it. */
function cheapestSum(needed: number, dice: readonly Die[]): readonly Die[] | null {
  if (dice.reduce((sum, { value }) => sum + value, 0) < needed) return null;
  const best: (Chain | undefined)[] = [];
  for (const die of dice) {
    const own = weight(die);
    for (let sum = needed - 1; sum >= 0; sum--) {
      const before = sum === 0 ? null : best[sum];
      if (before === undefined) continue;
      const to = Math.min(needed, sum + die.value);
      const heavier = (before?.weight ?? 0) + own;
      if (heavier < (best[to]?.weight ?? Number.POSITIVE_INFINITY)) best[to] = { weight: heavier, die, before };
    }
  }
  const found: Die[] = [];
  for (let chain = best[needed] ?? null; chain !== null; chain = chain.before) found.unshift(chain.die);
  return found;
}

function weight({ value, color, only }: Die): number {
  return value + PER_DIE + (color === 'heroic' ? HEROIC : 0) - (only === null ? 0 : 2 * HEROIC);
}
