import type { OneDeckRecords } from '../../records';
import type { OneDeckApp } from '../pagesApp';
import { chosenIn } from '../setup/address';
import { likelySetup } from '../setup/firstSetup';
import { setupPage } from '../setup/setupPage';
import { giftsForm } from './giftsForm';

export interface CampaignApp extends Pick<OneDeckApp, 'translate' | 'sound' | 'lastSetup' | 'game' | 'begin'> {
  readonly records: Pick<OneDeckRecords, 'sheets' | 'chronicle'>;
}

/** The setup page for a game that counts for the sheets of its heroes. */
export async function campaignSetup(app: CampaignApp, detail: string, until: AbortSignal): Promise<HTMLElement> {
  const { translate, sound, records, game, begin } = app;
  const { last, reason } = await likelySetup(app);
  const { hero, dungeon = last.dungeon } = chosenIn(detail);
  const heroes = hero === undefined || last.heroes.includes(hero) ? last.heroes : [hero];
  return setupPage({
    translate,
    until,
    last: { ...last, heroes, dungeon },
    reason,
    sound,
    gifts: giftsForm({
      translate,
      sheets: await records.sheets(),
      last: game()?.history.state.setup.gifts,
      intro: translate('campaign.counts'),
    }),
    onBegin: (setup, seed) => begin({ setup, mode: { kind: 'campaign' }, ...(seed !== null && { seed }) }),
  });
}
