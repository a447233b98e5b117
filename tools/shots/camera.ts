import type { Page } from '@playwright/test';
import { continueOf } from '../../tests/e2e/support/continueOf';
import { putDrawer } from '../../tests/e2e/support/drawers';
import type { Layout } from './layouts';
import type { PageScene, TableScene } from './scenes';

declare global {
  interface Window {
    /** Moves the stopped time of the page on, frame by frame. */
    passTime?: (milliseconds: number) => Promise<void>;
  }
}

/** A page of the game's origin that runs nothing: a place to stand while the database is prepared. */
const BLANK = 'blank.html';
const NOTHING = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:," />' };
const SETTINGS = 'lanterndeep-settings';
/** Nothing is photographed while it fades in. */
const AT_ONCE = { speed: 'instant' } as const;
const CANVAS = 'canvas ';

/** The table at this moment, with whatever is pressed at it. */
export async function goToTable(page: Page, { game, save, presses, isCovered = false }: TableScene): Promise<void> {
  await furnish(page, new Map([[`game/${game}/current`, save]]));
  await page.goto('./');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // On some screens the arch lies over its button, and does the same.
  await continueOf(page, game).dispatchEvent('click');
  const table = page.locator('html:is([data-table="waiting"], [data-table="curtain"])');
  await table.waitFor({ state: 'attached' });
  if (isCovered) return;
  if ((await table.getAttribute('data-table')) === 'curtain') await page.getByRole('dialog').getByRole('button').first().click();
  await page.locator('html[data-table="waiting"]').waitFor({ state: 'attached' });
  const pressed = new Set<string>();
  for (const press of presses) pressed.add(await pressFirst(page, press, pressed));
}

/** The table in the middle of what it shows after the last press. A picture that moves is not laid out anew: every layout begins again. */
export async function goToMoment(page: Page, scene: TableScene, layout: Layout): Promise<void> {
  const { after = 0, presses } = scene;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(stopTime);
  await goToTable(page, { ...scene, presses: presses.slice(0, -1) });
  await layOut(page, layout, 1);
  await page.evaluate(() => window.passTime?.(0));
  for (const press of presses.slice(-1)) await page.locator(`[data-action="${press}"]`).dispatchEvent('click');
  await page.evaluate((time) => window.passTime?.(time), after);
}

/** Runs in the page: from the first call on, time passes only by calls. */
function stopTime(): void {
  const frame = 40;
  const [ask, now] = [window.requestAnimationFrame.bind(window), performance.now.bind(performance)];
  let stopped: number | null = null;
  performance.now = () => stopped ?? now();
  window.requestAnimationFrame = (draw) => ask((time) => draw(stopped ?? time));
  window.passTime = async (milliseconds) => {
    stopped ??= now();
    const end = stopped + milliseconds;
    while (stopped < end) {
      stopped = Math.min(end, stopped + frame);
      for (let drawn = 0; drawn < 2; drawn++) await new Promise((next) => ask(next));
    }
  };
}

export async function goToPage(page: Page, { address, drawers, presses = [] }: PageScene): Promise<void> {
  await furnish(page, drawers);
  await page.goto(`./${address}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const name = /^#([^=]+)/.exec(address)?.[1] ?? 'title';
  await page.locator(`html[data-page="${name}"]`).waitFor({ state: 'attached' });
  for (const press of presses) await page.locator(press).first().click();
}

/** The window and the letters, as another tab would set them. */
export async function layOut(
  page: Page,
  { width, height, text, language }: Layout,
  speed: 1 | 'instant' = 'instant',
): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      if (localStorage.getItem(key) === newValue) return;
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [SETTINGS, JSON.stringify({ speed, language, textSize: text })] as const,
  );
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wide) => (document.querySelector('canvas')?.clientWidth ?? wide) === wide, width);
  // Words of another language are fetched first.
  await page.waitForFunction(
    ([lang, scale]) => {
      const { documentElement: root } = document;
      return root.lang === lang && root.style.getPropertyValue('--text-scale') === scale;
    },
    [language, String(text / 100)] as const,
  );
  for (let frames = 0; frames < 2; frames++) await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function furnish(page: Page, drawers: ReadonlyMap<string, unknown>): Promise<void> {
  await page.route(`**/${BLANK}`, (route) => route.fulfill(NOTHING));
  await page.goto(BLANK);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SETTINGS, JSON.stringify(AT_ONCE)] as const);
  for (const [key, value] of drawers) await putDrawer(page, key, value);
}

/** A button that was not pressed yet and is not refused, by how its name begins; the letters or digits after it do not matter. */
async function pressFirst(page: Page, press: string, pressed: ReadonlySet<string>): Promise<string> {
  const beginning = press.replace(CANVAS, '');
  const ids = await page
    .locator(`[data-action^="${beginning}"]:not([aria-disabled="true"])`)
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-action') ?? ''));
  const id = ids.find((one) => !pressed.has(one));
  if (id === undefined) return '';
  const button = page.locator(`[data-action="${id}"]`);
  // The mirror is deaf to pointers: such a click lands on the canvas beneath.
  if (press === beginning) await button.dispatchEvent('click');
  else await button.click({ force: true });
  await page.locator('html[data-table="waiting"]').waitFor({ state: 'attached' });
  return id;
}
