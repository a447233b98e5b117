import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { FIRST_SETUP } from '../../src/games/onedeck/pages/setup/firstSetup';
import { begun } from './support/games';
import { difference, pixelsOf } from './support/pictures';
import { type BuildServer, serveBuild } from './support/serveBuild';
import { listenAtTheDoor } from './support/sound';
import { test as base, expect, listen } from './support/test';

const test = base.extend<{ readonly server: BuildServer }>({
  server: async ({ page }, use) => {
    const server = await serveBuild();
    await use(server);
    // First the page, which would ask for its next version and complain.
    await page.close();
    await server.stop();
  },
});

// The first press fetches the sounds' player, and a reload right after it cuts that off.
const CUT_OFF = /Failed to fetch dynamically imported module: .*(howler|player)-/;
// Large enough for notices to cover none of the doors.
test.use({ provoked: [CUT_OFF], serviceWorkers: 'allow', viewport: { width: 1280, height: 720 } });

/** Between the notices and the buttons, one of which has the focus after keys were pressed. */
const SCENE = { x: 0, y: 130, width: 1280, height: 420 };

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

test.describe('what is drawn', () => {
  test.use({ drawn: true });

  test('after the first visit the game needs no network', async ({ page, table, server }) => {
    const ear = await listenAtTheDoor(page);
    await table.open(server.url);
    await expect(table.notices).toContainText('Ready to play without a network.');
    await table.begin();
    await table.after(() => page.keyboard.press('e'));
    const left = await table.picture();
    const seen = await pixelsOf(page, SCENE);

    await server.stop();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Lanterndeep' })).toBeVisible();
    await table.goOn();
    expect(await table.picture()).toEqual(left);
    await expect.poll(async () => difference(seen, await pixelsOf(page, SCENE))).toBeLessThan(0.001);
    await expect.poll(ear.loaded).toBe(true);
    expect(await page.evaluate(() => document.fonts.check('700 20px Cinzel'))).toBe(true);
    await table.after(() => page.keyboard.press('1'));
  });
});

test('the page of the first visit begins a game without a network, and draws its foe', async ({ page, table, server }) => {
  const answered = new Set<string>();
  page.on('response', (response) => {
    if (response.fromServiceWorker() && response.ok()) answered.add(response.url());
  });
  await table.open(server.url);
  await expect(table.notices).toContainText('Ready to play without a network.');
  await server.stop();
  await page.getByRole('button', { name: /^New delve/ }).click();
  await page.locator('details.seed summary').click();
  await page.getByRole('textbox').fill('lamp-oil');
  await page.getByRole('button', { name: 'Begin' }).click();
  await table.waits('choose');
  const { encounter } = (await table.playTo(begun(FIRST_SETUP, 'lamp-oil'), 'pool')).state;
  // A picture that is missing is a complaint, and complaints fail every test.
  expect(encounter?.card).toBeTruthy();
  await expect.poll(() => [...answered].join(' ')).toMatch(/\/foe-drawings-[^/]+[.]pack/);
});

test('without a network the other language is there too', async ({ page, table, server }) => {
  await table.open(server.url);
  await expect(table.notices).toContainText('Ready to play without a network.');
  await server.stop();
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
});

test('the manifest names icons that are there in the sizes it says', async ({ page, table, server }) => {
  await table.open(server.url);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const place = new URL(href ?? '', server.url);
  const manifest: Manifest = await (await page.request.get(place.href)).json();
  expect(manifest.name).toBe('Lanterndeep');
  expect(new URL(manifest.start_url, place).href).toBe(server.url);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.request.get(new URL(src, place).href);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the browser would install it', async ({ server, launchOptions }) => {
  const context = await chromium.launchPersistentContext('', launchOptions);
  try {
    const complaints = listen(context);
    const [page = await context.newPage()] = context.pages();
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const devtools = await context.newCDPSession(page);
    expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
});

test('a new version is offered, may wait, and comes when it is asked for', async ({ page, table, server }) => {
  const offer = page.getByText('A new version is ready.');
  const waiting = (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await table.open(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await table.begin();
  expect(await offer.count()).toBe(0);

  server.append('/sw.js', '\n// the next version');
  await page.reload();
  await expect(offer).toBeVisible();
  await table.goOn();
  const later = page.getByRole('button', { name: 'Later' });
  await table.tabTo(later);
  await page.keyboard.press('Enter');
  await expect(offer).toBeHidden();
  expect(await table.focused()).not.toBe('body');
  await table.after(() => page.keyboard.press('e'));
  const left = await table.hash();
  expect(await waiting()).toBe(true);

  await page.reload();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()]);
  await table.goOn();
  expect(await table.hash()).toBe(left);
  expect(await waiting()).toBe(false);
  expect(await offer.count()).toBe(0);
});
