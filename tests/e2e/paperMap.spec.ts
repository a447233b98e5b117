import type { Locator, Page } from '@playwright/test';
import { paperDungeons } from '../../src/engine/paper';
import { saveAt } from './support/paperGames';
import { finger } from './support/players/hands';
import type { Point } from './support/players/PointerPlayer';
import { expect, test } from './support/test';

test.describe('the least phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

  test('the map is dragged, and enlarged by two fingers and by a double tap, and none of that is a press', async ({
    page,
    table,
  }) => {
    await table.take({ game: paperDungeons.id, save: saveAt(1, 'the last turn') });
    await page.getByRole('button', { name: /^Roll/ }).press('Enter');
    await expect(page.locator('html[data-table="waiting"][data-phase="dice"]')).toBeAttached();
    await page.locator('[data-action^="die-"]:not([aria-disabled])').first().press('Enter');
    const before = await page.locator('html').getAttribute('data-hash');
    const hand = finger(page);

    // Rooms of the fourth row are seen wherever the map lies.
    const start = await placeOf(page, 'to-C4');
    await page.locator('[data-action="to-C1"]').focus();
    const down = await placeOf(page, 'to-C4');
    const low = await placeAfter(page, 'to-C4', () => hand.carry([160, 120], [160, 180]));
    expect(low.y - down.y).toBeCloseTo(60, 0);
    expect(low.width).toBeCloseTo(start.width, 0);

    const wide = await placeAfter(page, 'to-C4', () => pinch(page, { about: middleOf(low), from: 40, to: 60 }));
    expect(wide.width / start.width).toBeCloseTo(1.5, 1);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

    const shut = page.locator('[role="gridcell"] [aria-disabled="true"]:not(.mirror-unplaced)').first();
    const at = middleOf(await boxOf(shut));
    const tapped = await placeAfter(page, 'to-C4', async () => {
      await hand.press(at);
      await hand.press(at);
    });
    expect(tapped.width).toBeCloseTo(start.width, 0);

    await expect(page.locator('[data-action="go"]')).toHaveCount(0);
    expect(await page.locator('html').getAttribute('data-hash')).toBe(before);
  });

  test('the map follows the focus', async ({ page, table }) => {
    await table.take({ game: paperDungeons.id, save: saveAt(1, 'the last turn') });
    for (const room of ['to-A7', 'to-A1']) {
      await page.locator(`[data-action="${room}"]`).focus();
      await expect(page.locator(`[data-action="${room}"]`)).not.toHaveClass(/mirror-unplaced/);
      expect((await placeOf(page, room)).height).toBeGreaterThanOrEqual(44);
    }
  });
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it has no place');
  return box;
}

const placeOf = (page: Page, id: string): Promise<Box> => boxOf(page.locator(`[data-action="${id}"]`));

/** Waits until a gesture has moved what it is about. */
async function placeAfter(page: Page, id: string, act: () => Promise<void>): Promise<Box> {
  const { x, y, width } = await placeOf(page, id);
  await act();
  const moved = async (): Promise<number> => {
    const now = await placeOf(page, id);
    return Math.abs(now.x - x) + Math.abs(now.y - y) + Math.abs(now.width - width);
  };
  await expect.poll(moved).toBeGreaterThan(1);
  return placeOf(page, id);
}

/** Two fingers part around a point. Playwright's finger only taps: this is the way below it. */
async function pinch(
  page: Page,
  { about: [x, y], from, to }: { readonly about: Point; readonly from: number; readonly to: number },
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id }));
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (const apart of [from + (to - from) / 2, to])
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
