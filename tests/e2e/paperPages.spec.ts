import type { Page } from '@playwright/test';
import { listed, toSave } from '../../src/engine/kernel';
import { paperDungeons } from '../../src/engine/paper';
import type { PaperGame } from '../../src/games/paper/records';
import { playedGame } from '../games/paper/ended';
import { ALONE } from '../games/paper/played';
import { axeComplaints } from './support/axe';
import { withoutWebgl } from './support/browserParts';
import { cutOff } from './support/cutOff';
import { CURRENT, putDrawer, readDrawers } from './support/drawers';
import { aGame } from './support/games';
import { goTo } from './support/goTo';
import { FOR_AXE } from './support/locales';
import type { TablePage } from './support/TablePage';
import { expect, test } from './support/test';

const GAME = 'paper-dungeons';
const ID = 'ink';
const SAVE = `game/${GAME}/current`;
const KEPT = [`chronicle/${ID}`, CURRENT, SAVE];
const PAGES = [
  `#${GAME}/setup`,
  `#${GAME}/daily`,
  `#${GAME}/campaign`,
  `#${GAME}/codex`,
  `#${GAME}/summary`,
  '#chronicle',
  `#chronicle=${ID}`,
] as const;
const SIZES = [
  [1280, 720],
  [390, 844],
  [844, 390],
  [320, 568],
  [768, 1024],
] as const;

const SETUP = { ...ALONE, dungeon: 'c' } as const;

/** A game whose last turn only has to be confirmed. */
function nearlyOver(): PaperGame {
  const moments = listed(playedGame(ID, { setup: SETUP }).history.past);
  const commands = moments.findLastIndex(({ command }) => command.type === 'confirm');
  return playedGame(ID, { setup: SETUP, commands });
}

function saveOf({ history, mode }: PaperGame): unknown {
  return { ...toSave(paperDungeons, history), id: ID, mode };
}

/** Opens the title with a game that is over on the table of Paper Dungeons, and one under way on that of One Deck Dungeon. */
async function openWithEnded(table: TablePage): Promise<void> {
  await table.put(aGame().save);
  await putDrawer(table.page, SAVE, saveOf(playedGame(ID, { setup: SETUP })));
  await table.open();
}

async function keysOf(page: Page): Promise<readonly string[]> {
  return [...(await readDrawers(page)).keys()].sort();
}

for (const locale of FOR_AXE) {
  test.describe(locale, () => {
    test.use({ locale });

    test('axe finds nothing on the pages of Paper Dungeons', async ({ page, table }) => {
      await openWithEnded(table);
      for (const address of PAGES) {
        await goTo(page, address);
        expect(await axeComplaints(page), address).toEqual([]);
      }
      await goTo(page, `#${GAME}/setup`);
      for (const step of [0, 2, 3]) {
        await page.locator('.stage-steps button').nth(step).click();
        expect(await axeComplaints(page), `step ${step}`).toEqual([]);
      }
    });

    test('no page of Paper Dungeons is cut off in the largest letters', async ({ page, table }) => {
      await openWithEnded(table);
      await page.evaluate(() =>
        localStorage.setItem('lanterndeep-settings', JSON.stringify({ textSize: 150, speed: 'instant' })),
      );
      await table.open();
      for (const address of PAGES) {
        await goTo(page, address);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          expect(await cutOff(page), `${address} ${width}×${height}`).toEqual([]);
        }
      }
    });
  });
}

test('from the title to the pages of Paper Dungeons and back by keyboard alone', async ({ page, table }) => {
  await table.open();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Begin Paper Dungeons' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New game' })).toBeFocused();
  await table.tabTo(page.getByRole('radio', { name: 'Cellars of the Lantern Inn' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'The Sunken Market' })).toBeChecked();
  await page.keyboard.press('3');
  await expect(page.getByRole('radio', { name: 'three drawn' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New game' })).toBeFocused();
});

test('a link opens its page, a reload shows it again, and a bad one leads no further than to what is there', async ({
  page,
  table,
}) => {
  await table.open(`./#${GAME}/setup=dungeon-f`);
  const tomb = page.getByRole('radio', { name: 'The Sealed Tomb' });
  await expect(tomb).toBeChecked();
  await page.reload();
  await expect(tomb).toBeChecked();
  await goTo(page, `#${GAME}/codex=boss-lich`);
  await expect(page.getByRole('button', { name: 'Lich', expanded: true })).toBeVisible();
  await goTo(page, `#${GAME}/campaign=nowhere`);
  await expect(page.getByRole('heading', { name: 'Heroes of the Town' })).toBeVisible();
  // Nothing is over that could be told.
  for (const address of [`#${GAME}/nothing`, `#${GAME}/summary`]) {
    await page.goto(`./${address}`);
    await expect(page.getByRole('heading', { name: 'Lanterndeep' })).toBeVisible();
  }
});

test('a finished game is told, and goes into a file and back with the other game', async ({ page, table, browser, baseURL }) => {
  await withoutWebgl(page);
  await table.put(aGame().save);
  await putDrawer(page, SAVE, saveOf(nearlyOver()));
  await table.open('./');
  await page.getByRole('button', { name: 'Continue Paper Dungeons' }).click();
  await table.waits();
  await table.action('confirm').click();
  await table.action('again').click();
  await expect(page.getByRole('row', { name: /^In all/ })).toBeVisible();
  expect(await keysOf(page)).toEqual(KEPT);
  await goTo(page, '#chronicle');
  await expect(page.getByRole('button', { name: /^Crypt under the Belfry: / })).toHaveCount(1);
  await goTo(page, '#settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  const path = await (await download).path();
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const there = await context.newPage();
  await there.goto('./#settings');
  await there.getByLabel('Read from a file').setInputFiles(path);
  await there.getByRole('button', { name: 'Replace' }).click();
  await expect(there.locator('#notices')).toContainText('Everything from the file is here.');
  expect(await keysOf(there)).toEqual(KEPT);
  await context.close();
});
