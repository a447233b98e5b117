import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hashOf, parseSave } from '../../src/engine/kernel';
import { oneDeckDungeon, type Setup } from '../../src/engine/onedeck';
import { askedOf } from '../support/attacks';
import { picker } from '../support/picker';
import { withoutWebgl } from './support/browserParts';
import { busyStore } from './support/busyStore';
import { CURRENT, putDrawer, readDrawers } from './support/drawers';
import { begun } from './support/games';
import { KeptLedger } from './support/keptLedger';
import { type MortalBrowser, openMortalBrowser } from './support/mortalBrowser';
import { playRestlessly } from './support/restlessHands';

const { count: KILLS, seed: SEED } = askedOf('kills');
const SETUP: Setup = { heroes: ['warrior'], dungeon: 'yetis-cavern', tier: 'standard' };
/** Longer games take longer to load, and prove nothing more. */
const LONG = 120;

/** A table that is there in a moment: without a picture, fonts, sounds, motion and workers, none of which is meant here. */
async function bare(page: Page): Promise<void> {
  await withoutWebgl(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    localStorage.setItem('lanterndeep-settings', JSON.stringify({ speed: 'instant', muted: true }));
  });
  await page.route(/\.(woff2|ogg|mp3)$|blank\.html$/, (route) =>
    route.fulfill(
      route.request().url().endsWith('.html') ? { contentType: 'text/html', body: '<!doctype html>' } : { status: 204 },
    ),
  );
}

async function layNewGame(page: Page, url: string, seed: string): Promise<void> {
  await page.goto(`${url}blank.html`);
  await page.evaluate(() => localStorage.clear());
  await putDrawer(page, CURRENT, begun(SETUP, seed).save);
}

interface Returned {
  readonly hash: string;
  readonly isOver: boolean;
  /** Every state that the game has gone through. */
  readonly states: ReadonlySet<string>;
}

/** Opens the game that is saved, as a player does. */
async function comesBack(page: Page, url: string): Promise<Returned> {
  const { hash, isOver } = await opened(page, url);
  await expect.poll(async () => (await readDrawers(page)).get(CURRENT)).toMatchObject({ hash });
  const save = parseSave(oneDeckDungeon, (await readDrawers(page)).get(CURRENT));
  if (!save.ok) throw new Error(`the save cannot be read: ${save.rejection.key}`);
  const states = [hash];
  for (let { past } = save.value.history; past !== null; past = past.rest) states.push(hashOf(past.value.before));
  return { hash, isOver, states: new Set(states) };
}

async function opened(page: Page, url: string): Promise<Omit<Returned, 'states'>> {
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const goOn = page.getByRole('button', { name: /^Continue/ });
  if ((await goOn.count()) === 0) {
    await expect.poll(async () => (await readDrawers(page)).get(CURRENT)).toMatchObject({ recorded: true });
    const { hash } = (await readDrawers(page)).get(CURRENT) as { readonly hash: string };
    return { hash, isOver: true };
  }
  await goOn.click();
  await page.locator('html[data-table="waiting"]').waitFor({ state: 'attached' });
  return { hash: (await page.locator('html').getAttribute('data-hash')) ?? '', isOver: false };
}

test(`${KILLS} kills of the browser lose nothing that was kept`, async ({ baseURL }) => {
  const url = `${baseURL}/`;
  test.setTimeout(KILLS * 20_000 + 120_000);
  const pick = picker(`kills ${SEED}`);
  const profile = await mkdtemp(join(tmpdir(), 'lanterndeep-kills-'));
  const totals = { kills: 0, busy: 0, moves: 0, unkept: 0, lost: 0, killsWithLoss: 0 };
  let ledger: KeptLedger | null = null;
  let browser: MortalBrowser | null = null;
  let played = LONG;
  try {
    for (let round = 0; round <= KILLS; round++) {
      browser = await openMortalBrowser(profile);
      const { context } = browser;
      const page = context.pages()[0] ?? (await context.newPage());
      await bare(page);
      let isOver = true;
      let hash = '';
      if (ledger !== null) {
        const returned = await comesBack(page, url);
        ({ hash, isOver } = returned);
        const lost = ledger.lostBy(returned.states);
        totals.lost += lost;
        totals.killsWithLoss += lost > 0 ? 1 : 0;
      }
      if (round === KILLS) break;
      if (isOver || played >= LONG) {
        await layNewGame(page, url, `kill ${SEED} ${round}`);
        ({ hash } = await opened(page, url));
        played = 0;
      }
      const now = new KeptLedger(hash);
      const isBusy = pick(4) === 0;
      await playRestlessly(page, { seed: pick(1_000_000), pause: 60 }, (told) => now.hear(told));
      // A kill before the first move would prove nothing, and a busy machine is slow to make it.
      await expect.poll(() => now.moves).toBeGreaterThan(0);
      await page.waitForTimeout(pick(400));
      if (isBusy) {
        const release = await busyStore(context, url);
        await page.waitForTimeout(pick(2000));
        if (pick(2) === 0) void release().catch(() => undefined);
        await page.waitForTimeout(pick(200));
      }
      await browser.kill();
      browser = null;
      ledger = now;
      played += now.moves;
      totals.kills += 1;
      totals.busy += isBusy ? 1 : 0;
      totals.moves += now.moves;
      totals.unkept += now.unkept;
      if (totals.kills % 25 === 0) console.log(JSON.stringify(totals));
    }
  } finally {
    await browser?.kill();
    await rm(profile, { recursive: true, force: true });
    console.log(`kills, from seed ${SEED}: ${JSON.stringify(totals)}`);
  }
  expect(totals.moves).toBeGreaterThanOrEqual(KILLS);
});
