import type { Locator, Page } from '@playwright/test';
import { advance, beginHistory, hashOf, parseSave, type Seed, toSave } from '../../src/engine/kernel';
import { paperDungeons, type Setup } from '../../src/engine/paper';
import { withoutWebgl } from './support/browserParts';
import { readDrawers } from './support/drawers';
import { finger, mouse } from './support/players/hands';
import { type PaperHand, PaperPlayer } from './support/players/PaperPlayer';
import type { Hand, Point } from './support/players/PointerPlayer';
import { expect, test } from './support/test';

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } as const;
const CURRENT = 'game/paper-dungeons/current';
const TURNS = 8;
const FREE: Setup = { seats: 1, dungeon: 'a', missions: 'drawn', dispersal: false, openObjectives: false };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Begins a game alone from its setup page. */
async function begin(page: Page): Promise<void> {
  await page.goto('./#paper-dungeons/setup');
  await ready(page);
  await button(page, 'Begin').click();
}

/** Lays a game on the table that has come to its last turn. */
async function layLastTurn(page: Page, seats: number): Promise<void> {
  const save: object = Object(toSave(paperDungeons, lastTurn({ ...FREE, seats, dispersal: seats < 3 })));
  const value = { ...save, stamp: { hold: Date.now(), revision: 1 } };
  const note = JSON.stringify({ key: CURRENT, value, unread: false });
  await page.addInitScript(
    ([place, written]) => {
      if (sessionStorage.getItem('laid') === null) localStorage.setItem(place, written);
      sessionStorage.setItem('laid', 'yes');
    },
    [`lanterndeep-note/${CURRENT}`, note] as const,
  );
  await page.goto('./');
  await ready(page);
  await button(page, /^Continue/).click();
}

/** A game whose commands were chosen by their places in the list, up to its last roll. */
function lastTurn(setup: Setup) {
  let history = beginHistory(paperDungeons, { setup, seed: 'the last turn' as Seed });
  for (let count = 0; history.state.turn < TURNS - 1 || history.state.phase !== 'roll'; count++) {
    const [seat] = paperDungeons.toAct(history.state);
    const listed = paperDungeons.legal(history.state, seat);
    const command = listed[(count * 7) % listed.length];
    if (command === undefined) throw new Error('nothing can be done');
    const done = advance(paperDungeons, history, command);
    if (!done.ok) throw new Error(done.rejection.key);
    history = done.history;
  }
  return history;
}

/** The table shows what the rules make of the commands that were kept, and the game is over. */
async function expectTheEnd(page: Page): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-phase', 'over');
  const shown = await root.getAttribute('data-hash');
  await expect(root).toHaveAttribute('data-kept', shown ?? '');
  const kept = (await readDrawers(page)).get(CURRENT);
  const read = parseSave(paperDungeons, kept);
  expect(read.ok && hashOf(read.value.history.state)).toBe(shown);
}

const keys = (page: Page): PaperHand => {
  const strike = async ({ key, id }: { readonly key: string; readonly id: string }): Promise<void> => {
    if (key !== '') return page.keyboard.press(key);
    await page.locator(`[data-action="${id}"]`).press('Enter');
  };
  return {
    isBlind: true,
    press: strike,
    async hold(offered) {
      await strike(offered);
      await strike(offered);
    },
  };
};

const onCanvas = (hand: Hand): PaperHand => {
  const placed = ({ at }: { readonly at: Point | null }): Point => {
    if (at === null) throw new Error('it has no place on the canvas');
    return at;
  };
  return { isBlind: false, press: (offered) => hand.press(placed(offered)), hold: (offered) => hand.hold(placed(offered)) };
};

test('a whole game is played by keys, without a picture', async ({ page }) => {
  test.setTimeout(240_000);
  await withoutWebgl(page);
  await begin(page);
  await new PaperPlayer(page, keys(page)).playOn();
  await expectTheEnd(page);
  await page.locator('[data-action="again"]').press('Enter');
  await expect(page).toHaveURL(/#paper-dungeons\/summary$/);
});

test('a whole game is played by mouse', async ({ page }) => {
  test.setTimeout(240_000);
  await begin(page);
  await new PaperPlayer(page, onCanvas(mouse(page))).playOn();
  await expectTheEnd(page);
});

for (const seats of [3, 8]) {
  test(`${seats} people share the device, and play the last turn by mouse`, async ({ page }) => {
    test.setTimeout(240_000);
    await layLastTurn(page, seats);
    await new PaperPlayer(page, onCanvas(mouse(page))).playOn();
    await expectTheEnd(page);
  });
}

test.describe('a phone', () => {
  test.use(PHONE);
  test('the last turn is played by touch', async ({ page }) => {
    test.setTimeout(240_000);
    await layLastTurn(page, 1);
    await new PaperPlayer(page, onCanvas(finger(page))).playOn();
    await expectTheEnd(page);
  });
});

test.describe('the least phone', () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 568 } });

  test('the last turn is played by touch', async ({ page }) => {
    test.setTimeout(240_000);
    await layLastTurn(page, 1);
    await new PaperPlayer(page, onCanvas(finger(page))).playOn();
    await expectTheEnd(page);
  });

  test('the map is dragged, and enlarged by two fingers and by a double tap, and none of that is a press', async ({ page }) => {
    await layLastTurn(page, 1);
    await button(page, /^Roll/).press('Enter');
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

  test('the map follows the focus', async ({ page }) => {
    await layLastTurn(page, 1);
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
