import * as v from 'valibot';
import { LIMITS, type Parsed, refuse } from '../kernel';
import { PIECE_IDS } from './board/pieces';
import { ZONE_IDS } from './content/boards';
import { COIN_VALUES } from './content/coins';
import { LADDER, ORDER_IDS } from './content/orders';
import { bonusOrder, list, parseSetup, parseWith, space, tile, turn, within } from './parse';
import { whyUnsound } from './soundness/table';
import { LADDER_ROOMS, PHASES, SEAT_IDS, type State } from './state';

/** A generator of zeros alone stays there: every draw would be the same for ever. */
const rng = v.pipe(
  v.array(within(-(2 ** 31), 2 ** 31 - 1)),
  v.length(4),
  v.check((words) => words.some((one) => one !== 0)),
);
const counter = within(0, LIMITS.counter);
const seatId = v.picklist(SEAT_IDS);
const seatPlace = within(0, SEAT_IDS.length - 1);
const coinValue = v.picklist(COIN_VALUES);

const task = v.variant('op', [
  v.strictObject({ op: v.picklist(['store', 'pit']) }),
  v.strictObject({ op: v.literal('steps'), left: within(1, LIMITS.list) }),
  v.strictObject({
    ...{ op: v.literal('bonus'), by: v.picklist(LADDER_ROOMS) },
    ...{ rank: within(1, LADDER.length), picked: v.nullable(bonusOrder) },
  }),
  v.strictObject({ op: v.literal('orders'), waiting: v.pipe(list(bonusOrder), v.minLength(1)) }),
]);

const seatSchema = v.strictObject({
  id: seatId,
  gold: counter,
  projects: list(tile),
  bag: list(tile),
  minions: list(space),
  coins: list(v.strictObject({ value: coinValue, seen: within(1, 2 ** SEAT_IDS.length - 1), at: v.nullable(space) })),
  corridors: list(v.pipe(list(space), v.minLength(1))),
  skips: v.boolean(),
});

const stateSchema = v.strictObject({
  setup: v.unknown(),
  zone: v.picklist(ZONE_IDS),
  phase: v.picklist(PHASES),
  first: seatPlace,
  active: seatPlace,
  points: within(0, LIMITS.list),
  given: list(v.picklist(ORDER_IDS)),
  pitUsed: v.boolean(),
  tasks: list(task),
  quiet: counter,
  stirred: v.boolean(),
  collapses: counter,
  tiles: list(v.strictObject({ at: space, tile: v.picklist(PIECE_IDS), owner: v.nullable(seatId), turn })),
  tokens: list(v.strictObject({ at: space, seat: seatId })),
  seats: list(seatSchema),
  coins: list(coinValue),
  luck: v.strictObject({ rng, script: v.pipe(v.array(counter), v.maxLength(LIMITS.script)), drawn: counter }),
});

export function parseState(data: unknown): Parsed<State> {
  const parsed = parseWith(stateSchema, data, 'stateWrong');
  if (!parsed.ok) return parsed;
  const setup = parseSetup(parsed.value.setup);
  if (!setup.ok) return refuse('stateWrong', { path: 'setup' });
  const state: State = { ...parsed.value, setup: setup.value };
  const why = whyUnsound(state);
  return why === null ? { ok: true, value: state } : refuse('stateWrong', { path: why });
}
