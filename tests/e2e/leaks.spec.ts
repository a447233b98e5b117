import { held } from './support/browserParts';
import { aGame, explore, startTurn } from './support/games';
import { expect, test } from './support/test';

const VISITS = 20;

test(`the table can be left and taken ${VISITS} times, and nothing stays behind`, async ({ page, table }) => {
  test.setTimeout(400_000);
  const game = aGame();
  await table.put(game.save);
  await table.open();
  const visit = async (): Promise<void> => {
    await table.goOn();
    await table.leave();
  };
  // The first visits load what stays: pictures, fonts, sounds.
  for (let count = 0; count < 3; count++) await visit();
  const before = await held(page);
  for (let count = 0; count < VISITS; count++) await visit();
  // Phaser never takes away the listener by which it hears of hidden pages. The last game ends a moment after its table is gone.
  const more = async (): Promise<number> => (await held(page)).listeners - before.listeners;
  await expect.poll(more, { timeout: 60_000 }).toBeLessThanOrEqual(VISITS);
  const after = await held(page);
  console.log(`after ${VISITS} visits: ${JSON.stringify({ before, after })}`);
  expect(after.nodes - before.nodes).toBeLessThan(VISITS * 2);
  expect(after.bytes / before.bytes).toBeLessThan(1.25);

  await table.goOn();
  await table.play(game, [startTurn, explore]);
});
