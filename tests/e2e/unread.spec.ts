import { newSheet } from '../../src/engine/onedeck';
import { abortReads } from './support/abortedReads';
import { withoutWebgl } from './support/browserParts';
import { busyStore } from './support/busyStore';
import { putDrawer } from './support/drawers';
import { aGame } from './support/games';
import { expect, test } from './support/test';

const UNREAD = 'What is saved could not be read.';
const PAGES = ['title', 'chronicle', 'campaign', 'gauntlet', 'daily', 'summary'] as const;

test.use({ provoked: [/AbortError|aborted/] });

test('reads that are aborted in the middle end in pages that say so, and a new game begins', async ({ page, table }) => {
  await withoutWebgl(page);
  await table.put(aGame().save);
  await abortReads(page);
  for (const name of PAGES) {
    // Another address each time: where only the part behind the # differs, browsers load nothing.
    await page.goto(`./?opened=${name}#${name}`);
    await table.ready();
    await expect(table.notices).toContainText(UNREAD);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await page.goto('./');
  await table.begin();
  await table.after(() => page.keyboard.press('e'));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test.describe('a database that answers after the title is there', () => {
  test.use({ provoked: [/TimeoutError|does not answer/] });

  test('has the title offer the game and the notes as soon as it does, and leaves the focus alone', async ({
    page,
    table,
    context,
  }) => {
    const game = aGame();
    await withoutWebgl(page);
    await table.put(game.save);
    await putDrawer(page, 'one-deck-dungeon/sheet/warrior', { ...newSheet('warrior'), gamesPlayed: 1 });
    const answer = await busyStore(context);
    await page.clock.install();
    await page.goto('./');
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(table.root).toHaveAttribute('data-ready', 'true', { timeout: 100 });
    }).toPass();
    await page.clock.runFor(5000);
    const newDelve = page.getByRole('button', { name: /^New delve/ });
    await newDelve.focus();
    await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
    await answer();
    await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Campaign/ })).toContainText('Warrior');
    await expect(newDelve).toBeFocused();
    await table.goOn();
    await table.shows(game);
  });
});
