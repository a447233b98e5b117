import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { watchFocus, withoutWebgl } from './support/browserParts';
import { aGame, enter, explore, GAMES, type Game, nearlyOver, startTurn } from './support/games';
import { expect, test } from './support/test';

const LOCALES = ['en-GB', 'it-IT'] as const;

async function complaints(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' ')}`);
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('axe finds nothing on the title, at the end and on the way there', async ({ page, table }) => {
      const { game, last } = nearlyOver();
      await table.put(game.save);
      await table.open();
      await expect(table.root).toHaveAttribute('lang', locale.slice(0, 2));
      expect(await complaints(page), 'title').toEqual([]);
      await table.goOn();
      await table.play(game, [last]);
      expect(await complaints(page), 'over').toEqual([]);

      let now: Game = GAMES.turnStart();
      await table.resume(now);
      expect(await complaints(page), 'turnStart').toEqual([]);
      now = await table.play(now, [startTurn]);
      expect(await complaints(page), 'choose').toEqual([]);
      now = await table.play(now, [enter(2)]);
      expect(await complaints(page), 'door').toEqual([]);
      for (const phase of ['pool', 'loot'] as const) {
        now = await table.playTo(now, phase);
        expect(await complaints(page), phase).toEqual([]);
      }
    });

    test('axe finds nothing on the table without a picture', async ({ page, table }) => {
      await withoutWebgl(page);
      await table.resume(GAMES.choose());
      expect(await complaints(page)).toEqual([]);
    });
  });
}

test.describe('a browser that prefers Italian', () => {
  test.use({ locale: 'it-IT' });

  test('gets Italian, may choose English, and keeps it', async ({ page, table }) => {
    await table.open();
    await expect(table.root).toHaveAttribute('lang', 'it');
    await table.begin();
    await page.getByRole('button', { name: 'Lascia passare il tempo' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Quale porta?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Esplora' })).toHaveAccessibleDescription('4 porte in più');
    await table.leave();

    await page.getByRole('button', { name: 'Impostazioni' }).click();
    await page.getByRole('radio', { name: 'English' }).check();
    await expect(table.root).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.reload();
    await expect(table.root).toHaveAttribute('lang', 'en');
    await table.goOn();
    await expect(page.getByRole('heading', { name: 'Which door?' })).toBeVisible();
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
  await table.tabTo(page.getByRole('button', { name: 'Once more like this' }));
  await page.keyboard.press('Enter');
  await table.waits('turnStart');
  for (const [id, next] of [
    ['startTurn', 'choose'],
    ['explore', 'turnStart'],
    ['startTurn', 'choose'],
    ['enter1', 'door'],
    ['flee', 'turnStart'],
  ] as const) {
    await table.tabTo(table.action(id));
    await page.keyboard.press('Enter');
    await table.waits(next);
  }
  await table.leave();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  expect(await lost()).toEqual([]);
});

test('reduced motion shows the table at once, without a frame in between', async ({ page, table }) => {
  const game = aGame().after(startTurn);
  await page.clock.install();
  await table.resume(game);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press('e');
  await table.shows(game.after(explore));
});
