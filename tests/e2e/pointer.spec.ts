import { stopClock } from './support/browserParts';
import { aGame, aGameWithDoors, coverIn, enter, explore, flee, GAMES, startTurn, wrongCoverIn } from './support/games';
import { centreOf, difference, doorOf, layoutOf, pixelsOf, placeOf } from './support/pictures';
import type { TablePage } from './support/TablePage';
import { expect, MOVING, sharedTest, test } from './support/test';

async function isPresenting(table: TablePage): Promise<void> {
  await expect(table.root).toHaveAttribute('data-table', 'presenting');
}

sharedTest('plays by clicks on the canvas', async ({ page, table }) => {
  const game = aGame();
  await table.lay(game);
  await table.click('explore');
  await table.shows(game.after(explore));
  await table.click('enter3');
  await table.shows(game.after(explore, enter(3)));

  await page.reload();
  await table.goOn();
  await table.click('flee');
  await table.shows(game.after(explore, enter(3), flee));
  await table.click('menu');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

sharedTest('takes back by clicks what showed nothing, and does it again by a key', async ({ page, table }) => {
  const game = GAMES.pool();
  const after = game.after(coverIn(game));
  await table.lay(after);
  await table.click('undo');
  await table.shows(game);
  // A short bar has no place for it.
  await page.keyboard.press('r');
  await table.shows(after);
});

sharedTest('lets time pass by itself, and waits where a potion could heal now', async ({ table }) => {
  const game = GAMES.turnStart();
  await table.lay(game);
  await table.click('startTurn');
  await table.shows(game.after(startTurn));
});

test.describe('a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  sharedTest('plays by touch, one touch for one move', async ({ page, table }) => {
    const game = aGame();
    await table.lay(game);
    await table.tap('explore');
    await table.shows(game.after(explore));
    await table.tap('enter4');
    await table.shows(game.after(explore, enter(4)));
    await table.tap('flee');
    await table.shows(game.after(explore, enter(4), flee));
    await table.tap('menu');
    await page.getByRole('button', { name: 'Leave the table' }).tap();
    await page.getByRole('button', { name: 'Continue' }).tap();
    await table.shows(game.after(explore, enter(4), flee));
  });
});

test.describe('in the middle of a motion', () => {
  test.use(MOVING);
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('a tap on a die takes it up as soon as it is legal', async ({ page, table }) => {
    const game = GAMES.pool();
    const cover = coverIn(game);
    const pool = game.state.encounter?.pool ?? [];
    const next = pool.findIndex(({ id }) => !cover.dice.includes(id));
    await table.resume(game);
    const { dice, boxes } = layoutOf(page, game);
    await stopClock(page);
    for (const die of cover.dice) {
      await page.mouse.click(...centreOf(placeOf(dice, pool.findIndex(({ id }) => id === die) + 1)));
    }
    await page.mouse.click(...centreOf(placeOf(boxes, cover.box + 1)));
    await isPresenting(table);
    await page.mouse.click(...centreOf(placeOf(dice, next + 1)));
    await table.shows(game.after(cover));
    await expect(page.locator(`[data-action="press-die-${pool[next]?.id}"]`)).toHaveAttribute('aria-pressed', 'true');
  });

  test('a tap on the table shows the rest at once and is no move', async ({ page, table }) => {
    const game = GAMES.turnStart();
    await table.resume(game);
    await stopClock(page);
    await table.click('startTurn');
    await isPresenting(table);
    const { scene } = layoutOf(page, game);
    await page.mouse.click(scene.x + 8, scene.y + scene.height / 2);
    await table.shows(game.after(startTurn));
    await expect(table.log).toContainText(`Turn ${game.state.turn + 1}.`);
  });

  test('a tap where the next button will be hurries, and the next tap is the move', async ({ page, table }) => {
    const game = GAMES.turnStart();
    await table.resume(game);
    const { second } = layoutOf(page, game.after(startTurn)).buttons;
    const tap = (): Promise<void> => page.mouse.click(...centreOf(second));
    await stopClock(page);
    await table.click('startTurn');
    await isPresenting(table);
    await tap();
    await table.shows(game.after(startTurn));
    await tap();
    await isPresenting(table);
    await tap();
    await table.shows(game.after(startTurn, explore));
  });

  test('a second tap on the same button is no second move', async ({ page, table }) => {
    const game = GAMES.turnStart();
    await table.resume(game);
    const { first } = layoutOf(page, game).buttons;
    await stopClock(page);
    await page.mouse.dblclick(...centreOf(first));
    await table.shows(game.after(startTurn));
  });

  test('a closed door tapped too early stays closed', async ({ page, table }) => {
    const game = aGameWithDoors().after(enter(2));
    await table.resume(game);
    await stopClock(page);
    await table.click('flee');
    await isPresenting(table);
    await page.mouse.click(...centreOf(doorOf(page, game.after(flee), 3)));
    await table.shows(game.after(flee));
  });
});

