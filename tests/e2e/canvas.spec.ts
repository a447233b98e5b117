import type { Page } from '@playwright/test';
import { AT_LENGTH } from './support/atLength';
import { countFrames, stopClock, withoutWebgl } from './support/browserParts';
import { aGame, aGameOfTwo, aGameWithDoors, coverIn, enter, explore, flee, GAMES, type Game, playedTo } from './support/games';
import { boxOf, colours, difference, doorOf, layoutOf, partOf, pixelsOf, placeOf } from './support/pictures';
import type { TablePage } from './support/TablePage';
import { expect, MOVING, sharedTest, test } from './support/test';

test.use({ drawn: true });

const SHOTS = 'tests/e2e/shots';
/** A desk, a phone and a phone on its side. */
const SIZES = [
  [1280, 720],
  [390, 844],
  [844, 390],
] as const;
const MORE_SIZES = [
  [1920, 1080],
  [768, 1024],
] as const;
const PHONE = SIZES.slice(1, 2);
/** The layout is the same arithmetic in every window; the processor colours in each of these for a whole motion. */
const TURNED_TO = AT_LENGTH ? [...SIZES, ...MORE_SIZES] : PHONE;
/** One hero has been looked at in all of them. */
const FOR_TWO = AT_LENGTH ? SIZES : PHONE;
const SMALL = { width: 720, height: 640 };

/** Every button of the mirror covers what it stands for, inside the window. */
async function liesWhereItShould(table: TablePage, game: Game): Promise<void> {
  const { buttons, doors, tools } = layoutOf(table.page, game);
  const { width, height } = table.page.viewportSize() ?? { width: 0, height: 0 };
  const numbered = doors.map((rect, at) => [`enter${at + 1}`, rect] as const);
  for (const [id, should] of [...Object.entries({ ...tools, explore: buttons.second }), ...numbered]) {
    const is = await boxOf(table.action(id));
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(is[side], `${side} of ${id}`).toBeCloseTo(should[side], 0);
    expect(Math.min(is.x, is.y), id).toBeGreaterThanOrEqual(0);
    expect(is.x + is.width, id).toBeLessThanOrEqual(width);
    expect(is.y + is.height, id).toBeLessThanOrEqual(height);
  }
}

/** Keeps the picture, for eyes, and looks whether there is something in every door, in every box and on every die. */
async function drawsAll(page: Page, game: Game, path: string): Promise<void> {
  const { doors, boxes, dice } = layoutOf(page, game);
  const picture = await page.screenshot({ path });
  for (const part of [...doors, ...boxes, ...dice]) expect(colours(await partOf(picture, part))).toBeGreaterThan(8);
}

type Sizes = readonly (readonly [width: number, height: number])[];

/** A fight in each of these windows. */
async function fitsIn(sizes: Sizes, table: TablePage, game: Game): Promise<void> {
  const name = `fight-${game.state.heroes.length}`;
  for (const [width, height] of sizes) {
    await table.page.setViewportSize({ width, height });
    await expect(table.canvas).toHaveCSS('width', `${width}px`);
    await drawsAll(table.page, game, `${SHOTS}/${name}-${width}x${height}.png`);
  }
}

/** Lets the page's time go on in large steps, a frame in each, until the motion is over: as quick on a slow machine. */
async function runOn({ page, root }: TablePage): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(100);
    await expect(root).toHaveAttribute('data-table', 'waiting', { timeout: 1 });
  }).toPass({ intervals: [1] });
  await page.clock.resume();
}

sharedTest('an empty place, a closed and an open door look unlike each other', async ({ page, table }) => {
  const game = aGame();
  const look = () => pixelsOf(page, doorOf(page, game, 1));
  await table.lay(game);
  const empty = await look();
  await table.after(() => page.keyboard.press('e'));
  await expect.poll(async () => difference(empty, await look())).toBeGreaterThan(0.1);
  const closed = await look();
  await table.after(() => page.keyboard.press('1'));
  await table.after(() => page.keyboard.press('f'));
  await expect.poll(async () => difference(closed, await look())).toBeGreaterThan(0.1);
  const open = await look();
  expect(difference(empty, open)).toBeGreaterThan(0.1);
  for (const seen of [empty, closed, open]) expect(colours(seen)).toBeGreaterThan(8);
});

test('draws nothing while nothing moves, and wakes at a touch', async ({ page, table }) => {
  const frames = await countFrames(page);
  await table.resume(GAMES.choose());
  await page.mouse.move(5, 5);
  // On a busy machine the last pictures come late.
  const inASecond = async (): Promise<number> => {
    const before = await frames();
    await page.waitForTimeout(1000);
    return (await frames()) - before;
  };
  await expect.poll(inASecond).toBe(0);
  const resting = await frames();

  const { x, y, width, height } = doorOf(page, GAMES.choose(), 2);
  const dim = await pixelsOf(page, { x, y, width, height });
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect.poll(frames).toBeGreaterThan(resting + 1);
  await expect.poll(async () => difference(dim, await pixelsOf(page, { x, y, width, height }))).toBeGreaterThan(0);
});

