import { giftsOf, HERO_IDS, type Mode, type Setup } from '../../../engine/onedeck';
import { made, replayLink } from '../../../pages';
import type { PageBuilder } from '../../contract';
import { entryOf } from '../records';
import { campaignPage } from './campaign/campaignPage';
import { campaignSetup, isCampaign, placeOfCampaign } from './campaign/campaignSetup';
import { beginDaily } from './daily/delves';
import { today } from './daily/today';
import { gauntlet } from './gauntlet/gauntlet';
import type { NewGame, OneDeckHouse } from './house';
import { FIRST_SETUP } from './setup/firstSetup';
import { setupPage } from './setup/setupPage';
import { endPage } from './summary/endPage';
import { toldBy } from './summary/told';

type OneDeckPage = 'setup' | 'daily' | 'gauntlet' | 'campaign' | 'summary';

/** The pages of One Deck Dungeon, by their names in the address. */
export function pagesIn(house: OneDeckHouse): Readonly<Record<OneDeckPage, PageBuilder>> {
  return {
    setup: ({ detail }) => (isCampaign(detail) ? campaignSetup(house, detail) : setup(house)),
    daily: () => today(house),
    gauntlet: () => gauntlet(house),
    campaign: ({ detail }) => campaign(house, detail),
    summary: () => summary(house),
  };
}

function setup({ translate, lastSetup, begin }: OneDeckHouse): HTMLElement {
  const onBegin = (chosen: Setup, seed: NewGame['seed'] | null): void => begin({ setup: chosen, ...(seed && { seed }) });
  return setupPage({ translate, last: lastSetup() ?? FIRST_SETUP, onBegin });
}

async function campaign({ translate, records, go }: OneDeckHouse, detail: string | null): Promise<HTMLElement> {
  return campaignPage({
    translate,
    sheets: await records.sheets(),
    hero: HERO_IDS.find((hero) => hero === detail) ?? null,
    rewrite(hero, seen, next) {
      records.rewriteSheet(hero, seen, next);
      return records.sheets();
    },
    onPlay: (hero) => go('setup', placeOfCampaign(hero)),
  });
}

async function summary(house: OneDeckHouse): Promise<HTMLElement> {
  const { translate, records, go } = house;
  const game = house.game();
  if (game === null || game.history.state.result === null) {
    go('title');
    return made('div');
  }
  // A practice game is written down nowhere.
  const entry = (await records.entry(game.id)) ?? entryOf(game, house.now());
  return endPage({
    translate,
    told: toldBy(entry, game.history),
    link: replayLink(entry.replay),
    onMarks: () => go(entry.mode.kind === 'gauntlet' ? 'gauntlet' : 'campaign'),
    onAgain: () => void again(house, entry),
    onTitle: () => go('title'),
  });
}

/** Another game that counts for the same. */
async function again(house: OneDeckHouse, { mode, setup }: { readonly mode: Mode; readonly setup: Setup }): Promise<void> {
  if (mode.kind === 'gauntlet') house.go('gauntlet');
  else if (mode.kind === 'daily') beginDaily(house, mode.date);
  else if (mode.kind === 'campaign') house.begin({ mode, setup: await withNewGifts(house, setup) });
  else house.begin({ mode, setup });
}

/** The same focus and basic skill, and the talents that have come meanwhile. */
async function withNewGifts({ records }: OneDeckHouse, setup: Setup): Promise<Setup> {
  const sheets = await records.sheets();
  const gifts = (setup.gifts ?? []).map((gift) => {
    const sheet = sheets.find(({ hero }) => hero === gift.hero);
    const given = sheet === undefined ? null : giftsOf(sheet, gift);
    return given?.ok === true ? given.value : gift;
  });
  return { ...setup, gifts };
}
