import { talkTo } from '../tools/talk';
import { axeComplaints } from './support/axe';
import { aGame, begunFrom, type Game } from './support/games';
import { expect, test } from './support/test';

test.use({
  provoked: [/the floor gave way|Script error|ResizeObserver|not ours/],
  permissions: ['clipboard-read', 'clipboard-write'],
});

const BEGUN: readonly (readonly [string, () => Game])[] = [
  ['a whole game', aGame],
  ['a game that goes on from the middle', () => begunFrom(aGame().state)],
];

for (const [what, game] of BEGUN) {
  test(`the report of a crash brings ${what} to the same state elsewhere, and a reload to it here`, async ({ page, table }) => {
    const now = game();
    await table.put(now.save);
    await table.open();
    const body = "throw new Error('the floor gave way');";
    await page.route(/\/GameTable-[^/]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Something broke' })).toBeVisible();
    expect(await axeComplaints(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy report' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();

    const report = await page.evaluate(() => navigator.clipboard.readText());
    const { out } = await talkTo('tools/table.ts', `${report.split('\n').at(-1)}\n{"do":"state"}\n`);
    const [opened, told] = out.split('\n').map((line) => (line === '' ? null : JSON.parse(line)));
    expect(opened).toMatchObject({ ok: true, hash: now.hash });
    expect(told).toMatchObject({ ok: true, state: now.state });

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await table.ready();
    await table.goOn();
    await table.shows(now);
  });
}

test('errors of others end nothing; one of our own lies over every dialog, and nothing plays behind it', async ({
  page,
  table,
}) => {
  const now = aGame();
  await table.resume(now);
  await page.evaluate(() => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
    void Promise.reject(new Error('not ours'));
  });
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();

  const body = "setTimeout(() => { throw new Error('the floor gave way'); });";
  await page.route('**/assets/fault.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  // The page's policy takes no address of a script; a module comes by its own way.
  await page.evaluate((url) => import(url), new URL('./assets/fault.js', page.url()).href);
  const panel = page.getByRole('alertdialog', { name: 'Something broke' });
  await expect(panel.getByRole('button', { name: 'Reload' })).toBeFocused();
  await expect(panel).toContainText('Error: the floor gave way');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  const size = await panel.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
  expect(size).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });

  await page.mouse.click(320, 380);
  for (const key of ['Escape', 'Escape', 'Escape', 'u', 'd', '1', 'F10']) await page.keyboard.press(key);
  await expect(panel).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Reload' }).click();
  await table.ready();
  await table.goOn();
  await table.shows(now);
});
