import { axeComplaints } from './support/axe';
import { withoutWebgl } from './support/browserParts';
import { busyStore } from './support/busyStore';
import { GAMES } from './support/games';
import { expect, test } from './support/test';

// The player is also told when the database has not answered for seconds, which a slow machine reaches here.
test.use({ provoked: [/TimeoutError/] });

test('a move that is not on the disk yet is marked at the table until it is', async ({ page, table, context }) => {
  await withoutWebgl(page);
  const game = GAMES.turnStart();
  await table.resume(game);
  const sign = page.locator('.unsaved');
  await expect(table.root).toHaveAttribute('data-kept', game.hash);
  const release = await busyStore(context);
  await table.after(() => page.keyboard.press('t'));
  await expect(sign).toHaveText('Not saved yet');
  await expect(table.root).toHaveAttribute('data-kept', game.hash);
  await expect(table.notices).toBeEmpty();
  expect(await axeComplaints(page)).toEqual([]);
  await release();
  await expect(table.root).toHaveAttribute('data-kept', await table.hash());
  await expect(sign).toBeHidden();
});
