import type { Page } from '@playwright/test';
import { hashOf, parseSave, toReplay } from '../../src/engine/kernel';
import { AT_LENGTH } from './support/atLength';
import { axeComplaints } from './support/axe';
import { BROWSER_GAMES, type BrowserGame } from './support/browserGames';
import { cutOff } from './support/cutOff';
import { aGame, explore, GAMES } from './support/games';
import { at, goTo } from './support/goTo';
import { FOR_AXE, LOCALES } from './support/locales';
import { TablePage } from './support/TablePage';
import { expect, test } from './support/test';

/** By their address; the last one leads to no game. */
const PAGES = [
  '',
  '#setup',
  '#daily',
  '#gauntlet',
  '#campaign',
  '#chronicle',
  '#codex',
  '#settings',
  '#credits',
  '#replay=torn',
] as const;
const SIZES = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [768, 1024],
] as const;

for (const locale of FOR_AXE) {
  test.describe(locale, () => {
    test.use({ locale });

    test('axe finds nothing on any page', async ({ page, table }) => {
      await table.put(aGame().save);
      await table.open();
      for (const address of PAGES) {
        await goTo(page, address);
        expect(await axeComplaints(page), address).toEqual([]);
      }
    });
  });
}

/** The longer words in the larger letters are the harder ones, and all that the suite looks at in all windows; at length everything in both. */
const LETTERS = { 'en-GB': AT_LENGTH ? [100, 150] : [100], 'it-IT': AT_LENGTH ? [100, 150] : [150] } as const;

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('no page is cut off, whatever the size of screen and letters', async ({ page, table }) => {
      await table.put(aGame().save);
      for (const textSize of LETTERS[locale]) {
        await page.evaluate((size) => localStorage.setItem('lanterndeep-settings', JSON.stringify({ textSize: size })), textSize);
        await table.open();
        for (const address of PAGES) {
          await goTo(page, address);
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            expect(await cutOff(page), `${address} ${width}×${height} ${textSize} %`).toEqual([]);
          }
        }
      }
    });
  });
}

