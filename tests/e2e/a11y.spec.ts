import type { State } from '../../src/engine/onedeck';
import { everyNth } from '../support/inFull';
import { AT_LENGTH } from './support/atLength';
import { axeComplaints } from './support/axe';
import { BROWSER_GAMES, sceneNamed } from './support/browserGames';
import { stopClock, watchFocus, withoutWebgl } from './support/browserParts';
import { aGame, begunFrom, explore, GAMES, nearlyOver } from './support/games';
import { FOR_AXE, LOCALES } from './support/locales';
import { nameOf, SCENES } from './support/scenes';
import { TablePage } from './support/TablePage';
import { expect, test } from './support/test';

const isFight = ({ phase }: State): boolean => phase === 'pool';
/** In the language with the longer words fights, which have most to say, and in the other everything else; at length everything in both. */
const LOOKED_AT = {
  'en-GB': { what: 'any phase but fights', scenes: SCENES.filter((state) => AT_LENGTH || !isFight(state)) },
  'it-IT': { what: 'fights of one, two and four', scenes: SCENES.filter((state) => AT_LENGTH || isFight(state)) },
} as const;

/** Sheets that are opened from the menu of a table. */
const OF_GAME = [/^(Codex|Codice)$/];
const OF_ALL = [/^(Keys|Tasti)$/, /^(Settings|Impostazioni)$/];

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    const { what, scenes } = LOOKED_AT[locale];
    test(`axe finds nothing in ${what}`, async ({ page, table }) => {
      test.setTimeout(600_000);
      // The words are the same without a table, and sooner there.
      await withoutWebgl(page);
      await lookAt(table, scenes);
    });
  });
}

for (const locale of FOR_AXE) {
  test.describe(locale, () => {
    test.use({ locale });

    test('axe finds nothing on the title, at the end and on the page after it', async ({ page, table }) => {
      const { game, last } = nearlyOver();
      await table.put(game.save);
      await table.open();
      await expect(table.root).toHaveAttribute('lang', locale.slice(0, 2));
      expect(await axeComplaints(page), 'title').toEqual([]);
      await table.goOn();
      await table.play(game, [last]);
      expect(await axeComplaints(page), 'over').toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await axeComplaints(page), 'summary').toEqual([]);
    });

    test('axe finds nothing in what is said when something is wrong', async ({ page, table, context }) => {
      await table.put({ format: 'moth-eaten' });
      await table.open();
      await expect(table.notices).not.toBeEmpty();
      expect(await axeComplaints(page), 'set aside').toEqual([]);
      await table.resume(GAMES.turnStart());
      const other = new TablePage(await context.newPage());
      await other.open();
      await other.page.getByRole('button', { name: /^Contin/ }).click();
      await expect(other.notices.getByRole('button')).toBeVisible();
      expect(await axeComplaints(other.page), 'a second tab').toEqual([]);
      await other.notices.getByRole('button').click();
      // It is gone again before a busy machine has laid the table in the other tab.
      await expect(table.notices).not.toBeEmpty();
      expect(await axeComplaints(page), 'the first tab').toEqual([]);
      await other.waits();
      await other.leave();
      await other.page.getByRole('button', { name: /^(New delve|Nuova discesa)/ }).click();
      await other.page
        .locator('form.setup')
        .getByRole('button', { name: /^(Begin|Comincia)/ })
        .click();
      await expect(other.page.getByRole('dialog')).toBeVisible();
      expect(await axeComplaints(other.page), 'a question').toEqual([]);
    });

    for (const [at, game] of BROWSER_GAMES.entries()) {
      test(`axe finds nothing in what lies over the table of ${game.name}`, async ({ page, table }) => {
        await table.take({ game: game.rules.id, save: game.talkative() });
        expect(await axeComplaints(page), 'table').toEqual([]);
        await page.keyboard.press('?');
        await expect(page.locator('.tip')).toBeVisible();
        expect(await axeComplaints(page), 'explanation').toEqual([]);
        await page.keyboard.press('?');
        expect(await axeComplaints(page), 'symbols').toEqual([]);
        await page.keyboard.press('Escape');
        await page.keyboard.press('l');
        await page.keyboard.press('Enter');
        await expect(page.locator('details[open] p')).toBeVisible();
        expect(await axeComplaints(page), 'log').toEqual([]);
        await page.keyboard.press('Escape');
        await page.keyboard.press('F10');
        expect(await axeComplaints(page), 'menu').toEqual([]);
        // Keys and settings are those of all games.
        for (const name of at === 0 || AT_LENGTH ? [...OF_GAME, ...OF_ALL] : OF_GAME) {
          await page.getByRole('dialog').getByRole('button', { name }).press('Enter');
          expect(await axeComplaints(page), String(name)).toEqual([]);
          await page.keyboard.press('Escape');
          await page.keyboard.press('F10');
        }
      });
    }

    test('axe finds nothing on the table without a picture', async ({ page, table }) => {
      await withoutWebgl(page);
      await table.resume(GAMES.choose());
      expect(await axeComplaints(page)).toEqual([]);
    });
  });
}

