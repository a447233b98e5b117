import type { Page } from '@playwright/test';

const BUTTONS = { a: 0, b: 1, x: 2, y: 3, l1: 4, r1: 5, start: 9, up: 12, down: 13, left: 14, right: 15 } as const;

declare global {
  interface Window {
    pad_buttons?: Set<number>;
  }
}

export interface Pad {
  press(button: keyof typeof BUTTONS): Promise<void>;
  unplug(): Promise<void>;
}

/** Plugs a gamepad into a page that is still to be opened: Chromium shows none to pages in a test. */
export async function plugPad(page: Page): Promise<Pad> {
  await page.addInitScript(() => {
    const held = new Set<number>();
    window.pad_buttons = held;
    const pad = () => ({
      id: 'test pad',
      index: 0,
      connected: true,
      mapping: 'standard',
      timestamp: performance.now(),
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, (_, at) => ({
        pressed: held.has(at),
        touched: held.has(at),
        value: Number(held.has(at)),
      })),
    });
    navigator.getGamepads = () => [window.pad_buttons === undefined ? null : (pad() as never), null, null, null];
  });
  const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return {
    async press(button) {
      await page.evaluate((at) => void window.pad_buttons?.add(at), BUTTONS[button]);
      await frames();
      await page.evaluate(() => window.pad_buttons?.clear());
      await frames();
    },
    unplug: () =>
      page.evaluate(() => {
        delete window.pad_buttons;
      }),
  };
}
