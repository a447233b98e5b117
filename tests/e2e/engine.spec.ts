import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { randomGames } from './support/randomGames';

const GAMES = 200;

/** The rules and the bots as one script that leaves `rules.randomGames` behind. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: 'tests/e2e/support/randomGames.ts', formats: ['iife'], name: 'rules', fileName: 'rules' },
    },
  });
  const [first] = [result].flat();
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

test('the same seeds give the same games in Node and in the browser', async ({ page }) => {
  const code = await bundled();
  await page.route('**/rules.html', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('rules.html');
  await page.addScriptTag({ content: code });
  const there = await page.evaluate(`rules.randomGames(${GAMES})`);
  expect(there).toEqual(randomGames(GAMES));
  expect(new Set(randomGames(GAMES)).size).toBe(GAMES);
});
