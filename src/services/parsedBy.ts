import * as v from 'valibot';
import { isRecord, type Parsed, refuse } from '../engine/kernel';

/** The value of a file's outermost object, or a rejection that names the path of the first thing wrong with it. */
export function parsedBy<Value>(schema: v.GenericSchema<unknown, Value>, data: unknown, rejection: string): Parsed<Value> {
  // A list would pass for an object whose fields are all missing.
  if (!isRecord(data)) return refuse(rejection, { path: '' });
  const parsed = v.safeParse(schema, data, { abortEarly: true });
  return parsed.success ? { ok: true, value: parsed.output } : refuse(rejection, { path: v.getDotPath(parsed.issues[0]) ?? '' });
}
