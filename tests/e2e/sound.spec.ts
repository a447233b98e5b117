import { statSync } from 'node:fs';
import { listenAtTheDoor } from './support/sound';
import { expect, MOVING, test } from './support/test';

test.use({ ...MOVING, provoked: [/Failed to start the audio device/] });

test('a move is heard after the first gesture, and after the browser refused to let sound run again', async ({ page, table }) => {
  const ear = await listenAtTheDoor(page);
  await table.open();
  expect(await ear.states()).toEqual([]);
  await table.begin();
  await expect.poll(ear.loaded).toBe(true);
  await expect.poll(ear.states).toEqual(['running']);
  await page.waitForTimeout(100);
  const before = await ear.loudest();
  await table.click('explore');
  await expect.poll(ear.loudest).toBeGreaterThan(before + 0.01);

  await ear.interrupt();
  for (let time = 0; time < 3; time++) await page.keyboard.press('Tab');
  await expect.poll(ear.states).toEqual(['suspended']);
  await ear.heed();
  await page.keyboard.press('Tab');
  await expect.poll(ear.states).toEqual(['running']);
});

test('Paper Dungeons is heard with its own sheet of sounds', async ({ page, table }) => {
  const ear = await listenAtTheDoor(page);
  await table.open('./#paper-dungeons/setup');
  const { size } = statSync('assets/paper/audio/effects.ogg');
  const own = page.waitForResponse((response) => response.headers()['content-length'] === String(size));
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.locator('html[data-table="waiting"]').waitFor({ state: 'attached' });
  expect((await own).url()).toContain('effects');
  await expect.poll(ear.states).toEqual(['running']);
  const before = await ear.loudest();
  // A sheet that has come is decoded before it is heard, and what is pressed until then is silent.
  await expect
    .poll(async () => {
      await page.keyboard.press('u');
      return ear.loudest();
    })
    .toBeGreaterThan(before + 0.01);
});

test('muted stays silent, also after a reload', async ({ page, table }) => {
  const ear = await listenAtTheDoor(page);
  await table.open('./#settings');
  await page.getByRole('checkbox', { name: 'Sound off' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Sound off' })).toBeChecked();
  await page.keyboard.press('Escape');
  await table.begin();
  await table.after(() => page.keyboard.press('e'));
  expect([await ear.loudest(), await ear.states()]).toEqual([0, []]);
});
