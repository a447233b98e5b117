import type { Page } from '@playwright/test';
import { axeComplaints } from './support/axe';
import { keyboardOf } from './support/players/keyboards';
import { type BuildServer, serveBuild } from './support/serveBuild';
import { expect, test } from './support/test';
import { buildTiny } from './support/tiny/buildTiny';

const OVER = 'The loot is counted';

test.describe.configure({ mode: 'default' });

let server: BuildServer;
test.beforeAll(async () => {
  server = await serveBuild(await buildTiny());
});
test.afterAll(() => server.stop());

async function open(page: Page, players: '' | '?bot'): Promise<void> {
  await page.goto(`${server.url}tests/e2e/support/tiny/index.html${players}`);
  await settled(page);
}

/** Waits until somebody is to do something, and returns whether the device has to be handed over first. */
async function settled(page: Page): Promise<'waiting' | 'curtain'> {
  await expect(page.locator('html')).toHaveAttribute('data-table', /waiting|curtain/);
  return (await page.locator('html').getAttribute('data-table')) === 'curtain' ? 'curtain' : 'waiting';
}

/** Presses it, and waits until this is heard: a press is heard of with the next frame. */
async function chooseByMouse(page: Page, name: string): Promise<void> {
  const root = page.locator('html');
  const before = (await root.getAttribute('data-hash')) ?? '';
  await clickOver(page, name);
  await expect(root).not.toHaveAttribute('data-hash', before);
}

const heading = (page: Page) => page.locator('h1');

/** Presses what a button of the mirror lies over: the mirror itself is deaf to pointers. */
async function clickOver(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  if (box === null) throw new Error(`${name} lies nowhere`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('two persons play it to the end by keys, eyes shut, and hand the device over', async ({ page }) => {
  const keyboard = keyboardOf(page);
  await open(page, '');
  expect(await axeComplaints(page), 'curtain').toEqual([]);
  const handed: string[] = [];
  for (let choices = 0; (await heading(page).textContent()) !== OVER; ) {
    if ((await settled(page)) === 'curtain') {
      await expect(page.getByRole('dialog')).toHaveAccessibleName(/^Hand the device to/);
      const ready = page.getByRole('button', { name: /^I am/ });
      await expect(ready).toBeFocused();
      handed.push((await ready.textContent()) ?? '');
      await keyboard.strike('Escape');
      await expect(page.getByRole('dialog')).toBeVisible();
      await keyboard.strike('Enter');
    } else {
      const spoken = await keyboard.listen();
      expect(spoken.find(({ focused }) => focused)?.name).toBe('Stay at home');
      // In turn by the list and by the digit of a choice.
      if (choices % 2 === 0) await keyboard.strike('Tab');
      await keyboard.strike(choices % 2 === 0 ? 'Enter' : '2');
      choices += 1;
    }
    await settled(page);
  }
  expect(handed).toEqual(['I am Left', 'I am Right', 'I am Left', 'I am Right']);
  expect(await axeComplaints(page), 'over').toEqual([]);
});

test('a person and a bot play it to the end by mouse', async ({ page }) => {
  await open(page, '?bot');
  while ((await heading(page).textContent()) !== OVER) {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await chooseByMouse(page, 'Take one torch');
    await settled(page);
  }
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'counted');
});

test('the device is handed over and a choice taken back by mouse', async ({ page }) => {
  await open(page, '');
  await page.getByRole('button', { name: 'I am Left' }).click();
  await expect(page.getByText('Holds a loose beam (0).')).toHaveCount(1);
  await chooseByMouse(page, 'Take two torches');
  expect(await settled(page)).toBe('curtain');
  await expect(page.getByText('Holds a loose beam (0).')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Hand the device to Left');
});