test.describe('in the middle of a motion', () => {
  test.use(MOVING);

  test('turning to any size loses nothing', async ({ page, table }) => {
    test.slow();
    const before = aGame().after(explore, enter(1));
    const game = before.after(flee);
    await page.clock.install();
    for (const [width, height] of TURNED_TO) {
      await page.setViewportSize(SMALL);
      await table.resume(before);
      await stopClock(page);
      await page.keyboard.press('f');
      await page.setViewportSize({ width, height });
      await expect(table.canvas).toHaveCSS('width', `${width}px`);
      await expect(table.root).toHaveAttribute('data-table', 'presenting');
      await runOn(table);
      await table.shows(game);

      expect(await boxOf(table.canvas)).toEqual({ x: 0, y: 0, width, height });
      await liesWhereItShould(table, game);
      await drawsAll(page, game, `${SHOTS}/table-${width}x${height}.png`);
      await table.click('explore');
      await expect(table.log).toContainText('All 4 door places are taken.');
    }
  });
});

test.describe('while dice are in the air', () => {
  test.use(MOVING);

  test('a phone that is turned has them all where they land', async ({ page, table }) => {
    const [upright, onItsSide] = [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ] as const;
    const game = playedTo(aGameWithDoors(), 'feats');
    await page.clock.install();
    await page.setViewportSize(upright);
    await table.resume(game);
    await stopClock(page);
    await page.keyboard.press('o');
    await page.clock.runFor(120);
    await page.setViewportSize(onItsSide);
    await expect(table.canvas).toHaveCSS('width', `${onItsSide.width}px`);
    await expect(table.root).toHaveAttribute('data-table', 'presenting');
    await runOn(table);
    const rolled = game.after({ type: 'roll' });
    expect(rolled.state.encounter?.pool.length).toBeGreaterThan(3);
    await table.shows(rolled);
    await drawsAll(page, rolled, `${SHOTS}/rolled-844x390.png`);
    await page.setViewportSize(upright);
    await expect(table.canvas).toHaveCSS('width', `${upright.width}px`);
    await drawsAll(page, rolled, `${SHOTS}/rolled-390x844.png`);
  });
});

test.describe('on the largest screen', () => {
  // So many points take a processor half a minute: at length they are coloured in.
  test.use({ drawn: AT_LENGTH });

  test('lays the table at 3840×2160', async ({ page, table }) => {
    const game = GAMES.choose();
    await table.resume(game);
    await page.setViewportSize({ width: 3840, height: 2160 });
    await expect(table.canvas).toHaveCSS('width', '3840px');
    await liesWhereItShould(table, game);
    if (AT_LENGTH) await drawsAll(page, game, `${SHOTS}/table-3840x2160.png`);
  });
});

sharedTest(
  'a fight has its boxes and dice in every window, and a covered box looks unlike an open one',
  async ({ page, table }) => {
    const game = GAMES.pool();
    await table.lay(game);
    await fitsIn(SIZES, table, game);
    const cover = coverIn(game);
    const after = game.after(cover);
    const [open, covered] = [game, after].map((now) => placeOf(layoutOf(page, now).boxes, cover.box + 1));
    expect(covered).toEqual(open);
    const [gone] = cover.dice;
    const at = game.state.encounter?.pool.findIndex(({ id }) => id === gone) ?? -1;
    // The place of the die stays empty; the other dice stay where they are.
    const left = placeOf(layoutOf(page, game).dice, at + 1);
    const before = await page.screenshot();
    await table.play(game, [cover]);
    for (const part of [placeOf(layoutOf(page, game).boxes, cover.box + 1), left]) {
      const was = await partOf(before, part);
      await expect.poll(async () => difference(was, await partOf(await page.screenshot(), part))).toBeGreaterThan(0.03);
    }
  },
);

sharedTest(`a fight of two heroes has its boxes and dice in windows of ${FOR_TWO.join(' and ')}`, async ({ table }) => {
  const game = playedTo(aGameOfTwo(), 'pool');
  await table.lay(game);
  await fitsIn(FOR_TWO, table, game);
});

test('a lost WebGL context comes back with the same picture', async ({ page, table }) => {
  const game = aGameWithDoors();
  await table.resume(game);
  const { scene } = layoutOf(page, game);
  await page.mouse.move(2, 2);
  const before = await pixelsOf(page, scene);
  const loss = await table.canvas.evaluateHandle((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas');
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    return context?.getExtension('WEBGL_lose_context') ?? null;
  });
  await loss.evaluate((extension) => extension?.loseContext());
  await expect(table.notices).toContainText('The picture was lost.');
  await loss.evaluate((extension) => extension?.restoreContext());
  await expect.poll(async () => difference(before, await pixelsOf(page, scene))).toBe(0);
  await table.after(() => page.keyboard.press('2'));
});

test('without WebGL the buttons carry the whole game, and say why', async ({ page, table }) => {
  await withoutWebgl(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const game = GAMES.choose();
  await table.resume(game);
  await expect(table.canvas).toHaveCount(0);
  await expect(table.notices).toContainText('This browser cannot draw the table (WebGL is off).');
  await page.screenshot({ path: `${SHOTS}/plain.png` });
  await page.getByRole('button', { name: 'Enter door 2' }).click();
  await page.getByRole('button', { name: 'Flee' }).click();
  await expect(page.getByText(/^Door 2, open: /)).toBeVisible();
  expect(await table.hash()).not.toBe(game.hash);
});

test('colours that the system forces leave the table as it is drawn', async ({ page, table }) => {
  const game = GAMES.pool();
  await page.emulateMedia({ forcedColors: 'active' });
  await table.resume(game);
  await expect(table.root).toHaveAttribute('data-palette', 'contrast');
  const die = placeOf(layoutOf(page, game).dice, 1);
  const seen = await pixelsOf(page, die);
  await page.locator('#mirror').evaluate((mirror) => mirror.style.setProperty('visibility', 'hidden'));
  expect(difference(seen, await pixelsOf(page, die))).toBe(0);
});
