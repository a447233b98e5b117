import type { Locator, Page } from '@playwright/test';
import { aGame, explore, GAMES } from './support/games';
import { LOCALES } from './support/locales';
import { plugPad } from './support/pad';
import { layoutOf } from './support/pictures';
import { expect, MOVING, sharedTest, test } from './support/test';

const SIZES = [
  [1280, 720],
  [390, 844],
  [844, 390],
] as const;

const tip = (page: Page): Locator => page.locator('.tip');

/** Large letters, as a player sets them. */
const LARGE = { key: 'lanterndeep-settings', value: JSON.stringify({ textSize: 150 }) };

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('large letters fit into everything over the table, on every screen', async ({ page, table }) => {
      await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), LARGE);
      await table.resume(GAMES.pool());
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const open of ['l', 'F10'] as const) {
          await page.keyboard.press(open);
          await fits(page.getByRole('dialog'), page);
          await page.keyboard.press('Escape');
        }
        await page.keyboard.press('?');
        await fits(tip(page), page);
        await page.keyboard.press('?');
        await fits(page.getByRole('dialog'), page);
        await page.keyboard.press('Escape');
      }
    });
  });
}

/** Inside the window, and nothing in it is wider than itself. */
async function fits(panel: Locator, page: Page): Promise<void> {
  await expect(panel).toBeVisible();
  const box = await panel.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  const wider = await panel.evaluate(
    (node) =>
      [node, ...node.querySelectorAll('*')].filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        .length,
  );
  expect(wider).toBe(0);
}

sharedTest('nothing behind a dialog can be pressed', async ({ page, table }) => {
  const game = GAMES.turnStart();
  await page.setViewportSize({ width: 1280, height: 720 });
  await table.lay(game);
  for (const key of ['F10', 'l', '?'] as const) {
    if (key === '?') await page.keyboard.press('?');
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('t');
    await page.keyboard.press('u');
    for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#mirror') ?? null)).toBeNull();
    // A press beside it closes it, and presses nothing.
    await page.mouse.click(4, 716);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await table.shows(game);
  }
});

