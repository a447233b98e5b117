import { type Parsed, required, type Seed, seededStream, shuffle } from '../../kernel';
import { DUNGEON_IDS, type DungeonId, HERO_IDS, type HeroId } from '../ids';
import { reject, rejected } from './rejections';
import { TIER_IDS, type Tier } from './tiers';

/** The same for everyone on the same date. */
export interface DailyDelve {
  readonly hero: HeroId;
  readonly dungeon: DungeonId;
  readonly tier: Tier;
  readonly seed: Seed;
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const WRITTEN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LONGEST_SHOWN = 20;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const DELVES = HERO_IDS.flatMap((hero) => DUNGEON_IDS.flatMap((dungeon) => TIER_IDS.map((tier) => ({ hero, dungeon, tier }))));

/** Each round of days deals every hero, dungeon and tier together exactly once, in an order of its own. */
export function dailyDelve(date: string): Parsed<DailyDelve> {
  const parsed = parseDay(date);
  if (!parsed.ok) return parsed;
  const days = dayNumber(parsed.value);
  const round = Math.floor(days / DELVES.length);
  const stream = seededStream<readonly string[]>(`round-${round}` as Seed, 'daily');
  const order = shuffle(stream, [...DELVES.keys()].map(String)).value;
  const delve = required(DELVES[Number(order[days % DELVES.length])], 'delve');
  return { ok: true, value: { ...delve, seed: `daily-${date}` as Seed } };
}

function parseDay(date: string): Parsed<Day> {
  const [, year, month, day] = (WRITTEN_DATE.exec(date) ?? []).map(Number);
  const shown = { date: date.slice(0, LONGEST_SHOWN) };
  if (year === undefined || month === undefined || day === undefined) return rejected(reject('dateMalformed', shown));
  if (day < 1 || day > daysIn(year, month)) return rejected(reject('dateNotADay', shown));
  return { ok: true, value: { year, month, day } };
}

/** Zero for a month that does not exist. */
function daysIn(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0);
}

function dayNumber({ year, month, day }: Day): number {
  const leapDays = Math.ceil(year / 4) - Math.ceil(year / 100) + Math.ceil(year / 400);
  const months = MONTH_DAYS.slice(0, month - 1).map((_, at) => daysIn(year, at + 1));
  return months.reduce((sum, days) => sum + days, 365 * year + leapDays + day - 1);
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
