import { HERO_IDS, type HeroId } from '../../../../engine/onedeck';
import type { OneDeckRecords } from '../../records';
import type { OneDeckApp } from '../pagesApp';
import { FIRST_SETUP } from '../setup/firstSetup';
import { setupPage } from '../setup/setupPage';
import { giftsForm } from './giftsForm';

const CAMPAIGN = 'campaign';

export interface CampaignApp extends Pick<OneDeckApp, 'translate' | 'lastSetup' | 'game' | 'begin'> {
  readonly records: Pick<OneDeckRecords, 'sheets'>;
}

/** The setup of a campaign game with this hero, as a page's detail. */
export const placeOfCampaign = (hero: HeroId): string => `${CAMPAIGN}-${hero}`;

export function isCampaign(detail: string | null): detail is string {
  return detail?.split('-')[0] === CAMPAIGN;
}

/** The setup page for a game that counts for the sheets of its heroes. */
export async function campaignSetup(app: CampaignApp, detail: string): Promise<HTMLElement> {
  const { translate, records, lastSetup, game, begin } = app;
  const last = lastSetup() ?? FIRST_SETUP;
  const hero = HERO_IDS.find((id) => placeOfCampaign(id) === detail);
  const heroes = hero === undefined || last.heroes.includes(hero) ? last.heroes : [hero];
  return setupPage({
    translate,
    last: { ...last, heroes },
    gifts: giftsForm({
      translate,
      sheets: await records.sheets(),
      last: game()?.history.state.setup.gifts,
      intro: translate('campaign.counts'),
    }),
    onBegin: (setup, seed) => begin({ setup, mode: { kind: 'campaign' }, ...(seed !== null && { seed }) }),
  });
}
