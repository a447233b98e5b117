import { GAUNTLET_ORDER, gauntletStanding } from '../../../engine/onedeck';
import { dateOf } from '../../../pages';
import type { PagesApp, TitleNotes } from '../../contract';
import { type OneDeckRecords, openOneDeckRecords } from '../records';
import { todayWords } from './daily/delves';

type NoteApp = Pick<PagesApp, 'translate' | 'now' | 'records'>;

export function notes(app: NoteApp): Promise<TitleNotes> {
  return notesOf(app, openOneDeckRecords(app.records));
}

export async function isTodayPlayed({ records, now }: Pick<NoteApp, 'records' | 'now'>): Promise<boolean> {
  const today = dateOf(now());
  return (await openOneDeckRecords(records).dailies()).some(({ date }) => date === today);
}

/** Returns notes for the title: today's delve, and the progress of gauntlet and campaign if they have begun. */
export async function notesOf(
  app: Omit<NoteApp, 'records'>,
  records: Pick<OneDeckRecords, 'sheets' | 'gauntlet'>,
): Promise<TitleNotes> {
  const { translate } = app;
  const [sheets, gauntlet] = await Promise.all([records.sheets(), records.gauntlet()]);
  const played = sheets.filter(({ gamesPlayed }) => gamesPlayed > 0);
  const [sheet] = [...played].sort((one, other) => other.gamesPlayed - one.gamesPlayed);
  const run = gauntlet !== null && gauntletStanding(gauntlet) === 'underway' ? gauntlet : null;
  return {
    daily: todayWords(app),
    ...(sheet !== undefined && {
      campaign: translate('title.campaign', {
        hero: translate(`hero.${sheet.hero}`),
        count: sheet.bossesDefeated.length,
        all: GAUNTLET_ORDER.length,
      }),
    }),
    ...(run !== null && {
      gauntlet: translate('title.gauntlet', { done: run.games.length, all: GAUNTLET_ORDER.length }),
    }),
  };
}
