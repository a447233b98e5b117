import { pathToFileURL } from 'node:url';
import { expect, test } from './support/test';

const FRAME = '<!doctype html><iframe sandbox="allow-scripts" width="620" height="380" src="./"></iframe>';
const UNSTARTED = 'The game could not start.';

test.describe('a closed frame, which may keep nothing and has no worker', () => {
  test.use({ provoked: [/SecurityError|accelerometer is not allowed|deviceorientation/] });

  test('has the game in memory, and says so', async ({ page }) => {
    await page.route('**/frame.html', (route) => route.fulfill({ contentType: 'text/html', body: FRAME }));
    // Scripts of a frame without an origin of its own have to be handed out to everybody.
    await page.route(/\/(assets|licences)/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
    });
    await page.goto('./frame.html');
    const frame = page.frameLocator('iframe');
    await frame.locator('html[data-ready]').waitFor({ state: 'attached' });
    await expect(frame.locator('#notices')).toContainText('This browser does not let the game save.');
    await frame.getByRole('button', { name: 'Codex' }).press('Enter');
    await expect(frame.getByRole('heading', { name: 'Codex' })).toBeVisible();
    await frame.getByRole('button', { name: 'Back' }).press('Enter');
    // The drawings of a place come in a file of their own, which is fetched as soon as a page to begin from is open.
    const painted = page.waitForResponse(/dragons-cave-drawings-/);
    await frame.getByRole('button', { name: /^New delve/ }).press('Enter');
    await frame.locator('form.setup').getByRole('button', { name: 'Begin' }).press('Enter');
    await frame.locator('html[data-table="waiting"]').waitFor({ state: 'attached' });
    await (await painted).finished();
    const root = frame.locator('html');
    const begun = (await root.getAttribute('data-hash')) ?? '';
    await frame.locator('body').press('e');
    await expect(root).not.toHaveAttribute('data-hash', begun);
    await expect(frame.locator('.crash')).toHaveCount(0);
  });
});

test.describe('a page that cannot have its scripts', () => {
  test.use({ provoked: [/CORS policy|ERR_FAILED|Failed to load module script|MIME type|Unexpected token '<'|^$/] });

  test('says that it does not start when it is opened as a file', async ({ page }) => {
    await page.goto(pathToFileURL('dist/index.html').href);
    await expect(page.locator('#unstarted')).toContainText(UNSTARTED);
    await expect(page.locator('#unstarted')).toContainText('it cannot be opened as a file');
  });

  test('says so when a host answers every address with the page, and offers to reload', async ({ page }) => {
    // A script that is a page is an error without words.
    await page.route('**/some/path/**', (route) => route.fulfill({ path: 'dist/index.html', contentType: 'text/html' }));
    await page.goto('./some/path/');
    await expect(page.locator('#unstarted')).toContainText(UNSTARTED);
    const reload = page.getByRole('link', { name: 'Reload' });
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await expect(reload).toBeVisible();
  });
});
