import { hashOf } from '../../src/engine/kernel';
import { askedOf } from '../support/attacks';
import { aGame, aGameOfFour, aGameOfTwo } from './support/games';
import { Monkey, SIZES } from './support/Monkey';
import { keepContexts, SAID_OF_DEEDS } from './support/mischief';
import { MOVING, test } from './support/test';

/** Seconds for each of the four monkeys, and what they begin with: `npm run attack -- monkeys` gives them more. */
const { count: SECONDS, seed: SEED } = askedOf('monkeys');

const TABLES = [
  { party: 'one hero', game: aGame, size: SIZES[0], speed: 'instant' },
  { party: 'two heroes', game: aGameOfTwo, size: SIZES[1], speed: 'instant' },
  { party: 'four heroes', game: aGameOfFour, size: SIZES[2], speed: 4 },
  { party: 'one hero in motion', game: aGame, size: SIZES[3], speed: 1 },
] as const;

test.use({ ...MOVING, provoked: [SAID_OF_DEEDS] });

for (const [at, { party, game, size, speed }] of TABLES.entries()) {
  test(`${party}: whatever is done, page, save and mirror agree`, async ({ page, table }) => {
    test.setTimeout(SECONDS * 1000 + 400_000);
    await keepContexts(page);
    await page.addInitScript((chosen) => {
      // The browser's own page for a lost network has no storage.
      if (location.origin !== 'null' && localStorage.getItem('lanterndeep-settings') === null)
        localStorage.setItem('lanterndeep-settings', JSON.stringify({ speed: chosen }));
    }, speed);
    await page.setViewportSize(size);
    const fresh = game();
    await table.resume(fresh);
    const monkey = new Monkey(table, game, SEED + at);
    const end = Date.now() + SECONDS * 1000;
    const seen = new Set([fresh.hash]);
    // A machine that is busy with other things gets the time it needs to see the monkey play at all.
    while (Date.now() < end || seen.size < 4) {
      await monkey.play(8);
      const state = await monkey.look().catch((problem: unknown) => {
        console.log(`seed ${SEED + at}: ${monkey.done.join(', ')}`);
        throw problem;
      });
      seen.add(hashOf(state));
      // A game that is over is over: another one is laid on the table.
      if (state.result !== null) await table.resume(game());
    }
  });
}
