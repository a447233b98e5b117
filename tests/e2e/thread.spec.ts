import { aGameWithDoors, enter, GAMES, nearlyOver, startTurn } from './support/games';
import { expect, MOVING, test } from './support/test';

test.describe('with motion', () => {
  test.use(MOVING);

  test('plays by keyboard, and a reload finds exactly the same table', async ({ page, table }) => {
    await table.open();
    await table.tabTo(page.getByRole('button', { name: 'New delve' }));
    await page.keyboard.press('Enter');
    await table.waits('turnStart');

    await table.after(() => page.keyboard.press('t'));
    await table.tabTo(page.getByRole('button', { name: 'Explore' }));
    await table.after(() => page.keyboard.press('Enter'));
    await table.after(() => page.keyboard.press('t'));
    await table.after(() => page.keyboard.press('1'));
    await expect(table.root).toHaveAttribute('data-phase', 'door');
    const left = await table.picture();
    expect(left.mirror.join()).toMatch(/Door 1, open: .*Door 2, closed.*Door 4, closed/);

    await page.reload();
    const goOn = page.getByRole('button', { name: 'Continue' });
    await expect(goOn).toContainText("Warrior · Yeti's Cavern · turn 2");
    await table.tabTo(goOn);
    await page.keyboard.press('Enter');
    await table.waits('door');
    expect(await table.picture()).toEqual(left);

    await table.after(() => page.keyboard.press('f'));
    await expect(table.root).toHaveAttribute('data-phase', 'turnStart');
  });
});

test('takes back what showed nothing, does it again, and keeps what was seen', async ({ page, table }) => {
  const opened = aGameWithDoors().after(startTurn, enter(2));
  await table.open();
  await table.begin();
  await table.after(() => page.keyboard.press('t'));
  const before = await table.picture();
  await table.after(() => page.keyboard.press('e'));
  const explored = await table.picture();
  await table.after(() => page.keyboard.press('u'));
  expect((await table.picture()).hash).toBe(before.hash);
  await table.after(() => page.keyboard.press('r'));
  expect((await table.picture()).hash).toBe(explored.hash);

  await table.resume(opened);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveAccessibleDescription(/^Nothing can be taken back/);
  await table.tabTo(undo);
  await page.keyboard.press('Enter');
  await expect(table.log).toContainText('Nothing can be taken back: what was seen stays seen.');
  await table.shows(opened);
});

test('a whole game comes to its end by keyboard, and another begins', async ({ page, table }) => {
  const keys = { turnStart: 't', choose: 'e', door: 'f' } as const;
  await table.open();
  await table.begin();
  let doors = 0;
  for (let moves = 0; moves < 80; moves++) {
    const phase = await table.root.getAttribute('data-phase');
    if (phase === 'over') break;
    const exploring = phase === 'choose' && (await table.action('explore').getAttribute('aria-disabled')) === null;
    if (phase === 'choose' && !exploring) doors += 1;
    const key = phase === 'choose' && !exploring ? String(doors) : keys[phase as keyof typeof keys];
    await table.after(() => page.keyboard.press(key));
  }
  await expect(table.root).toHaveAttribute('data-phase', 'over');
  expect(doors).toBe(4);
  await expect(page.getByRole('heading', { name: 'The lantern is out' })).toBeVisible();
  const over = await table.hash();

  await table.tabTo(page.getByRole('button', { name: 'New delve' }));
  await page.keyboard.press('Enter');
  await table.waits('turnStart');
  expect(await table.hash()).not.toBe(over);
});

test('the last blow is shown, and a game that is over is not offered again', async ({ page, table }) => {
  const game = nearlyOver();
  await table.resume(game);
  await table.after(() => page.keyboard.press('t'));
  await table.shows(GAMES.over());
  await expect(table.log).toContainText('Warrior falls. The game is lost.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New delve' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});
