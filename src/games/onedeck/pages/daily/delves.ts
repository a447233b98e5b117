import { LIMITS } from '../../../../engine/kernel';
import { type DailyDelve, dailyDelve } from '../../../../engine/onedeck';
import { dayWords } from '../../../../pages';
import type { OneDeckApp } from '../pagesApp';

export type DailyApp = Pick<OneDeckApp, 'translate' | 'begin' | 'language' | 'now'>;

/** For the title: `18 November · Rogue · Yeti's Cavern`. */
export function todayWords({ translate, language, now }: Pick<DailyApp, 'translate' | 'language' | 'now'>): string {
  const { hero, dungeon } = delveOn(dateOf(now()));
  return [dayWords(now(), language()), translate(`hero.${hero}`), translate(`dungeon.${dungeon}`)].join(' · ');
}

export function beginDaily({ begin }: Pick<DailyApp, 'begin'>, date: string): void {
  const { hero, dungeon, tier, seed } = delveOn(date);
  begin({ mode: { kind: 'daily', date }, seed, setup: { heroes: [hero], dungeon, tier } });
}

/** Returns the player's local date in the engine's format. */
export function dateOf(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  // Years beyond the calendar have no delves. The last day that has one is used instead.
  const year = now.getFullYear();
  if (year > LIMITS.lastYear) return `${LIMITS.lastYear}-12-31`;
  if (year < 0) return '0000-01-01';
  return `${String(year).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function delveOn(date: string): DailyDelve {
  const delve = dailyDelve(date);
  if (!delve.ok) throw new Error(`no delve on ${date}`);
  return delve.value;
}
