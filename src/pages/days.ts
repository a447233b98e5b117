import { LIMITS } from '../engine/kernel';

/** A day of the calendar: `18 November`. */
export function dayWords(day: Date, language: string, more: Intl.DateTimeFormatOptions = {}): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', ...more }).format(day);
}

/** Returns the player's local date as modes and records write it. */
export function dateOf(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  // Years beyond the calendar have no game of the day. The last day that has one is used instead.
  const year = now.getFullYear();
  if (year > LIMITS.lastYear) return `${LIMITS.lastYear}-12-31`;
  if (year < 0) return '0000-01-01';
  return `${String(year).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
