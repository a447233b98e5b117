import { type DailyDelve, dailyDelve } from '../../../../engine/onedeck';
import { dateOf } from '../../../../pages';
import type { OneDeckApp } from '../pagesApp';

export type DailyApp = Pick<OneDeckApp, 'translate' | 'begin' | 'language' | 'now'>;

/** For the title: `Rogue · Yeti's Cavern`. */
export function todayWords({ translate, now }: Pick<DailyApp, 'translate' | 'now'>): string {
  const { hero, dungeon } = delveOn(dateOf(now()));
  return [translate(`hero.${hero}`), translate(`dungeon.${dungeon}`)].join(' · ');
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
