import * as v from 'valibot';
import { type Parsed, refuse } from '../kernel';
import type { Command } from './commands';
import { DUNGEONS } from './content/dungeons';
import { CARD_IDS, DUNGEON_IDS, HERO_IDS } from './ids';
import { reject } from './rejections';
import { PHASES, type Setup, type State } from './state';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const card = v.picklist(CARD_IDS);
const rng = v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.length(4));
const setup = v.strictObject({ hero: v.picklist(HERO_IDS), dungeon: v.picklist(DUNGEON_IDS) });

const command = v.variant('type', [
  v.strictObject({ type: v.literal('startTurn') }),
  v.strictObject({ type: v.literal('explore') }),
  v.strictObject({ type: v.literal('enter'), door: count }),
  v.strictObject({ type: v.literal('flee') }),
]);

const state = v.strictObject({
  ...setup.entries,
  phase: v.picklist(PHASES),
  turn: count,
  floor: v.pipe(count, v.minValue(1), v.maxValue(3)),
  deck: v.array(card),
  discard: v.array(card),
  doors: v.array(v.nullable(v.strictObject({ card, open: v.boolean() }))),
  opened: v.nullable(count),
  stairsTokens: count,
  damage: count,
  decks: v.strictObject({ rng, script: v.array(v.array(card)), drawn: count }),
  dice: v.strictObject({ rng, script: v.array(count), drawn: count }),
});

export const parseSetup = (data: unknown): Parsed<Setup> => parseWith(setup, data, 'setupWrong');
export const parseCommand = (data: unknown): Parsed<Command> => parseWith(command, data, 'commandWrong');

export function parseState(data: unknown): Parsed<State> {
  const parsed = parseWith(state, data, 'stateWrong');
  if (!parsed.ok || parsed.value.doors.length === DUNGEONS[parsed.value.dungeon].doorLimit) return parsed;
  return { ok: false, rejection: reject('stateWrong', { path: 'doors' }) };
}

function parseWith<Value>(
  schema: v.GenericSchema<unknown, Value>,
  data: unknown,
  key: 'setupWrong' | 'commandWrong' | 'stateWrong',
): Parsed<Value> {
  const result = v.safeParse(schema, data);
  if (result.success) return { ok: true, value: result.output };
  return refuse(key, { path: v.getDotPath(result.issues[0]) ?? '' });
}
