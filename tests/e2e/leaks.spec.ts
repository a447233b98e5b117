import type { Page } from '@playwright/test';
import { AT_LENGTH } from './support/atLength';
import { held } from './support/browserParts';
import { aGame, explore } from './support/games';
import type { TablePage } from './support/TablePage';
import { expect, test } from './support/test';

const VISITS = AT_LENGTH ? 20 : 6;
/** Each dungeon in turn: pages and drawings of one have other nodes than those of another, so both looks are at the same. */
const GAMES = AT_LENGTH ? 21 : 3;
/** The most visits before the first look counts. */
const MOST_FIRST = 6;
const DUNGEONS = ["Minotaur's Maze", "Dragon's Cave", "Yeti's Cavern"];

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
  // What ends a moment after its table is gone has ended by then.
  await page.waitForTimeout(500);
  await held(page);
  const { textures, contexts } = await page.evaluate(() => ({
    textures: window.textures_held ?? 0,
    contexts: window.contexts_made ?? 0,
  }));
  return { ...(await held(page)), textures, contexts };
}

/** Repeats what leaves a table behind it, and looks whether anything of it stays. */
async function leavesNothing(page: Page, times: number, visit: (count: number) => Promise<void>): Promise<void> {
  // The first visits load what stays: pictures, fonts, sounds.
  for (let count = 0; count < 3; count++) await visit(count);
  let before = await heldAtRest(page);
  // One that loads late is there after one more; what every visit leaves behind is never steady.
  for (let count = 3; count < MOST_FIRST; count++) {
    const earlier = before;
    await visit(count);
    before = await heldAtRest(page);
    if (before.nodes === earlier.nodes) break;
  }
  for (let count = 0; count < times; count++) await visit(count);
  const after = await heldAtRest(page);
  console.log(`after ${times} visits: ${JSON.stringify({ before, after })}`);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(2);
  expect(after.nodes - before.nodes).toBeLessThan(VISITS);
  expect(after.bytes / before.bytes).toBeLessThan(1.25);
  expect(after.textures).toBeLessThanOrEqual(before.textures + 2);
  expect(after.contexts).toBe(1);
}

// A page that does not colour the canvas has no textures either.
test.use({ drawn: true });
test.beforeEach(({ page }) => page.addInitScript(countTextures));

test(`the table can be left and taken ${VISITS} times, and nothing stays behind`, async ({ page, table }) => {
  test.setTimeout(400_000);
  const game = aGame();
  await table.put(game.save);
  await table.open();
  await leavesNothing(page, VISITS, async () => {
    await table.goOn();
    await table.leave();
  });
  await table.goOn();
  await table.play(game, [explore]);
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
  await page.getByRole('button', { name: /^Begin/ }).click();
  await table.waits('choose');
  await table.leave();
}
