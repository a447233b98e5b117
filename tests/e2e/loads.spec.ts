import { readFileSync } from 'node:fs';
import { filesOfOtherPages, filesToPlay, parseManifest } from '../../tools/checks/weight';
import { nearlyOver } from './support/games';
import { expect, test } from './support/test';

test('a game loads nothing of its other pages, from its setup to its last move', async ({ page, table }) => {
  const manifest = parseManifest(JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')));
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  const unasked = (files: readonly string[]): readonly string[] => files.filter((file) => !asked.has(file));
  const others = filesOfOtherPages(manifest, 'games/paper/');

  await table.open();
  await table.begin();
  const { game, last } = nearlyOver();
  await table.resume(game);
  await table.play(game, [last]);
  expect(unasked(others)).toEqual(others);
  await table.action('again').press('Enter');
  await expect(page.locator('.story')).toBeVisible();
  expect(unasked(filesToPlay(manifest)).filter((file) => /onedeck-(rules|table)|oneDeckPages/.test(file))).toEqual([]);

  await table.open('./#codex');
  await expect(page.locator('.codex-entry').first()).toBeVisible();
  for (const other of ['gauntlet', 'chronicle', 'settings']) {
    await table.open(`./#${other}`);
    await expect(page.locator(`.page-${other} .page-body`)).toBeVisible();
  }
  await table.open();
  await table.begin();
  await page.keyboard.press('?');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Symbols' })).toBeVisible();
  expect(unasked(others)).toEqual([]);
});
