import { commandsOf } from '../../src/engine/kernel';
import { aGameOfTwo, aGameWithDoors, aLongGame, coverIn, enter, GAMES, type Game, nearlyOver, playOn } from './support/games';
import { expect, MOVING, sharedTest, test } from './support/test';

test.describe('with motion', () => {
  test.use(MOVING);

  test('plays by keyboard, and a reload finds exactly the same table', async ({ page, table }) => {
    await table.open();
    for (const button of [
      page.getByRole('button', { name: 'New delve' }),
      page.locator('form.setup').getByRole('button', { name: 'Begin' }),
    ]) {
      await table.tabTo(button);
      await page.keyboard.press('Enter');
    }
    await table.waits('choose');

    await table.tabTo(page.getByRole('button', { name: 'Explore' }));
    await table.after(() => page.keyboard.press('Enter'));
    await table.after(() => page.keyboard.press('1'));
    await expect(table.root).toHaveAttribute('data-phase', 'door');
    const left = await table.picture();
    expect(left.mirror.join()).toMatch(/Door 1, open: .*Door 2, closed.*Door 4, closed/);

    await page.reload();
    const goOn = page.getByRole('button', { name: 'Continue' });
    await expect(goOn).toContainText("Warrior · Dragon's Cave · floor 1");
    await table.tabTo(goOn);
    await page.keyboard.press('Enter');
    await table.waits('door');
    expect(await table.picture()).toEqual(left);

    await table.after(() => page.keyboard.press('f'));
    await expect(table.root).toHaveAttribute('data-phase', 'choose');
  });
});

sharedTest('takes back what showed nothing, does it again, and keeps what was seen', async ({ page, table }) => {
  const opened = aGameWithDoors().after(enter(2));
  const fighting = GAMES.pool();
  await table.lay(fighting);
  const before = await table.picture();
  await table.play(fighting, [coverIn(fighting)]);
  const covered = await table.picture();
  await table.after(() => page.keyboard.press('u'));
  expect((await table.picture()).hash).toBe(before.hash);
  await table.after(() => page.keyboard.press('r'));
  expect((await table.picture()).hash).toBe(covered.hash);

  await table.lay(opened);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveAccessibleDescription(/^Nothing can be taken back/);
  await table.tabTo(undo);
  await page.keyboard.press('Enter');
  await expect(table.log).toContainText('Nothing can be taken back: what was seen stays seen.');
  await table.shows(opened);
});

test('a whole game is played to its end by keyboard as the engine plays it, and another begins', async ({ page, table }) => {
  test.slow();
  let game = aLongGame();
  await table.resume(game);
  game = await table.playTo(game, 'over');
  const done = new Set(commandsOf(game.history).map(({ type }) => type));
  for (const type of ['explore', 'enter', 'confront', 'cover', 'finish', 'claim', 'useSkill', 'levelUp', 'descend'] as const) {
    expect(done, type).toContain(type);
  }
  await expect(page.getByRole('heading', { name: 'The lantern is out' })).toBeVisible();

  await table.tabTo(table.action('again'));
  await page.keyboard.press('Enter');
  await table.tabTo(page.getByRole('button', { name: /^Try again/ }));
  await page.keyboard.press('Enter');
  await table.waits('choose');
  expect(await table.hash()).not.toBe(game.hash);
});

test('two heroes go down from the title and say who takes the larger half', async ({ page, table }) => {
  await table.open('./#setup');
  await page.getByRole('radio', { name: 'Two heroes' }).check();
  await page.getByRole('button', { name: /^Hero/ }).click();
  await page.getByRole('checkbox', { name: 'Rogue' }).check();
  await page.getByRole('button', { name: /^Dungeon/ }).click();
  await page.getByRole('radio', { name: /^Minotaur's Maze/ }).check();
  await page.getByRole('radio', { name: /^Novice/ }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await table.waits('choose');
  const { mirror } = await table.picture();
  expect(mirror).toEqual(expect.arrayContaining(['Mage', 'Rogue', "Minotaur's Maze"]));

  let game = aGameOfTwo();
  await table.resume(game);
  game = await table.playTo(game, 'consequences');
  const before = damageOf(game);
  await table.click('assignDamage-mage');
  const after = game.after({ type: 'assignDamage', hero: 'mage' });
  await table.shows(after);
  const [warrior = 0, mage = 0] = damageOf(after).map((damage, at) => damage - (before[at] ?? 0));
  expect(mage).toBe(warrior + 1);
  const turn = after.state.turn;
  game = after;
  for (const { command } of playOn(after)) {
    game = await table.play(game, [command]);
    if (game.state.turn > turn + 2) break;
  }
  expect(game.state.phase).not.toBe('over');
});

sharedTest('the last blow is shown, and a game that is over is not offered again', async ({ page, table }) => {
  const { game, last } = nearlyOver();
  await table.lay(game);
  await table.play(game, [last]);
  await table.waits('over');
  await expect(table.log).toContainText(/Warrior falls\..*The game is lost\./);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /felled|Time ran out/i })).toBeVisible();
  await page.getByRole('button', { name: 'To the title' }).click();
  await expect(page.getByRole('button', { name: 'New delve' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

function damageOf({ state }: Game): readonly number[] {
  return state.heroes.map(({ damage }) => damage);
}
