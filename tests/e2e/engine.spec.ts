import { bundled } from './support/bundle';
import { trailsOf } from './support/randomGames';
import { expect, test } from './support/test';

const GAMES = 200;

declare global {
  interface Window {
    random_games?: { trailsOf: typeof trailsOf };
  }
}

test('the same games end in the same states in Node and in the browser', async ({ page }) => {
  const here = trailsOf(GAMES);
  expect(new Set(here).size).toBe(GAMES);

  await page.addScriptTag({ content: await bundled('tests/e2e/support/randomGames.ts', 'random_games') });
  expect(await page.evaluate((count) => window.random_games?.trailsOf(count), GAMES)).toEqual(here);
});
