import { DUNGEON_IDS, type DungeonId, HERO_IDS, type HeroId } from '../../../../engine/onedeck';

const CAMPAIGN = 'campaign';
const FREE = 'delve';

/** The setup of a campaign game with this hero, and perhaps in this dungeon, as a page's detail. */
export const placeOfCampaign = (hero: HeroId, dungeon?: DungeonId): string => placeOf(CAMPAIGN, hero, dungeon);

/** The setup of a free game with this hero in this dungeon, as a page's detail. */
export const placeOfDelve = (hero: HeroId, dungeon: DungeonId): string => placeOf(FREE, hero, dungeon);

function placeOf(mode: string, hero: HeroId, dungeon: DungeonId | undefined): string {
  return [mode, hero, ...(dungeon === undefined ? [] : [dungeon])].join('-');
}

export function isCampaign(detail: string | null): detail is string {
  return detail?.split('-')[0] === CAMPAIGN;
}

/** Returns the hero and the dungeon that the detail names. */
export function chosenIn(detail: string): { readonly hero: HeroId | undefined; readonly dungeon: DungeonId | undefined } {
  const [mode = ''] = detail.split('-');
  const hero = HERO_IDS.find((id) => `${detail}-`.startsWith(`${placeOf(mode, id, undefined)}-`));
  const dungeon = DUNGEON_IDS.find((id) => hero !== undefined && detail === placeOf(mode, hero, id));
  return { hero, dungeon };
}
