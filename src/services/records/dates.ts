import * as v from 'valibot';
import { LIMITS } from '../../engine/kernel';

const FIRST = Date.parse('0000-01-01T00:00:00.000Z');
const LAST = Date.parse(`${LIMITS.lastYear}-12-31T23:59:59.999Z`);

/** A moment as the game writes it, in a year of four digits. A clock that is set further off counts as the end of that time. */
export function momentOf(date: Date): string {
  return new Date(Math.min(LAST, Math.max(FIRST, date.getTime()))).toISOString();
}

/** February has no day 31, though its number looks like one. */
export const moment = v.pipe(v.string(), v.isoTimestamp(), v.endsWith('Z'), v.check(isInCalendar));

function isInCalendar(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text.slice(0, 10);
}
