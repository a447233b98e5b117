import { undo } from '../../../src/engine/kernel';
import {
  dailyDelve,
  giftsOf,
  type HeroId,
  marksThatFit,
  newSheet,
  nextDelve,
  placeInGauntlet,
  placeMark,
  type Setup,
  startGauntlet,
} from '../../../src/engine/onedeck';
import type { TableGame } from '../../../src/games/onedeck/table';
import { GAME } from '../games';
import { type Content, EMPTY, type OpenBrowser, openBrowser } from './browser';
import { aGame, fromLink, linkOf, played, playedOn, won } from './play';

const ONE: Setup = { heroes: ['rogue'], dungeon: 'yetis-cavern', tier: 'standard' };
const TWO: Setup = { heroes: ['archer', 'mage'], dungeon: 'minotaurs-maze', tier: 'novice' };
const FOUR: Setup = { heroes: ['warrior', 'mage', 'rogue', 'archer'], dungeon: 'minotaurs-maze', tier: 'veteran' };
const DAY = '2026-11-18';
const SEEDS = Array.from({ length: 40 }, (_, at) => `kept ${at}`);

/** A day of playing, in the order in which a player does things; each scene begins where another left off. */
interface Scene {
  readonly after?: string;
  act(browser: OpenBrowser): Promise<void>;
}

const SCENES: Readonly<Record<string, Scene>> = {
  free: {
    async act(browser) {
      browser.settings.change({ speed: 2, language: 'it', textSize: 120, palette: 'contrast' });
      browser.lastSetups.keep(GAME, ONE);
      await play(browser, aGame('free-one', { kind: 'free' }, played({ setup: ONE, seed: 'free', moves: 18 })));
    },
  },
  takenBack: {
    async act(browser) {
      browser.lastSetups.keep(GAME, FOUR);
      const history = played({ setup: FOUR, seed: 'four', moves: 31 });
      await play(browser, aGame('free-four', { kind: 'free' }, undo(history) ?? history));
    },
  },
  freeOver: {
    async act(browser) {
      browser.settings.change({ muted: true, reducedMotion: 'on' });
      browser.lastSetups.keep(GAME, TWO);
      await play(browser, aGame('free-two-won', { kind: 'free' }, won(TWO, SEEDS)));
    },
  },
  fourOver: {
    async act(browser) {
      browser.lastSetups.keep(GAME, FOUR);
      await play(browser, aGame('free-four-lost', { kind: 'free' }, played({ setup: FOUR, seed: 'four' })));
    },
  },
  daily: {
    async act(browser) {
      await play(browser, aGame('daily-first', { kind: 'daily', date: DAY }, daily()));
      await play(browser, aGame('daily-second', { kind: 'daily', date: DAY }, daily(25)));
    },
  },
  dailyOver: { after: 'daily', act: (browser) => play(browser, aGame('daily-third', { kind: 'daily', date: DAY }, daily())) },
  gauntlet: {
    async act(browser) {
      begin(browser, ['rogue', 'archer']);
      await delve(browser, 'gauntlet-1');
      const gauntlet = await browser.records.gauntlet();
      const sheet = gauntlet?.sheets.find((each) => marksThatFit(each).length > 0);
      const [mark] = sheet === undefined ? [] : marksThatFit(sheet);
      if (gauntlet === null || sheet === undefined || mark === undefined) throw new Error('no mark was earned');
      const placed = placeInGauntlet(gauntlet, sheet.hero, mark);
      if (placed.ok) browser.records.rewriteGauntlet(gauntlet, placed.value);
      await delve(browser, 'gauntlet-2', 20);
    },
  },
  gauntletLost: {
    async act(browser) {
      begin(browser, ['paladin']);
      await delve(browser, 'gauntlet-lost', Number.POSITIVE_INFINITY, 'random');
    },
  },
  campaign: {
    async act(browser) {
      browser.lastSetups.keep(GAME, TWO);
      for (const at of [0, 1]) {
        await play(browser, aGame(`campaign-${at}`, { kind: 'campaign' }, won(TWO, SEEDS.slice(at * 10))));
        await placeMarks(browser);
      }
      browser.records.rewriteSheet('paladin', null, newSheet('paladin'));
      const gifts = (await browser.records.sheets())
        .filter(({ hero }) => TWO.heroes.includes(hero))
        .map((sheet) => giftsOf(sheet, { focus: 'combat', basicSkill: null }));
      const setup = { ...TWO, gifts: gifts.flatMap((gift) => (gift.ok ? [gift.value] : [])) };
      await play(browser, aGame('campaign-2', { kind: 'campaign' }, played({ setup, seed: 'gifted', moves: 22 })));
    },
  },
  practice: {
    async act(browser) {
      const { origin, ...shared } = fromLink(linkOf(played({ setup: TWO, seed: 'shared', moves: 30 })));
      const practising = { ...shared, origin: { ...origin, practice: true } };
      await play(browser, aGame('practice', { kind: 'practice' }, undo(playedOn(practising, { moves: 4 })) ?? practising));
    },
  },
  /** The page dies with a later state and the end of another game in the journal only. */
  died: {
    async act(browser) {
      const history = played({ setup: ONE, seed: 'died', moves: 20 });
      const game = aGame('died', { kind: 'free' }, history);
      await play(browser, game, 'stays');
      browser.database.gate = new Promise(() => undefined);
      browser.table.keep(aGame('daily-died', { kind: 'daily', date: DAY }, daily()));
      browser.table.keep({ ...game, history: playedOn(history, { moves: 3 }) });
      await Promise.resolve();
    },
  },
  everything: {
    async act(browser) {
      for (const name of ['freeOver', 'campaign', 'gauntlet', 'daily', 'fourOver', 'free']) await SCENES[name]?.act(browser);
      browser.storage.setAside('older', { a: 'save that could not be read' }, 'saveNotASave');
      await browser.storage.flushed();
    },
  },
};

