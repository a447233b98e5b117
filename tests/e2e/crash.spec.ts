import { talkTo } from '../tools/talk';
import { axeComplaints } from './support/axe';
import { aGame, begunFrom, type Game, startTurn } from './support/games';
import { expect, test } from './support/test';

test.use({ provoked: [/seat-|ERR_FAILED/], permissions: ['clipboard-read', 'clipboard-write'] });

const BEGUN: readonly (readonly [string, () => Game])[] = [
  ['a whole game', aGame],
  ['a game that goes on from the middle', () => begunFrom(aGame().state)],
];

for (const [what, game] of BEGUN) {
  test(`the report of a crash brings ${what} to the same state elsewhere, and a reload to it here`, async ({ page, table }) => {
    const now = game().after(startTurn);
    await table.put(now.save);
    await table.open();
    await page.route(/\/seat-[^/]+\.js$/, (route) => route.abort());
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
