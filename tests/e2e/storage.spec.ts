import { hashOf } from '../../src/engine/kernel';
import { newSheet } from '../../src/engine/onedeck';
import { fillStorage, stopClock, withoutStorage } from './support/browserParts';
import { CURRENT, layFirstVersion, putDrawer, readDrawers } from './support/drawers';
import { aGame, aGameWithDoors, enter, explore, GAMES, startTurn } from './support/games';
import { TablePage } from './support/TablePage';
import { expect, MOVING, test } from './support/test';

const BROKEN: readonly (readonly [string, unknown])[] = [
  ['garbage', { format: 'moth-eaten', pages: [1, 2, 3] }],
  ['a save whose moves do not lead to its hash', Object.assign({}, aGameWithDoors().save, { hash: '0123456789abcdef' })],
];

for (const [what, broken] of BROKEN) {
  test(`${what} is set aside, and a new game begins`, async ({ page, table }) => {
    await table.put(broken);
    await table.open();
    await expect(table.notices).toContainText('Your saved game could not be read and was set aside.');
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await table.begin();
    await table.after(() => page.keyboard.press('e'));
    const played = await table.hash();

    const drawers = await readDrawers(page);
    const asides = [...drawers].filter(([key]) => key.startsWith('aside/'));
    expect(asides).toEqual([[expect.stringContaining(CURRENT), expect.objectContaining({ key: CURRENT, data: broken })]]);
    await expect.poll(async () => (await readDrawers(page)).get(CURRENT)).toMatchObject({ hash: played });
  });
}

test.describe('storage that is forbidden', () => {
  test.use({ provoked: [/SecurityError|forbidden/] });

  test('is told, and the game goes on in memory', async ({ page, table }) => {
    await withoutStorage(page);
    await table.open();
    await expect(table.notices).toContainText('This browser does not let the game save.');
    await table.begin();
    await table.after(() => page.keyboard.press('e'));
    const played = await table.hash();
    await table.leave();
    await table.goOn();
    expect(await table.hash()).toBe(played);
  });
});

test.describe('a device without room', () => {
  test.use({ provoked: [/Quota/] });

  test('is told, the game goes on, and is saved as soon as there is room again', async ({ page, table }) => {
    const game = GAMES.turnStart();
    await table.resume(game);
    const makeRoom = await fillStorage(page);
    await table.after(() => page.keyboard.press('t'));
    await expect(table.notices).toContainText('This device has no room left');
    await makeRoom();
    await table.after(() => page.keyboard.press('2'));
    const played = await table.hash();
    await expect.poll(async () => (await readDrawers(page)).get(CURRENT)).toMatchObject({ hash: played });
  });
});

test.describe('a reload in the middle of a motion', () => {
  test.use(MOVING);

  test('finds the state after the move', async ({ page, table }) => {
    const game = aGame().after(explore);
    const after = game.after(enter(1));
    await page.clock.install();
    await table.resume(game);
    await stopClock(page);
    await page.keyboard.press('1');
    await expect.poll(async () => (await readDrawers(page)).get(CURRENT)).toMatchObject({ hash: after.hash });
    await expect(table.root).toHaveAttribute('data-table', 'presenting');
    await page.clock.resume();
    await page.reload();
    await table.goOn();
    await table.shows(after);
  });
});

test('a second tab says where the game is, and may take it over', async ({ page, table, context }) => {
  const game = GAMES.turnStart();
  await table.resume(game);
  const other = new TablePage(await context.newPage());
  await other.open();
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await expect(other.notices).toContainText('The game is open in another tab.');
  await expect(other.root).not.toHaveAttribute('data-table', 'waiting');

  await table.after(() => page.keyboard.press('t'));
  await other.page.getByRole('button', { name: 'Play here' }).click();
  await other.shows(game.after(startTurn));
  await expect(table.notices).toContainText('The game goes on in another tab.');
  await expect(table.root).toHaveAttribute('data-table', 'away');

  await other.after(() => other.page.keyboard.press('2'));
  const played = await other.hash();
  await expect.poll(async () => (await readDrawers(page)).get(CURRENT)).toMatchObject({ hash: played });
  await other.page.close();
  const holders = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.filter(({ name }) => name === 'lanterndeep-table').length);
  await expect.poll(holders).toBe(0);
  await table.goOn();
  expect(await table.hash()).toBe(played);
});

test('what another version left in the database is not touched', async ({ page, table }) => {
  await table.put(aGame().save);
  await putDrawer(page, 'game/elsewhere', 'kept');
  await table.open();
  await table.goOn();
  await table.after(() => page.keyboard.press('e'));
  expect((await readDrawers(page)).get('game/elsewhere')).toBe('kept');
});

test.describe('a database of the first version', () => {
  test.use({ provoked: [/gauntletWrong/] });

  test('is moved over, and a page that still has it open can write nothing any more', async ({ page, table, context }) => {
    const older = await context.newPage();
    await older.route('**/older.html', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await older.goto('./older.html');
    const { save, state } = aGame();
    const former = { 'game/current': save, 'sheet/mage': newSheet('mage'), gauntlet: 'torn', holder: 7 };
    const write = await older.evaluateHandle(layFirstVersion, former);
    await table.open();
    await table.goOn();
    await expect(table.root).toHaveAttribute('data-hash', hashOf(state));
    const entries = await readDrawers(page);
    expect([...entries.keys()].sort()).toEqual([CURRENT, 'one-deck-dungeon/gauntlet', 'one-deck-dungeon/sheet/mage']);
    expect(await older.evaluate((put) => put('game/current', 'of the older page'), write)).toBe(false);
    expect([...(await readDrawers(page)).keys()]).toEqual([...entries.keys()]);
  });
});
