import type { HeroId } from '../../../../engine/onedeck';

const CAMPAIGN = 'campaign';

/** The setup of a campaign game with this hero, as a page's detail. */
export const placeOfCampaign = (hero: HeroId): string => `${CAMPAIGN}-${hero}`;

export function isCampaign(detail: string | null): detail is string {
  return detail?.split('-')[0] === CAMPAIGN;
}
