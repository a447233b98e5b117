import { giftsOf, HERO_IDS, type Mode, type Setup } from '../../../engine/onedeck';
import { made, replayLink } from '../../../pages';
import type { PageBuilder, Visit } from '../../contract';
import { entryOf } from '../records';
import { beginDaily } from './daily/delves';
import type { NewGame, OneDeckApp } from './pagesApp';
import { chosenIn, isCampaign, placeOfCampaign } from './setup/address';
import { likelySetup } from './setup/firstSetup';
import { setupPage } from './setup/setupPage';

type OneDeckPage = 'setup' | 'daily' | 'gauntlet' | 'campaign' | 'summary';

/** The pages of One Deck Dungeon, by their names in the address. */
export function pagesIn(app: OneDeckApp): Readonly<Record<OneDeckPage, PageBuilder>> {
  return {
    setup: (visit) => (isCampaign(visit.detail) ? campaignSetup(app, visit.detail, visit.until) : freeSetup(app, visit)),
    daily: async () => (await modesIn(app)).today(app),
    gauntlet: async () => (await modesIn(app)).gauntlet(app),
    campaign: ({ detail }) => campaign(app, detail),
    summary: ({ until }) => summary(app, until),
  };
}

const fetchModes = () => import('./modes');
const endings = () => import('./endings');

/** The pages of the modes, which a free game does not load, once their texts are there. */
async function modesIn({ includePageTexts }: OneDeckApp) {
  const [modes] = await Promise.all([fetchModes(), includePageTexts()]);
  return modes;
}

async function freeSetup(app: OneDeckApp, { detail, until }: Visit): Promise<HTMLElement> {
  const { translate, sound, begin } = app;
  const { last, reason } = await likelySetup(app);
  const { hero, dungeon = last.dungeon } = chosenIn(detail ?? '');
  const chosen = { ...last, heroes: hero === undefined ? last.heroes : [hero], dungeon };
  const onBegin = (setup: Setup, seed: NewGame['seed'] | null): void => begin({ setup, ...(seed && { seed }) });
  return setupPage({ translate, until, last: chosen, reason, sound, onBegin });
}

async function campaignSetup(app: OneDeckApp, detail: string, until: AbortSignal): Promise<HTMLElement> {
  return (await modesIn(app)).campaignSetup(app, detail, until);
}

async function campaign(app: OneDeckApp, detail: string | null): Promise<HTMLElement> {
  const { translate, records, sound, go } = app;
  const [{ campaignPage }, sheets] = await Promise.all([modesIn(app), records.sheets()]);
  return campaignPage({
    translate,
    sound,
    sheets,
    hero: HERO_IDS.find((hero) => hero === detail) ?? null,
    rewrite(hero, expected, next) {
      records.rewriteSheet(hero, expected, next);
      return records.sheets();
    },
    onPlay: (hero, dungeon) => go('setup', placeOfCampaign(hero, dungeon)),
  });
}

async function summary(app: OneDeckApp, until: AbortSignal): Promise<HTMLElement> {
  const { translate, records, sound, go } = app;
  const game = app.game();
  if (game === null || game.history.state.result === null) {
    go('title');
    return made('div');
  }
  const { endPage, recordOf, retellingOf } = await endings();
  // A practice game has no record.
  const kept = await records.entry(game.id);
  const entry = kept ?? entryOf(game, app.now());
  const feat = kept === null ? null : recordOf(entry, await records.chronicle());
  if (feat !== null) sound('record');
  return endPage({
    translate,
    retelling: retellingOf(entry, game.history),
    feat,
    link: replayLink(entry.replay),
    onMarks: () => go(entry.mode.kind === 'gauntlet' ? 'gauntlet' : 'campaign'),
    onAgain: () => void again(app, entry),
    onTitle: () => go('title'),
    until,
  });
}

/** Begins another game of the same mode. */
async function again(app: OneDeckApp, { mode, setup }: { readonly mode: Mode; readonly setup: Setup }): Promise<void> {
  if (mode.kind === 'gauntlet') app.go('gauntlet');
  else if (mode.kind === 'daily') beginDaily(app, mode.date);
  else if (mode.kind === 'campaign') app.begin({ mode, setup: await withNewGifts(app, setup) });
  else app.begin({ mode, setup });
}

/** Returns the setup with the same focus and basic skills, and with the talents of the current sheets. */
async function withNewGifts({ records }: OneDeckApp, setup: Setup): Promise<Setup> {
  const sheets = await records.sheets();
  const gifts = (setup.gifts ?? []).map((gift) => {
    const sheet = sheets.find(({ hero }) => hero === gift.hero);
    const given = sheet === undefined ? null : giftsOf(sheet, gift);
    return given?.ok === true ? given.value : gift;
  });
  return { ...setup, gifts };
}
