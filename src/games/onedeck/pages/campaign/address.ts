import { DUNGEON_IDS, type DungeonId, HERO_IDS, type HeroId } from '../../../../engine/onedeck';

const CAMPAIGN = 'campaign';

/** The setup of a campaign game with this hero, and perhaps in this dungeon, as a page's detail. */
export function placeOfCampaign(hero: HeroId, dungeon?: DungeonId): string {
  return [CAMPAIGN, hero, ...(dungeon === undefined ? [] : [dungeon])].join('-');
}

export function isCampaign(detail: string | null): detail is string {
  return detail?.split('-')[0] === CAMPAIGN;
}

/** Returns the hero and the dungeon that the detail names. */
export function chosenIn(detail: string): { readonly hero: HeroId | undefined; readonly dungeon: DungeonId | undefined } {
  const hero = HERO_IDS.find((id) => detail.startsWith(placeOfCampaign(id)));
  const dungeon = DUNGEON_IDS.find((id) => hero !== undefined && detail === placeOfCampaign(hero, id));
  return { hero, dungeon };
}
