import { rolldown } from 'rolldown';
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

  const bundle = await rolldown({ input: 'tests/e2e/support/randomGames.ts' });
  const { output } = await bundle.generate({ format: 'iife', name: 'random_games' });
  await page.addScriptTag({ content: output[0].code });
  expect(await page.evaluate((count) => window.random_games?.trailsOf(count), GAMES)).toEqual(here);
});
