import type { Page } from '@playwright/test';
import { withoutWebgl } from './support/browserParts';
import { TablePage } from './support/TablePage';
import { test as base, expect } from './support/test';
import { type BuildHost, openBuildHost } from './support/updates/buildHost';
import { type Build, readBareBuild, variantOf } from './support/updates/builds';
import { workboxBuild } from './support/updates/workboxBuild';

let reading: Promise<Build> | undefined;
/** What was built, read once for all tests here. */
function bareBuild(): Promise<Build> {
  reading ??= readBareBuild();
  return reading;
}

const test = base.extend<{ readonly host: BuildHost & { readonly build: Build } }>({
  host: async ({ context }, use) => {
    const build = await bareBuild();
    const host = await openBuildHost(build);
    await use({ ...host, build });
    for (const page of context.pages()) await page.close();
    await host.stop();
  },
});

test.use({
  serviceWorkers: 'allow',
  // Large enough for notices to cover no button.
  viewport: { width: 1280, height: 720 },
  provoked: [
    /Failed to load module script|Failed to load resource|Failed to find a valid digest|loading audio|count\.example|imported module: .*(howler|player)-/,
  ],
});

const entryOf = (page: Page): Promise<string | null> => page.locator('script[type="module"]').getAttribute('src');

test('an update that waits in one tab and is accepted in another leaves the first at its game', async ({
  page,
  table,
  context,
  host,
}) => {
  const { build } = host;
  const other = new TablePage(await context.newPage());
  for (const each of [page, other.page]) await withoutWebgl(each);
  await table.open(host.url);
  await expect(table.notices).toContainText('Ready to play without a network.');
  await table.begin();
  await other.open(host.url);
  const next = variantOf(build, 1);
  host.deploy(next);
  await page.evaluate(checkForUpdate);
  await table.notices.getByRole('button', { name: 'Later' }).click();
  // Chromium may keep the old worker for a while: then the page comes from the old build once more, and offers the new one again.
  await expect(async () => {
    if ((await entryOf(other.page))?.includes(next.entry) === true) return;
    const press = other.notices.getByRole('button', { name: /^(Update now|Reload)/ }).click({ timeout: 2000 });
    await Promise.all([other.page.waitForEvent('load', { timeout: 5000 }), press]);
    expect(await entryOf(other.page)).toContain(next.entry);
  }).toPass({ timeout: 30_000 });

  // The first tab is still at its table, with code that only the cache has now.
  await expect(table.notices).toContainText('Another tab has loaded the new version.');
  expect(await entryOf(page)).toContain(build.entry);
  await expect(table.root).toHaveAttribute('data-table', 'waiting');
  await table.after(() => page.keyboard.press('e'));
  const played = await table.hash();
  await table.leave();
  // A notice may lie over it in so small a window.
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await Promise.all([page.waitForEvent('load'), table.notices.getByRole('button', { name: 'Reload' }).click()]);
  expect(await entryOf(page)).toContain(next.entry);
  await page.getByRole('button', { name: 'Back' }).click();
  await table.goOn();
  expect(await table.hash()).toBe(played);
});

for (const [spoilt, name] of [
  ['entry', 'the first script'],
  ['table', 'the code of the table'],
] as const) {
  test(`a profile whose older worker keeps a portal’s page as ${name} is healed by one load`, async ({ page, table, host }) => {
    const { build } = host;
    const old = workboxBuild(variantOf(build, 2));
    const hit = spoilt === 'entry' ? old.entry : [...old.files.keys()].find((path) => /\/GameTable-[^/]+\.js$/.test(path));
    const newDelve = page.getByRole('button', { name: /^New delve/ });
    await withoutWebgl(page);
    host.deploy(old);
    await page.goto(`${host.url}blank.html`);
    host.harm('html', (path) => path === hit);
    await page.evaluate(installWorker);
    host.heal();
    // The old worker answers, with a network or without.
    if (spoilt === 'entry') {
      await page.goto(host.url);
      expect(await newDelve.count()).toBe(0);
    }
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    expect(await page.evaluate(async (path) => (await fetch(path)).headers.get('content-type'), `./${hit}`)).toBe('text/html');

    host.deploy(build);
    await page.goto(host.url);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^lanterndeep /)]);
    await page.goto(host.url);
    await table.ready();
    await expect(newDelve).toBeVisible();
    expect(await entryOf(page)).toContain(build.entry);
    if (spoilt === 'table') await table.begin();
  });
}

/** Runs in the page. */
async function isWithoutWorker(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration()) === undefined;
}

/** Runs in the page: browsers ask for a new worker by themselves from time to time. */
async function checkForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

/** Runs in the page. */
async function installWorker(): Promise<void> {
  await navigator.serviceWorker.register('./sw.js');
  await navigator.serviceWorker.ready;
}

test('on a host that rewrites the page the game is played with a network only, and the settings say so', async ({
  page,
  table,
  host,
}) => {
  const { build } = host;
  const html = build.files.get('index.html')?.toString() ?? '';
  const counted = html.replace('</body>', '<script src="https://count.example/it.js"></script></body>');
  await withoutWebgl(page);
  host.deploy({ ...build, files: new Map([...build.files, ['index.html', Buffer.from(counted)]]) });
  await table.open(host.url);
  await table.begin();
  const left = await table.hash();
  await expect(table.notices).not.toContainText('loaded anew');
  await expect.poll(() => page.evaluate(isWithoutWorker)).toBe(true);
  await page.goto(`${host.url}#settings`);
  await page.reload();
  await expect(page.getByText('cannot be kept for playing without a network')).toBeVisible();
  // The table is where the settings were gone to from.
  await page.getByRole('button', { name: 'Back' }).click();
  await table.waits();
  expect(await table.hash()).toBe(left);
});