test('where single keys are switched off, no letter, digit or sign plays, and everything else does', async ({ page, table }) => {
  const value = JSON.stringify({ singleKeys: false });
  await page.addInitScript((settings) => localStorage.setItem('lanterndeep-settings', settings), value);
  const game = GAMES.turnStart();
  await table.resume(game);
  const shown = page.locator('#mirror [aria-keyshortcuts]');
  const keys = await shown.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-keyshortcuts')));
  expect(keys).toEqual(['Control+Z', 'Control+Shift+Z', 'F10']);
  for (const key of ['t', '1', '2', 'u', 'l', '+', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tip(page)).toBeHidden();
  await table.shows(game);
  await table.action('startTurn').focus();
  await page.keyboard.press('F1');
  await expect(tip(page)).toBeVisible();
  await table.after(() => page.keyboard.press('Enter'));
  await table.waits('choose');
});

sharedTest('the log tells the whole game, newest last, and the rule behind each line', async ({ page, table }) => {
  const game = GAMES.pool();
  await table.lay(game);
  const before = await table.focused();
  await page.keyboard.press('l');
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log.getByRole('heading', { name: 'Floor 1 / 3' })).toBeVisible();
  await expect(log.locator('.log-command')).toHaveCount(game.history.past?.length ?? 0);
  const last = log.locator('summary').last();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(log.locator('details p').last()).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(log.locator('summary').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(log.locator('summary').nth(1)).toBeFocused();
  await page.keyboard.press('l');
  await expect(log).toHaveCount(0);
  expect(await table.focused()).toBe(before);
});

sharedTest(
  'a question mark explains what has the focus, Escape ends that alone, and twice shows every symbol',
  async ({ page, table }) => {
    await table.lay(GAMES.turnStart());
    await table.tabTo(table.action('startTurn'));
    await page.keyboard.press('?');
    await expect(tip(page)).toContainText('Each turn begins with time');
    await expect(table.log).toContainText('Each turn begins with time');
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await page.keyboard.press('?');
    const symbols = page.getByRole('dialog', { name: 'Symbols' });
    await expect(symbols.getByText('Nothing else can be covered while a box with this sign is open.')).toBeVisible();
    await page.keyboard.press('?');
    await expect(symbols).toHaveCount(0);
  },
);

sharedTest('the mouse is told where it rests, and no longer', async ({ page, table }) => {
  const game = GAMES.choose();
  await table.lay(game);
  const [door] = layoutOf(page, game).doors;
  const { x = 0, y = 0, width = 0, height = 0 } = door ?? {};
  // A table that has only just been laid may come to rest under the mouse, and takes its words back once.
  await expect(async () => {
    await page.mouse.move(2, 2);
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(tip(page)).toBeVisible({ timeout: 3000 });
    const box = await tip(page).boundingBox({ timeout: 1000 });
    expect(box?.x).toBeGreaterThanOrEqual(0);
  }).toPass();
  await page.mouse.move(2, 2);
  await expect(tip(page)).toBeHidden();
});

test.describe('a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  sharedTest('a finger that is held learns and does not press; the next touch ends it', async ({ page, table }) => {
    const game = GAMES.choose();
    await table.lay(game);
    const { x, y, width, height } = layoutOf(page, game).buttons.second;
    const touch = await page.context().newCDPSession(page);
    const at = { x: x + width / 2, y: y + height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(tip(page)).toBeVisible();
    const box = await tip(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(y);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(tip(page)).toBeVisible();
    await table.shows(game);
    await page.touchscreen.tap(195, 250);
    await expect(tip(page)).toBeHidden();
    await table.shows(game);
  });

  sharedTest('has undo and the menu in its bar, and all the rest in the menu', async ({ page, table }) => {
    await table.lay(aGame());
    await table.tap('menu');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Log' }).tap();
    await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('with motion', () => {
  test.use(MOVING);

  test('the speed goes round, by key and from the menu, and is kept', async ({ page, table }) => {
    await table.resume(GAMES.turnStart());
    const speed = table.action('speed');
    await expect(speed).toHaveText('Speed: single');
    for (const [key, next] of [
      ['+', 'double'],
      ['+', 'fourfold'],
      ['+', 'at once'],
      ['+', 'single'],
      ['-', 'at once'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(speed).toHaveText(`Speed: ${next}`);
    }
    await page.keyboard.press('F10');
    await page.getByRole('dialog').getByRole('button', { name: 'Speed: at once' }).press('Enter');
    await expect(speed).toHaveText('Speed: single');
    await page.keyboard.press('+');
    await page.reload();
    await table.goOn();
    await expect(speed).toHaveText('Speed: double');
  });
});

sharedTest('where the system wants no motion, the speed says so', async ({ page, table }) => {
  await table.lay(GAMES.turnStart());
  await page.keyboard.press('+');
  await expect(table.log).toContainText('Your system asks for little motion');
});

test('language and letters change at the table', async ({ page, table }) => {
  await table.resume(GAMES.choose());
  await page.keyboard.press('F10');
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  const explore = table.action('explore');
  const before = await explore.boundingBox();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.getByRole('slider', { name: 'Grandezza dei caratteri' }).fill('150');
  await expect(page.getByRole('dialog', { name: 'Impostazioni' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Quale porta?' })).toBeVisible();
  await expect.poll(() => explore.boundingBox()).not.toEqual(before);
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Diario' }).getByText('Lascia passare il tempo').first()).toBeVisible();
});

sharedTest('arrows go where they point', async ({ page, table }) => {
  await table.lay(GAMES.choose());
  await table.tabTo(table.action('enter1'));
  for (const [key, id] of [
    ['ArrowRight', 'enter2'],
    ['ArrowRight', 'enter3'],
    ['ArrowLeft', 'enter2'],
    ['ArrowUp', 'undo'],
    ['ArrowRight', 'menu'],
    ['ArrowRight', 'menu'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => table.focused()).toBe(id);
  }
});

test('a gamepad plays: directions, A, B, X, Y and Start', async ({ page, table }) => {
  const pad = await plugPad(page);
  const game = aGame();
  await table.resume(game);
  // From the first button, Explore, to the tools and back.
  await pad.press('up');
  await pad.press('down');
  await table.after(() => pad.press('a'));
  await table.shows(game.after(explore));
  await expect(table.root).toHaveAttribute('data-input', 'pad');
  await pad.press('x');
  await expect(table.log).toContainText('Nothing can be taken back');
  await pad.press('y');
  await expect(tip(page)).toContainText('The free places get doors from the deck');
  await pad.press('b');
  await expect(tip(page)).toBeHidden();
  await pad.press('start');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
  await pad.press('down');
  // A low window has two columns of them.
  const log = page.getByRole('dialog').getByRole('button', { name: 'Log' });
  await expect(log).toBeFocused();
  await expect(log).toHaveCSS('outline-style', 'solid');
  await pad.press('b');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pad.unplug();
  await page.keyboard.press('Tab');
  await expect(table.root).not.toHaveAttribute('data-input', 'pad');
});
