import * as v from 'valibot';
import { isRecord, LIMITS, nameIn, type Parsed, placeOf, refuse } from '../kernel';
import { SPACE_COUNT } from './board/spaces';
import { CONQUEST_COINS, type Command } from './commands';
import { LEAST_SEATS } from './content/constants';
import { BONUS_ORDER_IDS } from './content/orders';
import { TILE_IDS } from './content/tiles';
import { SEAT_IDS, type Setup } from './state';

export const within = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
export const list = <Entry>(entry: v.GenericSchema<unknown, Entry>) => v.pipe(v.array(entry), v.maxLength(LIMITS.list));
export const space = within(0, SPACE_COUNT - 1);
export const turn = within(0, 5);
export const tile = v.picklist(TILE_IDS);
export const bonusOrder = v.picklist(BONUS_ORDER_IDS);

const setupSchema = v.strictObject({
  seats: within(LEAST_SEATS, SEAT_IDS.length),
  freeThink: v.boolean(),
  hiddenProjects: v.boolean(),
  fullRound: v.boolean(),
});

const of = <Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.strictObject({ type: v.literal(type), ...fields });

const commandSchema = v.variant('type', [
  of('placePortal', { at: space }),
  of('think', { tiles: list(tile) }),
  of('keepProjects', {}),
  of('store', { coin: within(0, LIMITS.list), at: space }),
  of('storeNothing', {}),
  of('move', {}),
  of('step', { from: space, to: space, count: within(1, LIMITS.list) }),
  of('halt', {}),
  of('work', { tile, at: space, turn }),
  of('rise', { at: space }),
  of('sabotage', { at: space, minion: v.nullable(space) }),
  of('demolish', { at: space }),
  of('conquer', { at: space, coin: v.picklist(CONQUEST_COINS) }),
  of('clearToken', { at: space }),
  of('pickOrder', { order: bonusOrder }),
  of('declineBonus', {}),
  of('giveUpOrder', { order: bonusOrder }),
  of('pitCoin', {}),
  of('pitBuild', { tile, at: space, turn }),
  of('endTurn', {}),
]);

export const parseSetup = (data: unknown): Parsed<Setup> => parseWith(setupSchema, data, 'setupWrong');
export const parseCommand = (data: unknown): Parsed<Command> => parseWith(commandSchema, data, 'commandWrong');

export function parseWith<Value>(
  schema: v.GenericSchema<unknown, Value>,
  data: unknown,
  key: 'setupWrong' | 'commandWrong' | 'stateWrong',
): Parsed<Value> {
  // A list of millions would be millions of issues.
  const long = isRecord(data) ? Object.keys(data).find((field) => isLong(data[field])) : undefined;
  if (long !== undefined) return refuse(key, { path: nameIn(long) });
  const result = v.safeParse(schema, data, { abortEarly: key === 'stateWrong' });
  return result.success ? { ok: true, value: result.output } : refuse(key, { path: placeOf(result.issues) });
}

function isLong(value: unknown): boolean {
  return Array.isArray(value) && value.length > LIMITS.list;
}
