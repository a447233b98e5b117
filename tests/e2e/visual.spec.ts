import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { AT_LENGTH } from './support/atLength';
import { delve } from './support/delves';
import { aGameOfFour, aLongGame, GAMES, type Game, nearlyOver, playedTo } from './support/games';
import { kept, lookedAt, pathOf, TOLERATED, unlikeness } from './support/likeness';
import type { TablePage } from './support/TablePage';
import { expect, sharedTest, test } from './support/test';

const LANDSCAPE = { width: 1280, height: 720 };
const PORTRAIT = { width: 390, height: 844 };
/** The title names the day. */
const DAY = new Date('2026-11-01T12:00:00Z');

/** What `--update-snapshots` means to Playwright. */
const ANEW: readonly string[] = ['all', 'changed'];

const onTable =
  (game: () => Game) =>
  ({ table }: Screens): Promise<void> =>
    table.lay(game());

interface Screens {
  readonly page: Page;
  readonly table: TablePage;
}

/** The first round against who waits at the end, with dice of all four kinds. */
function atBoss(): Game {
  const { start, commands } = delve('oneWon');
  let game = start;
  for (const command of commands) {
    game = game.after(command);
    if (game.state.boss !== null && game.state.phase === 'pool') return game;
  }
  throw new Error('nobody came to the boss');
}

/** Ten screens that everybody sees. */
const SCREENS = {
  title: async ({ page, table }: Screens) => {
    await page.clock.setFixedTime(DAY);
    await table.open();
  },
  setup: async ({ page, table }: Screens) => {
    await table.open();
    await page.getByRole('button', { name: /^New delve/ }).click();
    await page
      .locator('form.setup')
      .getByRole('button', { name: /^Begin/ })
      .waitFor();
    await page.locator('.place img[src]').nth(11).waitFor();
  },
  doors: onTable(GAMES.choose),
  fight: onTable(GAMES.pool),
  'fight-of-four': onTable(() => playedTo(aGameOfFour(), 'pool')),
  boss: onTable(atBoss),
  loot: onTable(GAMES.loot),
  level: onTable(() => playedTo(aLongGame(), 'level')),
  'fight-upright': onTable(GAMES.pool),
  over: async ({ table }: Screens) => {
    const { game, last } = nearlyOver();
    await table.lay(game);
    await table.play(game, [last]);
  },
} as const;

type Screen = keyof typeof SCREENS;

/** The pages are looked at as they are where nothing is kept. */
const isTable = (name: Screen): boolean => name !== 'title' && name !== 'setup';
const sizeOf = (name: Screen) => (name === 'fight-upright' ? PORTRAIT : LANDSCAPE);

async function see(name: Screen, { page, table }: Screens): Promise<Buffer> {
  await page.setViewportSize(sizeOf(name));
  await SCREENS[name]({ page, table });
  return lookedAt(page);
}

/** At length some are looked at on a screen of twice the density, which takes four times as long. */
const DENSE: readonly Screen[] = AT_LENGTH ? ['fight-upright', 'doors', 'boss'] : [];

// A table that was laid in another window would first be drawn in this one.
test.use({ drawn: true, timezoneId: 'UTC', locale: 'en-GB', viewport: LANDSCAPE });

for (const name of Object.keys(SCREENS) as Screen[]) {
  const its = isTable(name) ? sharedTest : test;
  its(`${name} looks as it did`, async ({ page, table }, info) => {
    const seen = await see(name, { page, table });
    const before = kept(pathOf(name), ANEW.includes(info.config.updateSnapshots) ? seen : null);
    await info.attach(name, { body: seen, contentType: 'image/png' });
    expect(await unlikeness(before, seen)).toBeLessThan(TOLERATED);
  });
}

test.describe('on a denser screen', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const name of DENSE) {
    test(`${name} looks the same, though every letter and edge is drawn otherwise`, async ({ page, table }) => {
      expect(await unlikeness(kept(pathOf(name), null), await see(name, { page, table }))).toBeLessThan(TOLERATED);
    });
  }
});

interface Missing {
  readonly screen: Screen;
  readonly picture?: RegExp;
  readonly inSet?: { readonly set: RegExp; readonly key: RegExp };
  readonly pen?: 'fillText' | 'arc';
}

/** The drawings of a dungeon come in one file. */
const PLACE = /-(?:cave|cavern|maze|reef|tomb)-drawings-/;

/** One layer of a screen, taken away as it is drawn: a picture is empty, or the pen does not write. */
const MISSING: Readonly<Record<string, Missing>> = {
  'the wall behind the doors': { screen: 'doors', inSet: { set: PLACE, key: /-1-far$/ } },
  'the cave before it': { screen: 'doors', inSet: { set: PLACE, key: /-1-mid$/ } },
  'the stones in front': { screen: 'doors', inSet: { set: PLACE, key: /-1-near$/ } },
  'closed doors': { screen: 'doors', inSet: { set: /\/frames-drawings-/, key: /^door\/closed$/ } },
  'the back of the deck': { screen: 'doors', inSet: { set: /\/frames-drawings-/, key: /^deck\/back$/ } },
  'the golden button': { screen: 'doors', inSet: { set: /\/ui-drawings-/, key: /^ui\/button-gold$/ } },
  panels: { screen: 'fight', inSet: { set: /\/ui-drawings-/, key: /^ui\/panel$/ } },
  'all words': { screen: 'fight', pen: 'fillText' },
  'all pips': { screen: 'boss', pen: 'arc' },
  'the boss': { screen: 'boss', picture: /\/dragon-|\/yeti-|\/hydra-|\/lich-|\/minotaur-/ },
};
/** `tests/tools/likeness.test.ts` takes layers away from the kept pictures each time; at length they are taken from the page. */
for (const [layer, missing] of AT_LENGTH ? Object.entries(MISSING) : []) {
  test(`${missing.screen} without ${layer} does not look as it did`, async ({ page, table }) => {
    if (missing.picture !== undefined) await emptied(page, missing.picture);
    if (missing.inSet !== undefined) await emptiedInSet(page, missing.inSet);
    if (missing.pen !== undefined) await silenced(page, missing.pen);
    const seen = await see(missing.screen, { page, table });
    expect(await unlikeness(kept(pathOf(missing.screen), null), seen)).toBeGreaterThan(TOLERATED);
  });
}

/** The picture is there and has its size, but nothing is in it. */
async function emptied(page: Page, picture: RegExp): Promise<void> {
  await page.route(picture, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutContent(await response.text()) });
  });
}

async function emptiedInSet(page: Page, { set, key }: { readonly set: RegExp; readonly key: RegExp }): Promise<void> {
  await page.route(set, async (route) => {
    const response = await route.fetch();
    const drawings: Record<string, string> = JSON.parse(gunzipSync(await response.body()).toString());
    const emptied = Object.entries(drawings).map(([name, svg]) => [name, key.test(name) ? withoutContent(svg) : svg]);
    await route.fulfill({ response, body: gzipSync(JSON.stringify(Object.fromEntries(emptied))) });
  });
}

function withoutContent(svg: string): string {
  const [head = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  return `${head}</svg>`;
}

async function silenced(page: Page, stroke: 'fillText' | 'arc'): Promise<void> {
  await page.addInitScript((name) => {
    CanvasRenderingContext2D.prototype[name] = () => undefined;
  }, stroke);
}