sharedTest('a finger that slides off a door opens nothing', async ({ page, table }) => {
  const game = GAMES.choose();
  await table.lay(game);
  await page.mouse.move(...centreOf(doorOf(page, game, 2)));
  await page.mouse.down();
  await page.mouse.move(...centreOf(doorOf(page, game, 3)), { steps: 4 });
  await page.mouse.up();
  await table.shows(game);
  await table.click('enter3');
  await table.shows(game.after(enter(3)));
});

test.describe('what is drawn', () => {
  test.use({ drawn: true });

  sharedTest('what is refused says why, aloud and on the canvas', async ({ page, table }) => {
    const game = GAMES.choose();
    await table.lay(game);
    const { words } = layoutOf(page, game);
    const advice = await pixelsOf(page, words);

    await expect(table.action('explore')).toHaveAttribute('aria-disabled', 'true');
    await table.click('explore');
    await expect(table.log).toContainText('All 4 door places are taken.');
    await expect.poll(async () => difference(advice, await pixelsOf(page, words))).toBeGreaterThan(0.005);
    await table.shows(game);
  });
});

sharedTest(
  'dice are taken up and laid on a box by taps; what does not fit is refused and costs nothing',
  async ({ page, table }) => {
    const game = GAMES.pool();
    const cover = coverIn(game);
    const wrong = wrongCoverIn(game);
    await table.lay(game);
    const layout = layoutOf(page, game);
    const tapDie = async (id: number): Promise<void> => {
      const at = game.state.encounter?.pool.findIndex((die) => die.id === id) ?? -1;
      await page.mouse.click(...centreOf(placeOf(layout.dice, at + 1)));
    };
    const tapBox = (box: number): Promise<void> => page.mouse.click(...centreOf(placeOf(layout.boxes, box + 1)));

    for (const die of wrong.dice) await tapDie(die);
    await tapBox(wrong.box);
    await expect(table.log).toContainText(/That die is \w+: \w+ is needed\./);
    await table.shows(game);
    // What is in the hand goes back at a second tap.
    for (const die of wrong.dice) await tapDie(die);
    for (const die of cover.dice) await tapDie(die);
    await tapBox(cover.box);
    await table.shows(game.after(cover));
  },
);

sharedTest('a die is carried to a box; let go elsewhere, or with Escape, it goes back', async ({ page, table }) => {
  const game = GAMES.pool();
  const cover = coverIn(game);
  await table.lay(game);
  const { dice, boxes, scene } = layoutOf(page, game);
  const at = game.state.encounter?.pool.findIndex(({ id }) => id === cover.dice[0]) ?? -1;
  const carry = async (to: readonly [number, number]): Promise<void> => {
    await page.mouse.move(...centreOf(placeOf(dice, at + 1)));
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 5 });
  };
  await carry([scene.x + 12, scene.y + 12]);
  await page.mouse.up();
  await table.shows(game);
  await carry(centreOf(placeOf(boxes, cover.box + 1)));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await table.shows(game);
  await carry(centreOf(placeOf(boxes, cover.box + 1)));
  await page.mouse.up();
  await table.shows(game.after(cover));
});
