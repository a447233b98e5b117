import type { Page } from '@playwright/test';
import type { Hand, Point } from './PointerPlayer';

/** Longer than what wants to be held is held, and than a thing waits before it knows that it is held. */
const HELD = 900;

export function mouse(page: Page): Hand {
  return {
    looksFirst: false,
    press: (at) => page.mouse.click(...at),
    async hold(at) {
      await page.mouse.move(...at);
      await page.mouse.down();
      await holdOn(page);
      await page.mouse.up();
    },
    menu: (at) => page.mouse.click(...at, { button: 'right' }),
    async turnPage(at) {
      await page.mouse.move(...at);
      await page.mouse.wheel(0, 100);
      // The wheel is heard of with the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    },
    async carry(from, to) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 3 });
      await page.mouse.up();
    },
  };
}

export function finger(page: Page): Hand {
  return {
    looksFirst: true,
    press: (at) => page.touchscreen.tap(...at),
    hold: (at) => holdFinger(page, at),
    menu: (at) => holdFinger(page, at),
    turnPage: (at) => page.touchscreen.tap(...at),
    async carry(from, to) {
      // Playwright's finger only taps: this is the way below it.
      const devtools = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
      await touch('touchStart', [from]);
      for (const part of [0.3, 0.6, 1]) {
        await touch('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
      }
      await touch('touchEnd', []);
      await devtools.detach();
    },
  };
}

/** Waits by a timer of the page: however busy the machine is, it ends after those that the page began before. */
async function holdOn(page: Page): Promise<void> {
  await page.evaluate((held) => new Promise((resolve) => setTimeout(resolve, held)), HELD);
}

async function holdFinger(page: Page, [x, y]: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await holdOn(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
