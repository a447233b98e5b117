import * as v from 'valibot';
import { isRecord, nameIn, type Parsed, refuse } from './json';
import { LIMITS } from './limits';
import { placeOf } from './placeOf';

/** Foreign data checked against a schema. The refusal has the given key and the path of the fault. */
export function parseWith<Value>(schema: v.GenericSchema<unknown, Value>, data: unknown, key: string): Parsed<Value> {
  // A list of millions would be millions of issues; short data has few, and the most telling of them is shown.
  const long = isRecord(data) ? Object.keys(data).find((field) => isLong(data[field])) : undefined;
  if (long !== undefined) return refuse(key, { path: nameIn(long) });
  const result = v.safeParse(schema, data, { abortEarly: key === 'stateWrong' });
  return result.success ? { ok: true, value: result.output } : refuse(key, { path: placeOf(result.issues) });
}

function isLong(value: unknown): boolean {
  return Array.isArray(value) && value.length > LIMITS.list;
}
