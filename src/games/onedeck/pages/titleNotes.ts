import { GAUNTLET_ORDER, gauntletStanding } from '../../../engine/onedeck';
import type { TitleNotes } from '../../../pages';
import type { Records } from '../../../services';
import type { Translate } from '../../../table';

interface NoteHouse {
  readonly translate: Translate;
  readonly records: Pick<Records, 'sheets' | 'gauntlet'>;
}

/** How far gauntlet and campaign have come, where they have begun. */
export async function recordNotes({ translate, records }: NoteHouse): Promise<TitleNotes> {
  const [sheets, gauntlet] = await Promise.all([records.sheets(), records.gauntlet()]);
  const played = sheets.filter(({ gamesPlayed }) => gamesPlayed > 0);
  const [sheet] = [...played].sort((one, other) => other.gamesPlayed - one.gamesPlayed);
  const run = gauntlet !== null && gauntletStanding(gauntlet) === 'underway' ? gauntlet : null;
  return {
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
