import type { Page } from '@playwright/test';
import { beginHistory, type Seed, toSave } from '../../src/engine/kernel';
import { oneDeckDungeon, type State } from '../../src/engine/onedeck';
import { CURRENT, putDrawer } from '../../tests/e2e/support/drawers';
import type { Layout } from './layouts';
import type { PageScene } from './pageScenes';
import type { TableScene } from './tableScenes';

/** A page of the game's origin that runs nothing: a place to stand while the database is prepared. */
const BLANK = 'blank.html';
const NOTHING = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:," />' };
const SETTINGS = 'lanterndeep-settings';
/** Nothing is photographed while it fades in. */
const AT_ONCE = { speed: 'instant' } as const;

function saveOf(state: State): unknown {
  const opening = { setup: state.setup, seed: 'shots' as Seed, base: state, practice: true };
  return toSave(oneDeckDungeon, beginHistory(oneDeckDungeon, opening));
}

/** The table at this moment, with whatever is pressed at it. */
export async function goToTable(page: Page, { state, presses }: TableScene): Promise<void> {
  await furnish(page, new Map([[CURRENT, saveOf(state)]]));
  await page.goto('./');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Contin/ }).click();
  await page.locator('html[data-table="waiting"]').waitFor({ state: 'attached' });
  const pressed = new Set<string>();
  for (const press of presses) pressed.add(await pressFirst(page, press, pressed));
}

export async function goToPage(page: Page, { address, drawers }: PageScene): Promise<void> {
  await furnish(page, drawers);
  await page.goto(`./${address}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator(`html[data-page="${/^#(\w+)/.exec(address)?.[1] ?? 'title'}"]`).waitFor({ state: 'attached' });
}

/** The window and the letters, as another tab would set them. */
export async function layOut(page: Page, { width, height, text, language }: Layout): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      if (localStorage.getItem(key) === newValue) return;
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [SETTINGS, JSON.stringify({ ...AT_ONCE, language, textSize: text })] as const,
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

/** A button that was not pressed yet, by how its name begins; the letters or digits after it do not matter. */
async function pressFirst(page: Page, beginning: string, pressed: ReadonlySet<string>): Promise<string> {
  const ids = await page
    .locator(`[data-action^="${beginning}"]`)
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-action') ?? ''));
  const id = ids.find((one) => !pressed.has(one));
  if (id === undefined) return '';
  await page.locator(`[data-action="${id}"]`).dispatchEvent('click');
  await page.locator('html[data-table="waiting"]').waitFor({ state: 'attached' });
  return id;
}
