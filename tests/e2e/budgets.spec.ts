import type { Page } from '@playwright/test';
import { type Frame, meterFrames } from '../../src/debug/meter';
import { AT_LENGTH } from './support/atLength';
import { BROWSER_GAMES, sceneNamed } from './support/browserGames';
import { withoutPixels } from './support/browserParts';
import { FULL, justBefore } from './support/rehearsals';
import { expect, MOVING, test } from './support/test';

const MOST_CALLS = 40;
/** The fewest textures at once that WebGL promises: a phone's batches are cut short by it. */
const FEWEST_TEXTURES = 8;

test.use({ ...MOVING, drawn: true, viewport: { width: 1280, height: 720 } });

async function onSmallCard(page: Page): Promise<void> {
  await page.addInitScript((textures) => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const ask = prototype.getParameter;
      prototype.getParameter = function (name) {
        return name === this.MAX_TEXTURE_IMAGE_UNITS ? textures : ask.call(this, name);
      };
    }
  }, FEWEST_TEXTURES);
}

/** What has been drawn since the last time. */
const drawn = (page: Page): Promise<readonly Frame[]> => page.evaluate(() => window.frames_metered?.splice(0) ?? []);

for (const [name, plan] of Object.entries(FULL)) {
  test(`the fullest ${name} takes no more than ${MOST_CALLS} draw calls a frame, at rest and while its dice roll`, async ({
    page,
    table,
  }) => {
    const { game, ways } = justBefore(plan, 'pool');
    // What is counted is asked of the graphics card all the same.
    if (!AT_LENGTH) await withoutPixels(page);
    await onSmallCard(page);
    await page.addInitScript(meterFrames);
    await table.resume(game);
    await drawn(page);
    const rolled = await table.play(game, ways);
    const rolling = await drawn(page);
    await page.mouse.move(3, 3);
    const resting: Frame[] = [];
    await expect.poll(async () => resting.push(...(await drawn(page)))).toBeGreaterThan(0);
    const { pool, boxes } = rolled.state.encounter ?? { pool: [], boxes: [] };
    const most = Math.max(...[...rolling, ...resting].map(({ calls }) => calls));
    console.log(
      `${name}: ${pool.length} dice, ${boxes.length} boxes, ${most} draw calls in the busiest of ${rolling.length} frames`,
    );
    expect(pool.length).toBeGreaterThanOrEqual(16);
    expect(boxes.length).toBeGreaterThanOrEqual(7);
    expect(rolling.length).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(MOST_CALLS);
  });
}

for (const game of BROWSER_GAMES.filter(({ rolled }) => rolled !== null)) {
  test(`the dice of ${game.name} roll with no more than ${MOST_CALLS} draw calls a frame`, async ({ page, table }) => {
    if (!AT_LENGTH) await withoutPixels(page);
    await onSmallCard(page);
    await page.addInitScript(meterFrames);
    await table.take(sceneNamed(game, game.rolled ?? ''));
    await drawn(page);
    await table.after(() => table.action('roll').press('Enter'));
    const rolling = await drawn(page);
    const most = Math.max(...rolling.map(({ calls }) => calls));
    console.log(`${game.name}: ${most} draw calls in the busiest of ${rolling.length} frames`);
    expect(rolling.length).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(MOST_CALLS);
  });
}
