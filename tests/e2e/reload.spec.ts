import type { Page } from '@playwright/test';
import { listed, parseSave } from '../../src/engine/kernel';
import type { TableScene } from '../../tools/shots/scenes';
import { picker } from '../support/picker';
import { AT_LENGTH } from './support/atLength';
import { BROWSER_GAMES, type BrowserGame, sceneNamed } from './support/browserGames';
import { withoutWebgl } from './support/browserParts';
import { bundled } from './support/bundle';
import { delve } from './support/delves';
import { CURRENT, currentOf, readDrawers } from './support/drawers';
import { aLongGame, playOn } from './support/games';
import { playInHaste } from './support/hastyHands';
import { waysTo } from './support/menus';
import type { saveTimesOf } from './support/saveTimes';
import { type Picture, type Standing, TablePage } from './support/TablePage';
import { expect, MOVING, test } from './support/test';

test.use({ provoked: [/Decoding audio data failed/] });

/** Two hundred at length. */
const RELOADS = AT_LENGTH ? 160 : 8;
const DEATHS = AT_LENGTH ? 25 : 3;
const IN_MOTION = AT_LENGTH ? 15 : 3;
/** A save may take so many milliseconds of the page. */
const MOST_TAKEN = 5;
/** A busy machine is measured again, at most so often. */
const MOST_ROUNDS = 10;

declare global {
  interface Window {
    save_times?: { saveTimesOf: typeof saveTimesOf };
  }
}

/** A table without a picture is there in a moment. Fonts and sounds would only be waited for. */
async function bare(page: Page): Promise<void> {
  await withoutWebgl(page);
  await page.route(/\.(woff2|ogg|mp3)$/, (route) => route.fulfill({ status: 204 }));
}

/** Finds the table as it was shown last; after the end of a game another one begins. */
async function comesBack(table: TablePage, shown: Standing): Promise<void> {
  await table.ready();
  const goOn = table.page.getByRole('button', { name: 'Continue' });
  if (shown.phase === 'over') {
    await expect(goOn).toHaveCount(0);
    await expect
      .poll(async () => (await readDrawers(table.page)).get(CURRENT))
      .toMatchObject({ hash: shown.hash, recorded: true });
    await table.put(aLongGame().save);
    await table.open();
    await table.goOn();
    return;
  }
  await table.goOn();
  expect(await table.standing()).toMatchObject({ ...shown });
}

test(`${RELOADS} reloads, right after a command or a moment later, lose nothing`, async ({ page, table }) => {
  test.setTimeout(600_000);
  const pick = picker('reloads');
  await bare(page);
  await table.put(aLongGame().save);
  await table.open();
  await table.goOn();
  for (let reload = 0; reload < RELOADS; reload++) {
    const loaded = page.waitForEvent('load');
    const after = pick(2) === 0 ? 0 : pick(40);
    const shown = await playInHaste(page, { commands: 1 + pick(4), seed: pick(1_000_000), ending: 'reload', after });
    await loaded;
    await comesBack(table, shown);
  }
});

test(`${DEATHS} deaths of the tab right after a command lose nothing`, async ({ context }) => {
  test.setTimeout(600_000);
  const pick = picker('deaths');
  let shown: Standing | null = null;
  for (let death = 0; death < DEATHS; death++) {
    const table = new TablePage(await context.newPage());
    await bare(table.page);
    if (shown === null) await table.put(aLongGame().save);
    await table.open();
    if (shown === null) await table.goOn();
    else await comesBack(table, shown);
    shown = await playInHaste(table.page, { commands: 1 + pick(3), seed: pick(1_000_000), ending: 'stand still', after: 0 });
    await table.page.close();
  }
});

test.describe('with motion', () => {
  test.use(MOVING);

  test(`${IN_MOTION} reloads in the middle of a motion find the state after the move`, async ({ page, table }) => {
    test.slow();
    const pick = picker('motions');
    let game = aLongGame();
    await table.resume(game);
    for (const { command, game: next } of playOn(game)) {
      if (next.history.past !== null && next.history.past.length > IN_MOTION) break;
      for (const id of waysTo(game.state, command)) await table.action(id).press('Enter');
      await page.waitForTimeout(pick(300));
      game = next;
      await page.reload();
      await table.ready();
      await table.goOn();
      await table.shows(game);
    }
  });
});

for (const game of BROWSER_GAMES.filter(({ reloaded }) => reloaded.length > 0)) {
  test.describe(game.name, () => {
    test.use(MOVING);

    test(`a reload at any moment of ${game.name} finds it again, and shows nothing to the next person`, async ({ table }) => {
      test.setTimeout(300_000);
      await table.page.addInitScript(() => localStorage.setItem('lanterndeep-settings', JSON.stringify({ speed: 4 })));
      for (const name of game.reloaded) {
        const left = await leftAt(table, sceneNamed(game, name));
        await table.page.reload();
        await table.ready();
        await table.page.getByRole('button', { name: /^Continue/ }).click();
        if ((await table.isAsked()) === 'curtain') expect(await secretsOn(table.page, game), name).toEqual([]);
        await table.takeDevice();
        expect({ ...left, ...(await table.picture()) }, name).toMatchObject(left);
      }
    });
  });
}

/** Comes to a moment, and returns what has to be found again: all of it, or in the middle of a motion what comes of it. */
async function leftAt(table: TablePage, scene: TableScene): Promise<Partial<Picture>> {
  await table.take(scene);
  const picture = await table.picture();
  for (const press of scene.presses) await table.action(press).press('Enter');
  if (scene.after === undefined) return picture;
  await expect(table.root).not.toHaveAttribute('data-kept', picture.hash ?? '');
  return { hash: (await table.root.getAttribute('data-kept')) ?? '' };
}

/** Returns what can be read on the page and is nobody's to know. */
async function secretsOn(page: Page, { rules, secrets }: BrowserGame): Promise<readonly string[]> {
  const saved = parseSave(rules, (await readDrawers(page)).get(currentOf(rules.id)));
  if (!saved.ok) throw new Error(saved.rejection.key);
  const unread = secrets(saved.value.history.state);
  expect(unread.length).toBeGreaterThan(0);
  const words = (await page.locator('body').textContent()) ?? '';
  return unread.filter((secret) => words.includes(secret));
}

test('a save takes at most 5 ms of the page, also late in a long game', async ({ page }) => {
  const { start, commands: chosen } = delve('twoWon');
  const commands = listed(start.after(...chosen).history.past).map(({ command }) => command);
  const { setup, seed } = start.history.origin;
  const script = await bundled('tests/e2e/support/saveTimes.ts', 'save_times');
  let best = commands.map(() => Number.POSITIVE_INFINITY);
  let p95 = Number.POSITIVE_INFINITY;
  // The browser runs it inside a function, where its name would stay.
  await page.addInitScript({ content: `${script}; window.save_times = save_times;` });
  for (let round = 0; round < MOST_ROUNDS && p95 > MOST_TAKEN; round++) {
    await page.goto('./');
    const game = [setup, seed, commands] as const;
    const times = await page.evaluate((played) => window.save_times?.saveTimesOf(...played) ?? [], game);
    // Whatever else the machine does comes and goes; what the save itself takes is there every time.
    best = best.map((time, at) => Math.min(time, times[at] ?? Number.POSITIVE_INFINITY));
    p95 = best.toSorted((one, other) => one - other)[Math.floor(best.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  }
  test.info().annotations.push({ type: 'save, p95', description: `${p95.toFixed(2)} ms` });
  expect(p95).toBeLessThanOrEqual(MOST_TAKEN);
});
