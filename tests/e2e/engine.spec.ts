import { build } from 'vite';
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

/** A module and all that it needs as one script that leaves its exports under a name. */
async function bundled(entry: string, name: string): Promise<string> {
  const lib = { entry, name, formats: ['iife' as const] };
  const built = await build({ configFile: false, logLevel: 'silent', publicDir: false, build: { write: false, lib } });
  const [bundle] = Array.isArray(built) ? built : [];
  const [script] = bundle?.output ?? [];
  if (script?.type !== 'chunk') throw new Error('nothing was built');
  return script.code;
}