test('from the title to the table and back by keyboard alone', async ({ page, table }) => {
  await table.open();
  await table.tabTo(page.getByRole('button', { name: 'New delve' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New delve' })).toBeFocused();
  await table.tabTo(page.getByRole('radio', { name: 'One hero' }));
  await page.keyboard.press('ArrowRight');
  await table.tabTo(page.getByRole('checkbox', { name: 'Archer' }));
  await page.keyboard.press('Space');
  await table.tabTo(page.getByRole('radio', { name: "Dragon's Cave" }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: "Minotaur's Maze" })).toBeChecked();
  await page.keyboard.press('Enter');
  await table.waits('choose');
  expect((await table.picture()).mirror).toEqual(expect.arrayContaining(['Archer', 'Mage', "Minotaur's Maze"]));
  await table.leave();
  await at(page, 'title');
  await page.keyboard.press('Enter');
  await table.waits('choose');
});

test('Back leaves the table without losing anything, Forward comes back to it, a reload shows the same page', async ({
  page,
  table,
}) => {
  await table.open();
  await table.begin();
  await table.after(() => page.keyboard.press('e'));
  const hash = await table.hash();
  await page.goBack();
  await at(page, 'setup');
  await expect(table.root).toHaveAttribute('data-table', 'away');
  await page.goForward();
  await table.waits('choose');
  expect(await table.hash()).toBe(hash);
  await page.goBack();
  await page.goBack();
  await at(page, 'title');
  await expect(page.getByRole('button', { name: 'New delve' })).toBeFocused();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('a table that is left and another that is begun leave no heap of pages behind', async ({ page, table }) => {
  await table.open();
  for (let round = 0; round < 2; round++) {
    await table.begin();
    await table.leave();
    await at(page, 'title');
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.goBack();
  await at(page, 'title');
  expect(await page.evaluate(() => (history.state as { readonly beneath: unknown }).beneath)).toEqual([]);
});

test('a game under way is given up for another of its mode only after asking', async ({ page, table }) => {
  const game = aGame().after(explore);
  await table.put(game.save);
  await table.open('./#setup');
  const begin = page.getByRole('button', { name: 'Begin' });
  await begin.click();
  await expect(page.getByRole('dialog')).toContainText("Warrior · Yeti's Cavern · floor 1");
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(begin).toBeFocused();
  await begin.press('Enter');
  await page.getByRole('button', { name: 'Give it up' }).click();
  await table.waits('choose');
  expect(await table.hash()).not.toBe(game.hash);
});

test("the daily delve does not ask for the free game's life, and both can be gone on with", async ({ page, table }) => {
  const game = aGame().after(explore);
  await table.put(game.save);
  await table.open('./#daily');
  await page.getByRole('button', { name: 'Go down' }).click();
  await table.waits('choose');
  await table.after(() => page.keyboard.press('e'));
  const daily = await table.hash();
  await table.leave();
  await expect(page.getByRole('button', { name: /^New delve/ })).toContainText('under way');
  await page.getByRole('button', { name: /^New delve/ }).click();
  expect(await axeComplaints(page)).toEqual([]);
  await page.getByRole('button', { name: /^Continue Warrior/ }).click();
  await table.waits();
  expect(await table.hash()).toBe(game.hash);
  await table.leave();
  await page.reload();
  await page.getByRole('button', { name: /^Daily delve/ }).click();
  await at(page, 'daily');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await table.waits();
  expect(await table.hash()).toBe(daily);
});

test('a new delve that is only looked at from the menu gives the table back', async ({ page, table }) => {
  const game = aGame();
  await table.put(game.save);
  await table.resume(game);
  await table.click('menu');
  await page.getByRole('button', { name: 'New delve' }).click();
  await at(page, 'setup');
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await table.waits();
  expect(await table.hash()).toBe(game.hash);
});

test('the same seed deals the same game, and what was chosen is there the next time', async ({ page, table }) => {
  const hashes: string[] = [];
  for (let round = 0; round < 2; round++) {
    await table.open('./#setup');
    if (round === 0) {
      await page.getByRole('button', { name: /^Hero/ }).click();
      await page.getByRole('radio', { name: 'Rogue' }).check();
    }
    await expect(page.getByRole('radio', { name: 'Rogue' })).toBeChecked();
    await page.getByText('Play a certain game').click();
    await page.getByLabel('Seed').fill('lantern-7');
    await page.keyboard.press('Enter');
    await table.waits('choose');
    hashes.push(await table.hash());
    await page.goto('about:blank');
  }
  expect(hashes[1]).toBe(hashes[0]);
});

test('settings are in force at once, on the other tab too', async ({ page, table, context }) => {
  const other = new TablePage(await context.newPage());
  await other.open('./#settings');
  await table.open('./#settings');
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Italiano' })).toBeFocused();
  await expect(other.page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  const before = await letters(other.page);
  await page.getByRole('slider', { name: 'Grandezza dei caratteri' }).press('End');
  await expect.poll(() => letters(other.page)).toBeCloseTo(before * 1.5, 1);
  await expect(other.page.getByRole('slider', { name: 'Grandezza dei caratteri' })).toHaveValue('150');
});

test('a table is told in another language as soon as another tab sets it', async ({ page, table, context }) => {
  await table.resume(GAMES.choose());
  const settings = new TablePage(await context.newPage());
  await settings.open('./#settings');
  await settings.page.getByRole('radio', { name: 'Italiano' }).check();
  await settings.page.close();
  await expect(page.getByRole('heading', { name: 'Quale porta?' })).toBeAttached();
  await expect(table.action('explore')).toHaveText(/^Esplora/);
});

function letters(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}

test('all data go into a file, and from there into another browser', async ({ page, table, browser, baseURL }) => {
  const game = aGame().after(explore);
  await table.put(aGame().save);
  await table.open('./#settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  const path = await (await download).path();
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const there = new TablePage(await context.newPage());
  await there.put(game.save);
  await there.open('./#settings');
  const file = there.page.getByLabel('Read from a file');
  await file.setInputFiles({ name: 'torn.json', mimeType: 'application/json', buffer: Buffer.from('{"lanterndeep":1') });
  await expect(there.page.getByRole('alert')).toContainText('Nothing was changed');
  await file.setInputFiles(path);
  await there.page.getByRole('button', { name: 'Replace' }).click();
  await expect(there.notices).toContainText('Everything from the file is here.');
  await there.page.getByRole('button', { name: 'Back' }).click();
  await there.goOn();
  await there.shows(aGame());
  await context.close();
});

for (const game of BROWSER_GAMES) {
  test(`a link to a game of ${game.name} opens it elsewhere, to go on or to practise; a bad one touches nothing`, async ({
    page,
    table,
  }) => {
    const { link, hash } = sharedLink(game);
    await table.open(link);
    await expect(page.getByRole('heading', { name: 'A game from a link' })).toBeVisible();
    await page.getByRole('button', { name: 'Practise with it' }).click();
    await table.takeDevice();
    expect(await table.hash()).toBe(hash);
    await table.after(() => page.keyboard.press('u'));
    await table.leave();
    await at(page, 'title');
    await goTo(page, '#replay=L1-torn');
    await expect(page.getByRole('alert')).toContainText('This link leads to no game');
    await page.getByRole('button', { name: 'To the title' }).click();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  });
}

/** The link to a game in the middle, and the hash of its state. */
function sharedLink({ rules, shared }: BrowserGame): { readonly link: string; readonly hash: string } {
  const saved = parseSave(rules, shared());
  const replay = saved.ok ? toReplay(rules, saved.value.history) : saved;
  if (!saved.ok || !replay.ok) throw new Error('This game has no link.');
  return { link: `./#replay=${replay.value}`, hash: hashOf(saved.value.history.state) };
}
