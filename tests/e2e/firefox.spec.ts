import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { FIRST_SETUP } from '../../src/games/onedeck/pages/setup/firstSetup';
import { CURRENT, drawerOf, putInPage } from './support/drawers';
import type { Firefox } from './support/firefox/Firefox';
import { openFirefox } from './support/firefox/openFirefox';
import { aGameOfFour, aLongGame, begun, GAMES, type Game, playedTo, playOn } from './support/games';
import { asKept, settled, unlikeness } from './support/likeness';
import { waysTo } from './support/menus';
import { colours, partOf } from './support/pictures';
import { type BuildServer, serveBuild } from './support/serveBuild';
import { test as base, expect } from './support/test';

const ROOMY = { width: 1280, height: 720 };
/** Enough for games that are only played: the processor draws. */
const SMALL = { width: 640, height: 400 };
const SEED = 'lamp-oil';
const MOVES = 6;
/** The share of spots that may be unlike Chromium's. Pages have headings in small capitals, which each browser makes in its own size. */
const TOLERATED = { pages: 0.06, table: 0.01 } as const;
/** Different colours, coarsely: an empty canvas has one, and the page around it few. */
const COLOURS = 60;
const READY = 'Ready to play without a network.';
const PICTURES = 'tests/e2e/shots/firefox';

const MOMENTS: Readonly<Record<string, () => Game>> = {
  doors: GAMES.choose,
  fight: GAMES.pool,
  'fight-of-four': () => playedTo(aGameOfFour(), 'pool'),
  loot: GAMES.loot,
  level: () => playedTo(aLongGame(), 'level'),
};

const test = base.extend<{ readonly server: BuildServer; readonly heard: undefined }, { readonly firefox: Firefox }>({
  firefox: [
    async ({ browserName: _ }, use) => {
      const firefox = await openFirefox();
      try {
        await use(firefox);
      } finally {
        await firefox.close();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: async ({ page }, use) => {
    const server = await serveBuild();
    await use(server);
    await page.close();
    await server.stop();
  },
  heard: [
    async ({ firefox }, use) => {
      await use(undefined);
      expect(await firefox.complaints()).toEqual([]);
    },
    { auto: true },
  ],
});

// One Firefox for all, one after the other.
test.describe.configure({ mode: 'default' });
test.use({ drawn: true, viewport: ROOMY });

test('Firefox begins a game, plays it by keyboard and goes on with it after a reload', async ({ firefox, server }) => {
  await firefox.resize(SMALL);
  await firefox.goTo(server.url);
  const played = await playSome(firefox, await begin(firefox));
  await isColoured(firefox);
  await firefox.reload();
  await goOn(firefox, played);
  await playSome(firefox, played);
});

test('Firefox begins a game without a network once it has said that it is ready', async ({ firefox, server }) => {
  await firefox.resize(SMALL);
  await firefox.goTo(server.url);
  await firefox.sees('#notices', READY);
  await server.stop();
  await firefox.reload();
  const played = await playSome(firefox, await begin(firefox));
  await isColoured(firefox);
  await firefox.reload();
  await goOn(firefox, played);
});

test('Firefox draws the title and the pages as Chromium does', async ({ firefox, page, table, server }) => {
  await firefox.resize(ROOMY);
  // The notice is said once.
  await firefox.goTo(server.url);
  await firefox.sees('#notices', READY);
  for (const address of ['', '#setup', '#codex', '#settings', '#chronicle']) {
    const [name] = /\w+/.exec(address) ?? ['title'];
    await page.goto('about:blank');
    await table.open(`${server.url}${address}`);
    await firefox.goTo('about:blank');
    await firefox.goTo(`${server.url}${address}`);
    await firefox.sees('html[data-ready]');
    expect.soft(await unlike(name, page, firefox), name).toBeLessThan(TOLERATED.pages);
  }
});

test('Firefox draws the table as Chromium does', async ({ firefox, page, table, server }) => {
  test.slow();
  await firefox.resize(ROOMY);
  await firefox.goTo(server.url);
  await firefox.sees('#notices', READY);
  for (const [name, game] of Object.entries(MOMENTS)) {
    const there = game();
    await table.put(there.save, server.url);
    await table.open(server.url);
    await page.locator('.title-menu .gold').press('Enter');
    await table.shows(there);
    await firefox.goTo(`${server.url}LICENSES.txt`);
    await firefox.run(() => {
      localStorage.clear();
      localStorage.setItem('lanterndeep-settings', JSON.stringify({ speed: 'instant' }));
    }, null);
    await firefox.run(putInPage, drawerOf(CURRENT, there.save));
    await firefox.goTo(server.url);
    await goOn(firefox, there);
    expect.soft(await unlike(name, page, firefox), name).toBeLessThan(TOLERATED.table);
  }
});

test('what Firefox complains of is heard', async ({ firefox, server }) => {
  await firefox.goTo(server.url);
  expect(await firefox.complaints()).toEqual([]);
  await firefox.run(() => {
    console.error('told');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.com/forbidden.png' }));
  }, null);
  await firefox.reload();
  const heard = (await firefox.complaints()).join('\n');
  for (const word of [/told/, /thrown/, /rejected/, /Content-Security-Policy/]) expect(heard).toMatch(word);
});

/** By keyboard, from the title on. */
async function begin(firefox: Firefox): Promise<Game> {
  const game = begun(FIRST_SETUP, SEED);
  await firefox.sees('h1', 'Lanterndeep');
  await firefox.tabTo('#to-setup');
  await firefox.press('Enter');
  await firefox.tabTo('.seed summary');
  await firefox.press('Enter');
  await firefox.tabTo('#seed');
  await firefox.type(SEED);
  await firefox.press('Enter');
  await shows(firefox, game);
  return game;
}

async function goOn(firefox: Firefox, game: Game): Promise<void> {
  await firefox.tabTo('.title-menu .gold');
  await firefox.press('Enter');
  await shows(firefox, game);
}

/** Carries out some moves by keyboard, and looks after each whether the engine agrees. */
async function playSome(firefox: Firefox, game: Game): Promise<Game> {
  let now = game;
  for (const { command, game: next } of [...playOn(game)].slice(0, MOVES)) {
    for (const id of waysTo(now.state, command)) {
      await firefox.tabTo(`[data-action="${id}"]`);
      await firefox.press('Enter');
    }
    now = next;
    await shows(firefox, now);
  }
  return now;
}

const shows = (firefox: Firefox, { hash }: Game): Promise<void> =>
  firefox.sees(`html[data-hash="${hash}"][data-table="waiting"]`);

async function isColoured(firefox: Firefox): Promise<void> {
  expect(colours(await partOf(await firefox.picture(), { x: 0, y: 0, ...SMALL }))).toBeGreaterThan(COLOURS);
}

/** The share of spots that are unlike in both browsers. */
async function unlike(name: string, page: Page, firefox: Firefox): Promise<number> {
  await page.waitForLoadState('networkidle');
  const pictures = [await settled(() => page.screenshot()), await settled(() => firefox.picture())];
  mkdirSync(PICTURES, { recursive: true });
  for (const [at, browser] of ['chromium', 'firefox'].entries()) {
    writeFileSync(`${PICTURES}/${name}-${browser}.png`, pictures[at] ?? '');
  }
  const [one, other] = await Promise.all(pictures.map(asKept));
  if (one === undefined || other === undefined) throw new Error('there are two pictures');
  const share = await unlikeness(one, other);
  console.log(`${name}: ${(share * 100).toFixed(2)} % unlike`);
  return share;
}
