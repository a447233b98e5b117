import { aGame } from './support/games';
import { expect, test } from './support/test';

test.use({
  provoked: [
    /ERR_FAILED|Failed to fetch dynamically imported module|Failed to load resource|Unable to preload|Failed to load module script|missing: (light|ui)\//,
  ],
});

const TEXT = 'A part of the game could not be loaded.';

test('a page whose code was lost says so, and comes when it is asked for again with a network', async ({ page, table }) => {
  await table.open();
  const lost = /\/lazyPages-[^/]+\.js$|\?fresh=/;
  await page.route(lost, (route) => route.abort());
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('alert')).toContainText(TEXT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table.notices).toContainText(TEXT);
  await page.unroute(lost);
  await Promise.all([page.waitForEvent('load'), page.locator('#page').getByRole('button', { name: 'Try again' }).click()]);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a table whose code is gone from the server is opened by loading the page anew, once', async ({ page, table }) => {
  const game = aGame();
  await table.put(game.save);
  await table.open();
  const gone = /\/(seat|scenes)-[^/]+\.js$/;
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  const goOn = page.getByRole('button', { name: 'Continue' });
  await Promise.all([page.waitForEvent('load'), goOn.click()]);
  await expect(table.notices).toContainText('the page was loaded anew');
  await goOn.click();
  await expect(table.notices).toContainText(TEXT);
  await expect(goOn).toBeVisible();
  await page.unroute(gone);
  await Promise.all([page.waitForEvent('load'), table.notices.getByRole('button', { name: 'Try again' }).click()]);
  await table.goOn();
  await table.shows(game);
});

test('a page whose first code does not come says so by itself, and tries once more', async ({ page, table }) => {
  const entry = /\/assets\/index-[^/]+\.js$/;
  let asked = 0;
  await page.route(entry, (route) => {
    asked += 1;
    return asked < 3 ? route.fulfill({ contentType: 'text/html', body: '<p>Log in here</p>' }) : route.continue();
  });
  await page.goto('./');
  await table.ready();
  // It is asked for by the page, by the rescue that refreshes the browser’s cache, and by the page that was loaded again.
  expect(asked).toBe(3);
  await expect(page.locator('#unstarted')).toHaveCount(0);

  await page.route(entry, (route) => route.abort());
  await page.reload();
  await expect(page.locator('#unstarted')).toContainText('The game could not start.');
  await expect(page.locator('#unstarted')).toBeVisible();

  await page.unroute(entry);
  await page.getByRole('link', { name: 'Reload' }).click();
  await table.ready();
});

test('a table whose drawings do not come is played without them, and asks for them again', async ({ page, table }) => {
  const set = /\/ui-drawings-[^/]+\.pack$/;
  const lost: string[] = [];
  await table.open();
  await page.route(set, (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  await table.begin();
  await expect(table.canvas).toHaveCount(1);
  await table.after(() => page.keyboard.press('e'));
  expect(lost.length).toBeGreaterThan(0);
  const came = page.waitForResponse(set);
  await page.unroute(set);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await came).ok()).toBe(true);
  await table.after(() => page.keyboard.press('1'));
  await expect(table.canvas).toHaveCount(1);
});
