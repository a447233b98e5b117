import type { Page } from '@playwright/test';
import { countFrames, withoutWebgl } from './support/browserParts';
import { aGame, aGameWithDoors, GAMES, startTurn } from './support/games';
import { boxOf, colours, difference, doorOf, layoutOf, partOf, pixelsOf } from './support/pictures';
import type { TablePage } from './support/TablePage';
import { expect, MOVING, test } from './support/test';

test.use({ viewport: { width: 1280, height: 720 } });

const SHOTS = 'tests/e2e/shots';
const SIZES = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [768, 1024],
] as const;

/** Every button of the mirror covers what it stands for, inside the window. */
async function liesWhereItShould(table: TablePage): Promise<void> {
  const { buttons, doors, tools } = layoutOf(table.page);
  const { width, height } = table.page.viewportSize() ?? { width: 0, height: 0 };
  const numbered = doors.map((rect, at) => [`enter${at + 1}`, rect] as const);
  for (const [id, should] of [...Object.entries({ ...tools, explore: buttons.second }), ...numbered]) {
    const is = await boxOf(table.action(id));
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(is[side], `${side} of ${id}`).toBeCloseTo(should[side], 0);
    expect(Math.min(is.x, is.y), id).toBeGreaterThanOrEqual(0);
    expect(is.x + is.width, id).toBeLessThanOrEqual(width);
    expect(is.y + is.height, id).toBeLessThanOrEqual(height);
  }
}

/** Keeps the picture, for eyes, and looks whether there is something in every door. */
async function drawsFourDoors(page: Page, path: string): Promise<void> {
  const picture = await page.screenshot({ path });
  for (const door of layoutOf(page).doors) expect(colours(await partOf(picture, door))).toBeGreaterThan(8);
}

/** Lets the page's time go on in large steps, a frame in each, until the motion is over: as quick on a slow machine. */
async function runOn({ page, root }: TablePage): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(100);
    await expect(root).toHaveAttribute('data-table', 'waiting', { timeout: 1 });
  }).toPass({ intervals: [1] });
  await page.clock.resume();
}

test('an empty place, a closed and an open door look unlike each other', async ({ page, table }) => {
  const look = () => pixelsOf(page, doorOf(page, 1));
  const game = aGame();
  await table.resume(game);
  const empty = await look();
  await table.after(() => page.keyboard.press('t'));
  await table.after(() => page.keyboard.press('e'));
  await expect.poll(async () => difference(empty, await look())).toBeGreaterThan(0.1);
  const closed = await look();
  await table.after(() => page.keyboard.press('t'));
  await table.after(() => page.keyboard.press('1'));
  await expect.poll(async () => difference(closed, await look())).toBeGreaterThan(0.1);
  const open = await look();
  expect(difference(empty, open)).toBeGreaterThan(0.1);
  for (const seen of [empty, closed, open]) expect(colours(seen)).toBeGreaterThan(8);
});

test('draws nothing while nothing moves, and wakes at a touch', async ({ page, table }) => {
  const frames = await countFrames(page);
  await table.resume(GAMES.choose());
  await page.mouse.move(5, 5);
  await page.waitForTimeout(500);
  const resting = await frames();
  await page.waitForTimeout(1000);
  expect((await frames()) - resting).toBeLessThanOrEqual(1);

  const { x, y, width, height } = doorOf(page, 2);
  const dim = await pixelsOf(page, { x, y, width, height });
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect.poll(frames).toBeGreaterThan(resting + 1);
  await expect.poll(async () => difference(dim, await pixelsOf(page, { x, y, width, height }))).toBeGreaterThan(0);
});

test.describe('in the middle of a motion', () => {
  test.use(MOVING);
  for (const [width, height] of SIZES) {
    test(`turning to ${width}×${height} loses nothing`, async ({ page, table }) => {
      const game = GAMES.turnStart();
      await page.clock.install();
      await page.setViewportSize({ width: 720, height: 640 });
      await table.resume(game);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await page.keyboard.press('t');
      await page.setViewportSize({ width, height });
      await expect(table.canvas).toHaveCSS('width', `${width}px`);
      await expect(table.root).toHaveAttribute('data-table', 'presenting');
      await runOn(table);
      await table.shows(game.after(startTurn));

      expect(await boxOf(table.canvas)).toEqual({ x: 0, y: 0, width, height });
      await liesWhereItShould(table);
      await drawsFourDoors(page, `${SHOTS}/table-${width}x${height}.png`);
      await table.click('explore');
      await expect(table.log).toContainText('All 4 door places are taken.');
    });
  }
});

test('lays the table at 3840×2160', async ({ page, table }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await table.resume(GAMES.choose());
  await liesWhereItShould(table);
  await drawsFourDoors(page, `${SHOTS}/table-3840x2160.png`);
});

test('a lost WebGL context comes back with the same picture', async ({ page, table }) => {
  await table.resume(aGameWithDoors());
  const { scene } = layoutOf(page);
  await page.mouse.move(2, 2);
  const before = await pixelsOf(page, scene);
  const loss = await table.canvas.evaluateHandle((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas');
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    return context?.getExtension('WEBGL_lose_context') ?? null;
  });
  await loss.evaluate((extension) => extension?.loseContext());
  await expect(table.notices).toContainText('The picture was lost.');
  await loss.evaluate((extension) => extension?.restoreContext());
  await expect.poll(async () => difference(before, await pixelsOf(page, scene))).toBe(0);
  await table.after(() => page.keyboard.press('t'));
});

test('without WebGL the buttons carry the whole game, and say why', async ({ page, table }) => {
  await withoutWebgl(page);
  const game = GAMES.turnStart();
  await table.resume(game);
  await expect(table.canvas).toHaveCount(0);
  await expect(table.notices).toContainText('This browser cannot draw the table (WebGL is off).');
  await page.screenshot({ path: `${SHOTS}/plain.png` });
  await page.getByRole('button', { name: 'Let time pass' }).click();
  await page.getByRole('button', { name: 'Enter door 2' }).click();
  await page.getByRole('button', { name: 'Flee' }).click();
  await expect(page.getByText(/^Door 2, open: /)).toBeInViewport();
  expect(await table.hash()).not.toBe(game.hash);
});
