// Design: the daily delve is the same for everyone on the same date, and sooner or later asks for every hero, dungeon and tier.
import { describe, expect, it } from 'vitest';
import { dailyDelve, TIER_IDS } from '../../../src/engine/onedeck/campaign';
import { DUNGEON_IDS, HERO_IDS } from '../../../src/engine/onedeck/ids';
import { accepted, refusalOf } from './support';

const DAY = 86_400_000;
const ROUND = HERO_IDS.length * DUNGEON_IDS.length * TIER_IDS.length;
const datesFrom = (start: string, days: number) =>
  Array.from({ length: days }, (_, at) => new Date(Date.parse(start) + at * DAY).toISOString().slice(0, 10));
const partsOf = (date: string) => {
  const { hero, dungeon, tier } = accepted(dailyDelve(date));
  return `${hero} ${dungeon} ${tier}`;
};

describe('the daily delve', () => {
  it('is the same each time it is asked for', () => {
    expect(dailyDelve('2026-11-18')).toEqual(dailyDelve('2026-11-18'));
    expect(accepted(dailyDelve('2026-11-18')).seed).toBe('daily-2026-11-18');
  });

  it('brings everything in a few months, and everything equally often', () => {
    const times = new Map<string, number>();
    for (const date of datesFrom('2024-01-10', 10 * ROUND)) times.set(partsOf(date), (times.get(partsOf(date)) ?? 0) + 1);
    expect(times.size).toBe(ROUND);
    expect(Math.min(...times.values())).toBeGreaterThanOrEqual(9);
    expect(Math.max(...times.values())).toBeLessThanOrEqual(11);
  });

  // Days are counted without a gap, over leap years and centuries: rounds stay whole for ten years, wherever they begin.
  it.each(['1896-01-01', '1996-01-01', '2096-01-01'])('deals whole rounds from %s on', (start) => {
    const names = datesFrom(start, 3650).map(partsOf);
    const isWhole = (at: number) => new Set(names.slice(at, at + ROUND)).size === ROUND;
    const roundsFrom = (first: number) =>
      Array.from({ length: Math.floor((3650 - first) / ROUND) }, (_, nth) => first + nth * ROUND);
    const beginnings = Array.from({ length: ROUND }, (_, first) => first);
    expect(beginnings.filter((first) => roundsFrom(first).every(isWhole))).toHaveLength(1);
  });

  it('goes through a round in another order the next time', () => {
    const names = datesFrom('2026-01-01', 2 * ROUND).map(partsOf);
    expect(names.slice(0, ROUND)).not.toEqual(names.slice(ROUND));
  });

  it.each(['', 'today', '2026-1-1', '18-11-2026', '2026-11-18T00:00', ' 2026-11-18', '2026-11-18\n', '٢٠٢٦-١١-١٨'])(
    'refuses what is not written as a date: %j',
    (date) => {
      expect(refusalOf(dailyDelve(date))).toEqual({ key: 'dateMalformed', params: { date } });
    },
  );

  it.each(['2026-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'])(
    'refuses a day that never was: %s',
    (date) => {
      expect(refusalOf(dailyDelve(date))).toEqual({ key: 'dateNotADay', params: { date } });
    },
  );

  it.each(['2024-02-29', '2000-02-29', '0000-01-01', '9999-12-31'])('accepts %s', (date) => {
    expect(dailyDelve(date).ok).toBe(true);
  });

  it('does not repeat a long text back', () => {
    expect(refusalOf(dailyDelve('x'.repeat(1000)))).toEqual({ key: 'dateMalformed', params: { date: 'x'.repeat(20) } });
  });
});
