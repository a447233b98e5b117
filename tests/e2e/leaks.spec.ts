import type { Page } from '@playwright/test';
import { AT_LENGTH } from './support/atLength';
import { BROWSER_GAMES, sceneNamed } from './support/browserGames';
import { held } from './support/browserParts';
import { continueOf } from './support/continueOf';
import { currentOf } from './support/drawers';
import type { TablePage } from './support/TablePage';
import { expect, test } from './support/test';

const VISITS = AT_LENGTH ? 20 : 3;
const ALL_DUNGEONS = ["Minotaur's Maze", "Dragon's Cave", "Yeti's Cavern"];
const DUNGEONS = AT_LENGTH ? ALL_DUNGEONS : ALL_DUNGEONS.slice(0, 2);
/** Each dungeon in turn: pages and drawings of one have other nodes than those of another, so both looks are at the same. */
const GAMES = DUNGEONS.length * (AT_LENGTH ? 7 : 1);
const FIRST_VISITS = 3;
/** How often so many visits are made before what they leave counts as left for good. */
const MOST_ROUNDS = 5;

declare global {
  interface Window {
    textures_held?: number;
    contexts_made?: number;
  }
}

/** Counts the textures on the graphics card and the contexts that were made. */
function countTextures(): void {
  Object.assign(window, { textures_held: 0, contexts_made: 0 });
  const seen = new WeakSet<object>();
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const { createTexture, deleteTexture } = prototype;
    prototype.createTexture = function () {
      window.textures_held = (window.textures_held ?? 0) + 1;
      window.contexts_made = (window.contexts_made ?? 0) + (seen.has(this) ? 0 : 1);
      seen.add(this);
      return createTexture.call(this);
    };
    prototype.deleteTexture = function (texture) {
      window.textures_held = (window.textures_held ?? 0) - 1;
      deleteTexture.call(this, texture);
    };
  }
}

async function heldAtRest(page: Page) {
  // What ends a moment after its table is gone has ended when two looks are alike.
  await expect(async () => {
    const { nodes, listeners } = await held(page);
    await page.waitForTimeout(400);
    expect(await held(page)).toMatchObject({ nodes, listeners });
  }).toPass();
  const { textures, contexts } = await page.evaluate(() => ({
    textures: window.textures_held ?? 0,
    contexts: window.contexts_made ?? 0,
  }));
  return { ...(await held(page)), textures, contexts };
}

type Held = Awaited<ReturnType<typeof heldAtRest>>;

/** Lists what is held after so many visits and was not before them. */
function leftBehind(before: Held, after: Held, visits: number): readonly string[] {
  const { listeners, nodes, textures } = before;
  return [
    ...(after.listeners > listeners + 2 ? ['listeners'] : []),
    ...(after.nodes >= nodes + visits ? ['nodes'] : []),
    ...(after.bytes >= before.bytes * 1.25 ? ['bytes'] : []),
    ...(after.textures > textures + 2 ? ['textures'] : []),
  ];
}

/** Repeats what leaves a table behind it, and looks whether anything of it stays. */
async function leavesNothing(page: Page, times: number, visit: (count: number) => Promise<void>): Promise<void> {
  let count = 0;
  const heldAfter = async (visits: number): Promise<Held> => {
    for (const end = count + visits; count < end; count++) await visit(count);
    return heldAtRest(page);
  };
  // The first visits load what stays: pictures, fonts, sounds.
  let before = await heldAfter(FIRST_VISITS);
  let after = await heldAfter(times);
  // What loads late is there after the next ones; what every visit leaves behind is never steady.
  for (let rounds = 1; rounds < MOST_ROUNDS && leftBehind(before, after, times).length > 0; rounds++) {
    before = after;
    after = await heldAfter(times);
  }
  console.log(`after ${count} visits: ${JSON.stringify({ before, after })}`);
  expect(leftBehind(before, after, times)).toEqual([]);
  expect(after.contexts).toBe(1);
}

// A page that does not colour the canvas has no textures either.
test.use({ drawn: true });
test.beforeEach(({ page }) => page.addInitScript(countTextures));

test(`the table of each game can be left and taken ${VISITS} times, and nothing stays behind`, async ({ page, table }) => {
  test.setTimeout(400_000);
  await table.putAll(new Map(BROWSER_GAMES.map((game) => [currentOf(game.rules.id), sceneNamed(game, game.plainest).save])));
  await table.open();
  await leavesNothing(page, VISITS, async () => {
    for (const { rules } of BROWSER_GAMES) {
      await continueOf(page, rules.id).dispatchEvent('click');
      await table.waits();
      await table.leave();
    }
  });
});

test(`${GAMES} games in a row, each in another dungeon, have one canvas, and nothing of them stays behind`, async ({
  page,
  table,
}) => {
  test.setTimeout(400_000);
  await table.open();
  await leavesNothing(page, GAMES, (count) => anotherDungeon(page, table, count));
});

async function anotherDungeon(page: Page, table: TablePage, count: number): Promise<void> {
  await page.getByRole('button', { name: /^New delve/ }).click();
  const dungeon = DUNGEONS[count % DUNGEONS.length] ?? '';
  await page.getByRole('radio', { name: new RegExp(`^${dungeon}`) }).check();
  // Drawings that were tinted are kept, up to a number: the same seed shows the same foes each time, and adds none to them.
  await page.locator('details.seed > summary').click();
  await page.getByLabel('Seed').fill(dungeon);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await table.waits('choose');
  await table.leave();
}
