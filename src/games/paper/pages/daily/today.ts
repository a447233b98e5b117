import '../modes.css';
import { paperDungeons } from '../../../../engine/paper';
import { dateOf, dayWords } from '../../../../pages';
import { dailyGame } from '../../records';
import type { PaperApp } from '../pagesApp';
import { dailyPage } from './dailyPage';

export interface TodayApp extends Pick<PaperApp, 'translate' | 'begin' | 'language' | 'now'> {
  readonly records: Pick<PaperApp['records'], 'dailies'>;
}

/** The page of today's game. */
export async function today({ translate, begin, language, now, records }: TodayApp): Promise<HTMLElement> {
  const date = dateOf(now());
  const { setup, seed } = dailyGame(date);
  const { dungeon, missions } = paperDungeons.start(setup, seed);
  const played = (await records.dailies()).find((result) => result.date === date) ?? null;
  return dailyPage({
    ...{ translate, dungeon, played },
    day: dayWords(now(), language(), { weekday: 'long' }),
    missions: missions.map(({ id }) => id),
    onBegin: () => begin({ mode: { kind: 'daily', date }, setup, seed }),
  });
}
