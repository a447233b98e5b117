import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { serve } from '../../tools/hosting/serve';
import { expect, test } from './support/test';

const { dependencies } = v.parse(
  v.object({ dependencies: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 720 } });

test('with all headers of `npm start` the game is played and kept, and lists its licences without a network', async ({
  page,
  table,
}) => {
  const { url, stop } = await serve('dist', null);
  await table.open(url);
  await expect(table.notices).toContainText('Ready to play without a network.');
  await table.begin();
  await table.after(() => page.keyboard.press('e'));
  await stop();

  await page.goto(`${url}#settings`);
  await page.reload();
  await page.getByRole('button', { name: 'Credits and licences' }).click();
  await expect(page.getByRole('heading', { name: 'Credits and licences' })).toBeFocused();
  const listed = (await page.locator('.licence summary').allTextContents()).map((line) => line.split(' ')[0]);
  expect(listed).toEqual(expect.arrayContaining(['lanterndeep', ...Object.keys(dependencies)]));
  const phaser = page.locator('.licence', { hasText: 'phaser' });
  await phaser.locator('summary').press('Enter');
  await expect(phaser.getByText('Permission is hereby granted')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Credits and licences' })).toBeFocused();
});
