import { GAUNTLET_ORDER, gauntletStanding } from '../../../engine/onedeck';
import type { TitleNotes } from '../../contract';
import type { OneDeckRecords } from '../records';
import { todayWords } from './daily/delves';
import type { OneDeckHouse } from './house';

export interface NoteHouse extends Pick<OneDeckHouse, 'translate' | 'language' | 'now'> {
  readonly records: Pick<OneDeckRecords, 'sheets' | 'gauntlet'>;
}

/** What today's delve is, and how far gauntlet and campaign have come, where they have begun. */
export async function notes(house: NoteHouse): Promise<TitleNotes> {
  const { translate, records } = house;
  const [sheets, gauntlet] = await Promise.all([records.sheets(), records.gauntlet()]);
  const played = sheets.filter(({ gamesPlayed }) => gamesPlayed > 0);
  const [sheet] = [...played].sort((one, other) => other.gamesPlayed - one.gamesPlayed);
  const run = gauntlet !== null && gauntletStanding(gauntlet) === 'underway' ? gauntlet : null;
  return {
    daily: todayWords(house),
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
