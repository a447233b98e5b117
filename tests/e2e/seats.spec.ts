import type { Page } from '@playwright/test';
import { axeComplaints } from './support/axe';
import { stopClock } from './support/browserParts';
import { type BuildServer, serveBuild } from './support/serveBuild';
import { expect, test } from './support/test';
import { buildTwoGames } from './support/tiny/buildTwoGames';

test.describe.configure({ mode: 'default' });

let server: BuildServer;
test.beforeAll(async () => {
  server = await serveBuild(await buildTwoGames());
});
test.afterAll(() => server.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const at = (page: Page, stage: RegExp) => expect(page.locator('html')).toHaveAttribute('data-table', stage);

async function open(page: Page, address = ''): Promise<void> {
  await page.goto(`${server.url}index.html${address}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Opens the setup of a burglary in which the loose beam is in a hand: the roof never falls. */
async function openSetup(page: Page): Promise<void> {
  await open(page, '#burglary/setup');
  await page.getByText('Play a certain game').click();
  await page.getByLabel('Seed').fill('lantern');
}

/** No control may be smaller than a finger, and nothing wider than the page. */
async function expectReachable(page: Page): Promise<void> {
  const faults = await page.locator('#page').evaluate((root) => {
    const controls = [...root.querySelectorAll<HTMLElement>('button, label.pill, label.card, input[type="text"], summary')];
    const shown = controls.filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 0);
    const small = shown.filter((control) => control.getBoundingClientRect().height < 43.5).map(({ textContent }) => textContent);
    return root.scrollWidth > root.clientWidth ? [...small, 'the page is too wide'] : small;
  });
  expect(faults).toEqual([]);
}

test('the title offers another game, whose pages and table are its own', async ({ page }) => {
  await open(page);
  await expect(page.locator('.leading h2')).toHaveText('One Deck Dungeon');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  expect(await axeComplaints(page), 'title').toEqual([]);
  await expectReachable(page);
  const arch = await page.locator('.title-game:not(.leading) .game-arch').boundingBox();
  await page.mouse.click((arch?.x ?? 0) + (arch?.width ?? 0) / 2, (arch?.y ?? 0) + (arch?.height ?? 0) / 2);
  await expect(page).toHaveURL(/#burglary\/setup$/);
  await page.goBack();
  await expect(page.locator('.leading h2')).toHaveText('Burglary');
  await expect(button(page, 'New burglary')).toHaveClass(/gold/);
  await open(page, '#setup');
  await expect(page.locator('h1')).toHaveText('New delve');
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [320, 568],
] as const) {
  test(`the seats can be chosen at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '#burglary/setup');
    await button(page, 'Begin').waitFor();
    for (const who of ['Left', 'Right']) {
      await page.getByRole('radio', { name: new RegExp(`^${who}`) }).check();
      expect(await axeComplaints(page), who).toEqual([]);
      await expectReachable(page);
    }
  });
}

test('two persons sit down by keys, hand the device over, and are there again after a reload', async ({ page }) => {
  await openSetup(page);
  await page.getByLabel('Name').fill('Marta');
  await page.getByRole('radio', { name: /^Marta/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: 'Bot', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: 'Right: Person' })).toHaveCount(1);
  await page.getByLabel('Name').fill('Anna');
  await page.keyboard.press('Enter');
  await at(page, /curtain/);
  await button(page, 'I am Marta').press('Enter');
  await at(page, /waiting/);
  await page.keyboard.press('2');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Hand the device to Anna');
  await page.reload();
  await button(page, /^Continue/).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Hand the device to Anna');
  await button(page, 'I am Anna').press('Enter');
  await expect(page.getByText('Has decided in secret.', { exact: true })).toHaveCount(1);
  // What Marta did is told as Anna takes over, and shown again from the log.
  const voice = page.locator('#mirror [role="log"]');
  await expect(voice).toContainText('Left has decided in secret.');
  await at(page, /waiting/);
  await page.keyboard.press('2');
  await at(page, /waiting/);
  await page.keyboard.press('1');
  await button(page, 'I am Marta').press('Enter');
  await expect(voice).toContainText('Night 1 is over.');
  await at(page, /waiting/);
  await page.keyboard.press('l');
  expect(await axeComplaints(page), 'log').toEqual([]);
  await button(page, 'Since your last turn').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await at(page, /waiting/);
  await expect(page.getByText('It is night 2.')).toHaveCount(1);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('what others did is shown quickly, and a press ends it', async ({ page }) => {
    await page.clock.install();
    await openSetup(page);
    await page.getByRole('radio', { name: /^Right/ }).check();
    await page.getByRole('radio', { name: 'Person', exact: true }).check();
    await button(page, 'Begin').click();
    await button(page, 'I am Left').click();
    await page.keyboard.press('2');
    await button(page, 'I am Right').click();
    await at(page, /waiting/);
    await page.keyboard.press('2');
    await at(page, /waiting/);
    await page.keyboard.press('1');
    // A busy machine looks too late at what lasts a moment.
    await stopClock(page);
    await button(page, 'I am Left').click();
    await at(page, /presenting/);
    await page.keyboard.press('Space');
    await at(page, /waiting/);
    await expect(page.getByText('It is night 2.')).toHaveCount(1);
  });
});

test('a bot of the chosen strength plays at its seat, also after a reload, and names are remembered', async ({ page }) => {
  await openSetup(page);
  await page.getByLabel('Name').fill('Marta');
  await page.getByRole('radio', { name: /^Right/ }).check();
  await page.getByRole('radio', { name: /^Careful/ }).check();
  await button(page, 'Begin').click();
  for (const night of [1, 2]) {
    await at(page, /waiting/);
    await expect(page.getByText(`It is night ${night}.`)).toHaveCount(1);
    await page.keyboard.press('1');
    await expect(page.getByText(`It is night ${night + 1}.`)).toHaveCount(1);
    await page.reload();
    await button(page, /^Continue/).click();
  }
  await at(page, /waiting/);
  await open(page, '#burglary/setup');
  await expect(page.getByRole('radio', { name: /^Marta Person/ })).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /^Right Bot, Careful/ })).toHaveCount(1);
});
