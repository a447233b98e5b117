import * as v from 'valibot';
import { isWellFormed, LIMITS } from '../../../engine/kernel';

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LIMITS.counter));
export const within = (least: number, most: number) => v.pipe(count, v.minValue(least), v.maxValue(most));
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LIMITS.id), v.check(isWellFormed));

/** The fields of a result, shared by the chronicle and the daily delve. */
export const result = {
  id: name,
  outcome: v.picklist(['victory', 'defeat']),
  floor: within(1, 3),
  bossMet: v.boolean(),
  turns: count,
};
