import { dateOf, dayWords } from '../../../../pages';
import type { OneDeckRecords } from '../../records';
import { dailyPage } from './dailyPage';
import { beginDaily, type DailyApp, delveOn } from './delves';

export interface TodayApp extends DailyApp {
  readonly records: Pick<OneDeckRecords, 'dailies'>;
}

/** The page of today's delve. */
export async function today(app: TodayApp): Promise<HTMLElement> {
  const { translate, records, language, now } = app;
  const date = dateOf(now());
  const delve = delveOn(date);
  const played = (await records.dailies()).find((result) => result.date === date) ?? null;
  return dailyPage({
    translate,
    day: dayWords(now(), language(), { weekday: 'long' }),
    delve,
    played,
    onBegin: () => beginDaily(app, date),
  });
}