export const SCENE_NAMES = Object.keys(SCENES);

/** What a browser holds after a scene, by today's build. */
export async function contentAfter(name: string): Promise<Content> {
  const scene = SCENES[name];
  if (scene === undefined) throw new Error(`no scene ${name}`);
  const browser = openBrowser(scene.after === undefined ? EMPTY : await contentAfter(scene.after), clock());
  await scene.act(browser);
  return browser.content();
}

/** Games end a minute after each other. */
export function clock(since = '2026-11-18T18:00:00.000Z'): () => Date {
  let time = Date.parse(since);
  return () => {
    time += 60_000;
    return new Date(time);
  };
}

/** Lays a game on the table and keeps it as it stands. */
async function play(browser: OpenBrowser, game: TableGame, then: 'leaves' | 'stays' = 'leaves'): Promise<void> {
  const opened = await browser.open(game);
  if (typeof opened === 'string') throw new Error(`${game.id} was not opened: ${opened}`);
  if (then === 'leaves') await browser.table.leave();
  else await browser.storage.flushed();
}

function daily(moves?: number): TableGame['history'] {
  const delve = dailyDelve(DAY);
  if (!delve.ok) throw new Error(delve.rejection.key);
  const { hero, dungeon, tier, seed } = delve.value;
  return played({ setup: { heroes: [hero], dungeon, tier }, seed, ...(moves !== undefined && { moves }) });
}

/** A gauntlet whose first delve the greedy bot wins. */
function begin({ records }: OpenBrowser, heroes: readonly HeroId[]): void {
  for (const seed of SEEDS) {
    const gauntlet = startGauntlet({ heroes, tier: 'novice', seed: seed as TableGame['history']['origin']['seed'] });
    const first = gauntlet.ok ? nextDelve(gauntlet.value) : null;
    if (!gauntlet.ok || first === null) throw new Error('no gauntlet');
    if (heroes.length > 1 && played({ setup: first, seed: first.seed, by: 'greedy' }).state.result !== 'victory') continue;
    records.rewriteGauntlet(null, gauntlet.value);
    return;
  }
  throw new Error('nobody wins');
}

async function delve(browser: OpenBrowser, id: string, moves = Number.POSITIVE_INFINITY, by: 'greedy' | 'random' = 'greedy') {
  const gauntlet = await browser.records.gauntlet();
  const next = gauntlet === null ? null : nextDelve(gauntlet);
  if (next === null) throw new Error('no delve');
  const { seed, ...setup } = next;
  await play(browser, aGame(id, { kind: 'gauntlet' }, played({ setup, seed, by, moves })));
}

async function placeMarks({ records, storage }: OpenBrowser): Promise<void> {
  for (const sheet of await records.sheets()) {
    const [mark] = marksThatFit(sheet);
    const placed = mark === undefined ? null : placeMark(sheet, mark.talent, mark.colour);
    if (placed?.ok === true) records.rewriteSheet(sheet.hero, sheet, placed.value);
  }
  await storage.flushed();
}
