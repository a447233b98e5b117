import { giftsOf, HERO_IDS, type Mode, type Setup } from '../engine/onedeck';
import type { TableGame } from '../games/onedeck';
import type { PageId } from '../machines';
import { campaignPage, made, openCodex, type PageBuilder, settingsPage, setupPage, summaryPage, toldBy } from '../pages';
import { entryOf, type Records, type SettingsStore } from '../services';
import type { Translate } from '../table';
import type { SaveAnswer } from './backup';
import { campaignSetup, isCampaign, placeOfCampaign } from './campaignSetup';
import { chronicle, linkTo } from './chronicle';
import { beginDaily } from './daily';
import { gauntlet } from './gauntlet';
import type { NewGame } from './newGame';
import { replayed } from './replay';
import { today } from './today';

/** What the pages around the title ask of the house. */
export interface RoomHouse {
  readonly translate: Translate;
  readonly language: () => string;
  readonly now: () => Date;
  readonly records: Records;
  readonly settings: SettingsStore;
  readonly playSample: () => void;
  readonly saveBackup: () => Promise<SaveAnswer>;
  readonly readBackup: (file: File) => Promise<string | null>;
  /** The game that lies on the table, also when it is over. */
  readonly game: () => TableGame | null;
  /** How the last game was set up. */
  readonly lastSetup: () => Setup;
  readonly go: (page: PageId, detail?: string) => void;
  readonly begin: (game: NewGame) => void;
  readonly play: (game: TableGame) => void;
  readonly resume: () => void;
}

export function roomsIn(house: RoomHouse): Readonly<Record<Exclude<PageId, 'title'>, PageBuilder>> {
  const { translate, settings, playSample, saveBackup, readBackup, go } = house;
  return {
    setup: ({ detail }) => (isCampaign(detail) ? campaignSetup(house, detail) : setup(house)),
    daily: () => today(house),
    gauntlet: () => gauntlet(house),
    campaign: ({ detail }) => campaign(house, detail),
    chronicle: ({ detail }) => chronicle(house, detail),
    codex: ({ detail }) => codex(house, detail),
    settings: ({ until }) =>
      settingsPage({
        translate,
        settings,
        playSample,
        until,
        onSave: saveBackup,
        onFile: readBackup,
        onCredits: () => go('credits'),
      }),
    credits: async () => (await import('./credits')).credits(translate),
    replay: ({ detail }) => replayed(detail ?? '', house),
    summary: () => summary(house),
  };
}

function setup({ translate, lastSetup, begin }: RoomHouse): HTMLElement {
  const onBegin = (chosen: Setup, seed: NewGame['seed'] | null): void => begin({ setup: chosen, ...(seed && { seed }) });
  return setupPage({ translate, last: lastSetup(), onBegin });
}

async function campaign({ translate, records, go }: RoomHouse, detail: string | null): Promise<HTMLElement> {
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

function codex({ translate }: RoomHouse, detail: string | null): HTMLElement {
  const { element, reveal } = openCodex(translate);
  // Once it stands on the page, and after the page has taken the focus.
  if (detail !== null) requestAnimationFrame(() => void reveal(detail));
  return element;
}

async function summary(house: RoomHouse): Promise<HTMLElement> {
  const { translate, records, go } = house;
  const game = house.game();
  if (game === null || game.history.state.result === null) {
    go('title');
    return made('div');
  }
  // A practice game is written down nowhere.
  const entry = (await records.entry(game.id)) ?? { ...entryOf(game, house.now()), marks: [] };
  return summaryPage({
    translate,
    told: toldBy(entry, game.history),
    link: linkTo(entry),
    onMarks: () => go(entry.mode.kind === 'gauntlet' ? 'gauntlet' : 'campaign'),
    onAgain: () => void again(house, entry),
    onTitle: () => go('title'),
  });
}

/** Another game that counts for the same. */
async function again(house: RoomHouse, { mode, setup }: { readonly mode: Mode; readonly setup: Setup }): Promise<void> {
  if (mode.kind === 'gauntlet') house.go('gauntlet');
  else if (mode.kind === 'daily') beginDaily(house, mode.date);
  else if (mode.kind === 'campaign') house.begin({ mode, setup: await withNewGifts(house, setup) });
  else house.begin({ mode, setup });
}

/** The same focus and basic skill, and the talents that have come meanwhile. */
async function withNewGifts({ records }: RoomHouse, setup: Setup): Promise<Setup> {
  const sheets = await records.sheets();
  const gifts = (setup.gifts ?? []).map((gift) => {
    const sheet = sheets.find(({ hero }) => hero === gift.hero);
    const given = sheet === undefined ? null : giftsOf(sheet, gift);
    return given?.ok === true ? given.value : gift;
  });
  return { ...setup, gifts };
}
