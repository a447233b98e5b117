import type { Page } from '@playwright/test';
import type { Command } from '../../src/engine/onedeck';
import { AT_LENGTH } from './support/atLength';
import { stopClock } from './support/browserParts';
import { aGame, aGameWithDoors, enter, explore, flee, type Game, playedTo } from './support/games';
import { waysTo } from './support/menus';
import { pixelsOf } from './support/pictures';
import type { TablePage } from './support/TablePage';
import { expect, test } from './support/test';

// Little motion is wanted, and nobody has asked for things to be there at once.
test.use({ fades: true });

const WINDOW = { x: 0, y: 0, width: 640, height: 400 };
const FRAME = 16;
/** Rounding, of a picture that shines through another. */
const TOLERANCE = 3;

/** The page's time stands still, and a command is given. */
async function begin(page: Page, table: TablePage, game: Game, command: Command): Promise<void> {
  await page.clock.install();
  await table.resume(game);
  await page.clock.runFor(1000);
  await stopClock(page);
  const ways = waysTo(game.state, command);
  for (const id of ways.slice(0, -1)) await table.action(id).press('Enter');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const last = ways.at(-1) ?? '';
  await table.action(last).dispatchEvent('click');
}

const veil = (page: Page): Promise<readonly string[]> =>
  page.locator('.afterimage').evaluateAll((all: HTMLElement[]) => all.map(({ style }) => style.opacity));

const DOORS = ['doors', aGame(), explore] as const;
const FOE = ['a foe', aGameWithDoors(), enter(2)] as const;
const DICE = ['dice', playedTo(aGameWithDoors(), 'feats'), { type: 'roll' }] as const;
/** What comes in front of everything, and what lies on the table. */
const FADES = AT_LENGTH ? [DOORS, FOE, DICE] : [FOE, DICE];

test.describe('what is drawn', () => {
  test.use({ drawn: true });

  for (const [name, game, command] of FADES) {
    test(`${name} fade in: every point goes from what it was to what it is`, async ({ page, table }) => {
      await begin(page, table, game, command);
      const frames = [(await pixelsOf(page, WINDOW)).data];
      for (let left = 1; left > 0; ) {
        await page.clock.runFor(FRAME * 2);
        const [now = 0] = (await veil(page)).map(Number);
        // What comes next is kept in its turn.
        if (now > left) break;
        left = now;
        frames.push((await pixelsOf(page, WINDOW)).data);
      }
      const [first = new Uint8Array()] = frames;
      const last = frames.at(-1) ?? first;
      expect(frames.length).toBeGreaterThan(4);
      let changed = 0;
      let astray = 0;
      for (let at = 0; at < first.length; at++) {
        const [from, to] = [first[at] ?? 0, last[at] ?? 0];
        if (from !== to) changed += 1;
        const [low, high] = [Math.min(from, to) - TOLERANCE, Math.max(from, to) + TOLERANCE];
        if (frames.some((frame) => (frame[at] ?? 0) < low || (frame[at] ?? 0) > high)) astray += 1;
      }
      expect(changed).toBeGreaterThan(1000);
      expect(astray).toBe(0);
      await page.clock.runFor(3000);
      await table.shows(game.after(command));
      expect(await veil(page)).toEqual([]);
    });
  }
});

test('a fade is skipped by a key, outlives no other size, and a lost picture keeps nobody waiting', async ({ page, table }) => {
  let game = aGame();
  await begin(page, table, game, explore);
  expect(await veil(page)).toEqual(['1']);
  await page.keyboard.press('Space');
  game = game.after(explore);
  await table.shows(game);

  await page.keyboard.press('1');
  await page.setViewportSize({ width: 400, height: 640 });
  await expect(table.canvas).toHaveCSS('width', '400px');
  // What comes next may be fading in already, in the size that it has.
  await expect(page.locator('.afterimage:not([width="400"])')).toHaveCount(0);
  await page.clock.runFor(3000);
  game = game.after(enter(1));
  await table.shows(game);

  await page.keyboard.press('f');
  await table.canvas.evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await page.clock.runFor(3000);
  await table.shows(game.after(flee));
});
