import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every sound context of the page: see `keepContexts`. */
    mischief_contexts?: AudioContext[];
  }
}

/** From 0 to 1. */
type Chance = () => number;
/** Something that befalls a page; what undoes it, where it does not pass by itself. */
type Deed = (page: Page, chance: Chance) => Promise<(() => Promise<unknown>) | null>;

const HOUR = 3_600_000;

/** Windows that nobody would choose. */
const ODD = [
  { width: 1920, height: 300 },
  { width: 360, height: 1200 },
  { width: 700, height: 701 },
  { width: 480, height: 320 },
] as const;

export function pick<Thing>(things: readonly Thing[], chance: Chance): Thing {
  const thing = things[Math.floor(chance() * things.length)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}

/** Keeps the page's sound contexts where mischief finds them: call it before the page is opened. */
export async function keepContexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    window.mischief_contexts = contexts;
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    };
  });
}

/** What the world does to a page, and what players do when they are in a hurry. Every deed returns though the page is busy or gone. */
export const DEEDS = {
  async oddWindow(page, chance) {
    await page.setViewportSize(pick(ODD, chance));
    return null;
  },
  async setting(page, chance) {
    await page.keyboard.press('F10');
    await page.getByRole('button', { name: /^(Settings|Impostazioni)/ }).click({ timeout: 1000 });
    // On the title the same words lead to the page of the settings.
    const fields = page.locator('.settings input');
    const field = fields.nth(Math.floor(chance() * (await fields.count())));
    if ((await field.getAttribute('type', { timeout: 1000 })) === 'range')
      await field.press(pick(['Home', 'End', 'ArrowLeft'], chance), { timeout: 1000 });
    else await field.click({ force: true, timeout: 1000 });
    return null;
  },
  async sheet(page, chance) {
    await page.keyboard.press(pick(['l', '?', 'F10'], chance));
    return null;
  },
  /** Something of a page or a dialog, whatever it means. */
  async button(page, chance) {
    const buttons = page.locator('#page button:visible, dialog[open] button');
    const count = await buttons.count();
    if (count > 0) await buttons.nth(Math.floor(chance() * count)).click({ force: true, timeout: 1000 });
    return null;
  },
  async leaveAndContinue(page) {
    await page.keyboard.press('F10');
    await page.getByRole('button', { name: /^(Leave the table|Lascia il tavolo)/ }).press('Enter', { timeout: 1000 });
    await page.getByRole('button', { name: /^Contin/ }).click({ timeout: 2000 });
    return null;
  },
  async reload(page) {
    await page.reload({ waitUntil: 'commit' });
    return null;
  },
  async back(page) {
    // Before its first page lies what is no part of the game.
    await page.evaluate(() => (location.hash === '' ? undefined : history.back()));
    return null;
  },
  async forward(page) {
    await page.evaluate(() => history.forward());
    return null;
  },
  /** Moves are made without a network. Without its worker, which these tests leave out, the page cannot go to others meanwhile. */
  async offline(page, chance) {
    if ((await page.locator('html').getAttribute('data-table', { timeout: 1000 })) !== 'waiting') return null;
    await page.context().setOffline(true);
    const moves = page.locator('[data-action]:not([data-action=leave])');
    try {
      for (let move = 0; move < 3; move++)
        await moves.nth(Math.floor(chance() * (await moves.count()))).click({ force: true, timeout: 500 });
    } finally {
      await page.context().setOffline(false);
    }
    return null;
  },
  async blur(page) {
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    return () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  },
  async hide(page) {
    await page.evaluate(show, false);
    return () => page.evaluate(show, true);
  },
  async loseGraphics(page) {
    const losing = await page.evaluateHandle(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('#canvas canvas:not(.afterimage)');
      const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
      extension?.loseContext();
      return extension;
    });
    return () => losing.evaluate((extension) => extension?.restoreContext());
  },
  async setClock(page, chance) {
    await page.evaluate(
      (by) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + by;
      },
      chance() < 0.7 ? -HOUR : HOUR,
    );
    return null;
  },
  async silence(page) {
    await page.evaluate(() => {
      for (const context of window.mischief_contexts ?? []) {
        void context.suspend();
        context.resume = () => Promise.reject(new DOMException('Failed to start the audio device', 'InvalidStateError'));
      }
    });
    return () =>
      page.evaluate(() => {
        for (const context of window.mischief_contexts ?? []) Reflect.deleteProperty(context, 'resume');
      });
  },
} as const satisfies Readonly<Record<string, Deed>>;

export type DeedId = keyof typeof DEEDS;
export const DEED_IDS = Object.keys(DEEDS) as readonly DeedId[];

/** Runs in the page, which is told of it as the browser would. */
function show(visible: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !visible });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** What the page and the browser say of these deeds, and rightly. */
export const SAID_OF_DEEDS =
  /ERR_INTERNET_DISCONNECTED|missing: [a-z]+\/|Failed to start the audio device|CONTEXT_LOST|context lost/i;
