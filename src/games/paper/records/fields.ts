import * as v from 'valibot';
import { isWellFormed, LIMITS } from '../../../engine/kernel';

/** No game comes near so many points. */
const MOST_POINTS = 1000;

export const within = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
export const count = within(0, LIMITS.counter);
export const points = within(-MOST_POINTS, MOST_POINTS);
export const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LIMITS.id), v.check(isWellFormed));

/** A day of the calendar: `2026-11-20`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.check(isInCalendar));

/** February has no day 31, though its number looks like one. */
function isInCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