test('axe finds nothing beside the canvas', async ({ table }) => {
  test.setTimeout(600_000);
  await lookAt(table, AT_LENGTH ? SCENES : everyNth(SCENES, 8));
});

async function lookAt(table: TablePage, scenes: readonly State[]): Promise<void> {
  for (const state of scenes) {
    await table.lay(begunFrom(state));
    expect(await axeComplaints(table.page), nameOf(state)).toEqual([]);
  }
}

for (const game of BROWSER_GAMES.filter(({ heard }) => heard.length > 0)) {
  test(`axe finds nothing at the tables of ${game.name}`, async ({ page, table }) => {
    test.setTimeout(600_000);
    await withoutWebgl(page);
    for (const name of game.heard) {
      await table.arriveAt(sceneNamed(game, name));
      expect(await axeComplaints(page), name).toEqual([]);
    }
  });
}

test.describe('a browser that prefers Italian', () => {
  test.use({ locale: 'it-IT' });

  test('gets Italian, may choose English, and keeps it', async ({ page, table }) => {
    await table.open();
    await expect(table.root).toHaveAttribute('lang', 'it');
    await table.begin();
    await expect(page.getByRole('heading', { name: 'Nessuna porta in vista' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Esplora' })).toHaveAccessibleDescription('4 porte in più');
    await table.leave();

    await page.getByRole('button', { name: 'Impostazioni' }).click();
    await page.getByRole('radio', { name: 'English' }).check();
    await expect(table.root).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.reload();
    await expect(table.root).toHaveAttribute('lang', 'en');
    await table.goOn();
    await expect(page.getByRole('heading', { name: 'No door in sight' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Explore' })).toHaveAccessibleDescription('4 doors more');
  });
});

test('the focus is never lost on the way', async ({ page, table }) => {
  const lost = await watchFocus(page);
  const { game, last } = nearlyOver();
  await table.put(game.save);
  await table.open();
  await table.tabTo(page.getByRole('button', { name: 'Settings' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused();
  await table.tabTo(page.getByRole('radio', { name: 'As in the browser' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Italiano' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await table.tabTo(page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await table.waits();
  expect(await table.focused()).toBe(await page.locator('.mirror-actions button').first().getAttribute('data-action'));
  await table.play(game, [last]);
  expect(await table.focused()).toBe('again');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The delve is over' })).toBeFocused();
  await table.tabTo(page.getByRole('button', { name: /^Try again/ }));
  await page.keyboard.press('Enter');
  await table.waits('choose');
  for (const [id, next] of [
    ['explore', 'choose'],
    ['enter1', 'door'],
    ['flee', 'choose'],
  ] as const) {
    await table.tabTo(table.action(id));
    await page.keyboard.press('Enter');
    await table.waits(next);
  }
  await table.leave();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  expect(await lost()).toEqual([]);
});

test('who wants little motion may have the table at once, without a frame in between', async ({ page, table }) => {
  const game = aGame();
  await page.clock.install();
  await table.resume(game);
  await stopClock(page);
  await page.keyboard.press('e');
  await table.shows(game.after(explore));
});
