import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const SCRIPTS = '**/assets/*.js';
const TEXTS = '**/assets/{en,it}-*.json';
const ITALIAN = '**/assets/it-*.json';
const LOST = [/Failed to load resource|Lanterndeep: TypeError: Failed to fetch/];

/** Counts the files of texts that were fetched so far, by their language. */
function fetched(page: Page): { en: number; it: number; twice: readonly string[] } {
  const seen = { en: 0, it: 0, twice: [] as string[] };
  const files = new Set<string>();
  page.on('request', (request) => {
    const [file, language] = /(en|it)-[^/]+\.json$/.exec(request.url()) ?? [];
    if (file === undefined || (language !== 'en' && language !== 'it')) return;
    if (files.has(file)) seen.twice.push(file);
    files.add(file);
    seen[language] += 1;
  });
  return seen;
}

const choose = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name }).click();

for (const [locale, setting, tagline] of [
  ['en-GB', null, 'Bring dice. Mind the light.'],
  ['it-CH', null, 'Porta i dadi. Bada alla luce.'],
  ['de-DE', 'auto', 'Bring dice. Mind the light.'],
  ['it-IT', 'en', 'Bring dice. Mind the light.'],
  ['en-GB', 'it', 'Porta i dadi. Bada alla luce.'],
] as const) {
  test.describe(`${locale}, set to ${setting}`, () => {
    // In lower windows the name stands alone.
    test.use({ locale, provoked: LOST, viewport: { width: 640, height: 720 } });

    test('the title is right before any code has come, and stays', async ({ page, table }) => {
      if (setting !== null) {
        const settings = JSON.stringify({ language: setting });
        await page.addInitScript((text) => localStorage.setItem('lanterndeep-settings', text), settings);
      }
      let open = (): void => undefined;
      const gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      await page.route(SCRIPTS, (route) => gate.then(() => route.continue()));
      await page.goto('./', { waitUntil: 'commit' });
      const words = page.locator('.title-inner p:visible');
      await expect(words).toHaveText([tagline]);
      open();
      await table.ready();
      await expect(words.first()).toHaveText(tagline);
    });
  });
}

test('only the language that is spoken is fetched, and another when it is chosen, once', async ({ page, table }) => {
  const languages = fetched(page);
  await table.open('./#settings');
  // Of the app and of the game on the title.
  expect(languages).toEqual({ en: 2, it: 0, twice: [] });
  await choose(page, 'Italiano');
  await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  await choose(page, 'English');
  await choose(page, 'Italiano');
  await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
  expect(languages).toEqual({ en: 2, it: 2, twice: [] });
});

test.describe('where texts do not come', () => {
  test.use({ provoked: LOST });

  test('the old language stays whole, a message says why, and the next try may succeed', async ({ page, table }) => {
    await page.route(ITALIAN, (route) => route.abort());
    await table.open('./#settings');
    await choose(page, 'English');
    await choose(page, 'Italiano');
    await expect(table.notices).toContainText('The other language could not be loaded');
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(table.root).toHaveAttribute('lang', 'en');
    await page.unroute(ITALIAN);
    await choose(page, 'Italiano');
    await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Italiano' })).toBeChecked();
  });

  test('a first visit speaks the other language', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route(ITALIAN, (route) => route.abort());
    await page.goto('./');
    await expect(page.getByRole('button', { name: 'New delve' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#notices')).toContainText('The other language could not be loaded');
    await context.close();
  });

  test('and none comes, the page says what to do', async ({ page }) => {
    await page.route(TEXTS, (route) => route.abort());
    await page.goto('./');
    await expect(page.getByRole('alert')).toHaveText(/Reload the page when there is a network/);
  });
});
