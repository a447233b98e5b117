import { withoutWebgl } from './support/browserParts';
import { CURRENT, readDrawers } from './support/drawers';
import { GAMES } from './support/games';
import { TablePage } from './support/TablePage';
import { expect, test } from './support/test';

test('a tab that still shows its old title asks before it gives up the game that another tab began', async ({
  page,
  table,
  context,
}) => {
  const other = new TablePage(await context.newPage());
  await other.open('./#setup');
  await table.resume(GAMES.turnStart());
  await table.after(() => page.keyboard.press('t'));
  const played = await table.hash();
  await table.leave();

  await other.page.locator('details.seed > summary').click();
  await other.page.getByLabel('Seed').fill('kept in its field');
  await other.page.getByRole('button', { name: 'Begin' }).click();
  const question = other.page.getByRole('dialog', { name: 'Give up the game under way?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  await expect(other.page.getByLabel('Seed')).toHaveValue('kept in its field');
  await table.goOn();
  expect(await table.hash()).toBe(played);
  await table.leave();

  await other.page.getByRole('button', { name: 'Begin' }).click();
  await question.getByRole('button', { name: 'Give it up' }).click();
  await other.waits('choose');
  const begun = await other.hash();
  await expect.poll(async () => (await readDrawers(page)).get(CURRENT)).toMatchObject({ hash: begun });
});

test('without locks, a tab that is busy while another takes the table neither plays on nor saves', async ({
  page,
  table,
  context,
}) => {
  await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const game = GAMES.turnStart();
  const other = new TablePage(await context.newPage());
  for (const each of [page, other.page]) await withoutWebgl(each);
  await table.resume(game);
  await other.open();

  const busy = page.evaluate(() => {
    const end = performance.now() + 1500;
    while (performance.now() < end);
  });
  await other.goOn();
  await other.after(() => other.page.keyboard.press('t'));
  const played = await other.hash();
  await busy;
  await expect(table.root).toHaveAttribute('data-table', 'away');
  await expect(table.notices).toContainText('The game goes on in another tab.');
  await expect(other.root).toHaveAttribute('data-table', 'waiting');
  expect((await readDrawers(page)).get(CURRENT)).toMatchObject({ hash: played });
});
