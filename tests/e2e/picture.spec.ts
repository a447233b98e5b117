import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { AT_LENGTH } from './support/atLength';
import { aGameOfFour, aGameWithDoors, enter, GAMES, playedTo } from './support/games';
import { difference, layoutOf, pixelsOf } from './support/pictures';
import { TablePage } from './support/TablePage';
import { expect, test } from './support/test';

/** A loss of the graphics process is the browser's: each has one of its own. A browser comes back from one loss; the second is for good. */
const LOSSES = AT_LENGTH ? 20 : 1;
const ROOMY = { width: 1280, height: 720 };
/** The processor paints the whole picture again and again until it is what it was: in the suite it has less to paint. */
const PAINTED = AT_LENGTH ? ROOMY : { width: 720, height: 640 };

/** Ends the process that draws for the whole browser, as a driver that fails does. */
async function loseGraphics(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  // It answers only where it fails.
  void session.send('Browser.crashGpuProcess').catch(() => undefined);
}

async function isDrawn({ page, canvas }: TablePage): Promise<void> {
  await expect(page.locator('#mirror')).not.toHaveClass(/plain/);
  await expect(canvas).toHaveCount(1);
}

async function isPlain({ page, canvas }: TablePage): Promise<void> {
  await expect(page.locator('#mirror')).toHaveClass(/plain/);
  await expect(canvas).toHaveCount(0);
}

test.describe('after a real loss of the graphics process', () => {
  for (let round = 1; round <= LOSSES; round++) {
    test(`the picture is the same again; after a second loss the game goes on without it (${round})`, async ({
      baseURL,
      launchOptions,
    }) => {
      const browser = await chromium.launch(launchOptions);
      try {
        const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: PAINTED, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const table = new TablePage(page);
        const game = aGameWithDoors();
        await table.resume(game);
        await page.mouse.move(2, 2);
        const { scene, tray } = layoutOf(page, game);
        // Above the notices.
        const clip = { x: 0, y: 0, width: PAINTED.width, height: Math.min(tray.y, scene.y + scene.height) };
        const look = () => pixelsOf(page, clip);
        await page.waitForLoadState('networkidle');
        const before = await look();

        await loseGraphics(browser);
        await expect(table.notices).toContainText('The picture was lost.');
        await expect.poll(async () => difference(before, await look()), { timeout: 30_000 }).toBeLessThan(0.001);
        await isDrawn(table);
        await table.after(() => page.keyboard.press('2'));

        await loseGraphics(browser);
        await expect(table.notices).toContainText('The picture did not come back.', { timeout: 30_000 });
        await isPlain(table);
        await table.play(game.after(enter(2)), []);
        await page.getByRole('button', { name: 'Flee' }).click();
        await expect(page.getByRole('button', { name: 'Enter door 3' })).toBeVisible();
      } finally {
        await browser.close();
      }
    });
  }
});

const sharpness = ({ canvas }: TablePage): Promise<number> =>
  // While the table is laid anew there are two for a moment.
  canvas.last().evaluate((drawn) => (drawn instanceof HTMLCanvasElement ? drawn.width / drawn.clientWidth : 0));

test('a window that is too small has the plain page, and the table when it grows again', async ({ page, table }) => {
  const game = playedTo(aGameOfFour(), 'pool');
  await page.setViewportSize({ width: 400, height: 225 });
  await table.resume(game);
  await isPlain(table);
  await expect(table.notices).toContainText('This window is too small for the picture.');
  await page.setViewportSize(ROOMY);
  await isDrawn(table);
  const focused = await table.focused();
  for (const [width, height] of [
    [320, 180],
    [360, 240],
  ] as const) {
    await page.setViewportSize({ width, height });
    await isPlain(table);
    expect(await table.focused()).toBe(focused);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await isDrawn(table);
});

test('a screen that shows more pixels, though nothing announces it, has a finer picture after the next move', async ({
  page,
  table,
}) => {
  const game = GAMES.choose();
  await table.resume(game);
  const before = await sharpness(table);
  const session = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? ROOMY;
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, mobile: false, deviceScaleFactor: 2 });
  // By then the table has looked once by itself, as it does whenever it was laid.
  await page.waitForTimeout(500);
  await table.play(game, [enter(2)]);
  await expect.poll(() => sharpness(table)).toBeCloseTo(before * 2, 1);
  await isDrawn(table);
});

test.describe('under fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  const scaleOf = (page: Page): Promise<number> => page.evaluate(() => window.visualViewport?.scale ?? 0);

  /** Two fingers come together in the middle of the window. */
  async function pinchTogether(session: CDPSession): Promise<void> {
    const fingers = (apart: number) => [195 - apart, 195 + apart].map((x, id) => ({ x, y: 400, id }));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(160) });
    for (let apart = 150; apart >= 30; apart -= 10) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a pinch can be undone at the table, and the picture is as fine as the screen', async ({ page, table }) => {
    const game = GAMES.turnStart();
    const session = await page.context().newCDPSession(page);
    await table.put(game.save);
    await table.open();
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    expect(await scaleOf(page)).toBeCloseTo(2, 1);
    await page.getByRole('button', { name: /^Continue/ }).press('Enter');
    await table.shows(game);
    await expect.poll(() => sharpness(table)).toBeCloseTo(2, 1);
    await pinchTogether(session);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 1);
    await expect.poll(() => sharpness(table)).toBeCloseTo(1, 1);
    // A window that is moved to another screen may have another size there.
    const metrics = { width: 412, height: 844, mobile: true };
    await session.send('Emulation.setDeviceMetricsOverride', { ...metrics, deviceScaleFactor: 3 });
    await expect.poll(() => sharpness(table)).toBeCloseTo(3, 1);
    await table.shows(game);
    await isDrawn(table);
    await table.after(() => page.keyboard.press('t'));
  });
});
