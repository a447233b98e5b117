import { type DailyDelve, dailyDelve } from '../../../../engine/onedeck';
import { dateOf, dayWords } from '../../../../pages';
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

export function delveOn(date: string): DailyDelve {
  const delve = dailyDelve(date);
  if (!delve.ok) throw new Error(`no delve on ${date}`);
  return delve.value;
}
