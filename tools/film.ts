// Looks at what moves: `npm run film` draws every event of the game frame by frame, one contact sheet for each.
// -- --events dieRolled,motions.heroicForged --frames 12 --size 390x844 --party warrior,rogue --card goblin-1 --dungeon lichs-tomb --floor 2
// --level 3 --moment boss --rolls 666111 --armed: only these, on that set-up; --from 200 --to 700: only that stretch; --url http://…: of a game that is served already
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from './ready/browser.mjs';
import { layoutsFor } from './shots/layouts';
import { contactSheet, type Shot } from './shots/sheet';

const { values } = parseArgs({
  options: {
    events: { type: 'string' },
    frames: { type: 'string', default: '12' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '60000' },
    size: { type: 'string', default: '1280x720' },
    party: { type: 'string', default: 'warrior' },
    card: { type: 'string', default: 'goblin-1' },
    dungeon: { type: 'string', default: 'dragons-cave' },
    floor: { type: 'string', default: '1' },
    level: { type: 'string', default: '1' },
    moment: { type: 'string', default: 'card' },
    rolls: { type: 'string', default: '' },
    armed: { type: 'boolean', default: false },
    url: { type: 'string' },
    out: { type: 'string', default: 'tests/e2e/shots/films' },
  },
});
const ROW = 360;
const EVENTS = 'events.';
/** How long somebody may take to play one event on a machine that draws slowly. */
const PLAYED_WITHIN = 60_000;
/** The table as players see it: nothing beside it, nothing over it. */
const WHOLE_TABLE =
  ':root{--debug-width:0px!important;--debug-height:0px!important}.debug,.debug-meter{opacity:0!important;pointer-events:none}';

const served = values.url === undefined ? await serve() : null;
const browser = await chromium.launch({ executablePath: findBrowser() ?? '' });
const [layout] = layoutsFor({ sizes: values.size });
const viewport = { width: layout?.width ?? 0, height: layout?.height ?? 0 };
// As small as the sheet shows it: a processor draws that in a quarter of the time.
const deviceScaleFactor = Math.min(1, ROW / viewport.height);
const baseURL = values.url ?? served?.resolvedUrls?.local[0] ?? '';
const page = await (await browser.newContext({ baseURL, viewport, deviceScaleFactor, serviceWorkers: 'block' })).newPage();
page.on('pageerror', (error) => console.error(error.stack));
mkdirSync(values.out, { recursive: true });
await setUp(page);
const there = await listedIn(page);
const wanted = values.events?.split(',').map(itemOf) ?? there.filter((item) => item.startsWith(EVENTS));
for (const item of wanted) {
  if (there.includes(item)) await film(page, item);
  else console.error(`${item} does not come up on this set-up; there are: ${there.join(' ')}`);
}
await browser.close();
await served?.close();

async function setUp(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('lanterndeep-settings', JSON.stringify({ theatre: 'full', language: 'en' })),
  );
  await page.goto('./?debug');
  const form = page.locator('form.debug-plan');
  await page.locator('aside.debug summary').first().click();
  const fields = [values.dungeon, values.floor, values.level, values.moment, values.card];
  for (const [at, value] of fields.entries()) await form.locator('select').nth(at).selectOption(value);
  await form.locator('label > input:not([type=checkbox])').fill(values.rolls);
  const party = values.party.split(',');
  // Whoever is asked for comes before the others go: a party is never empty.
  for (const comes of [true, false]) {
    for (const box of await form.locator('fieldset label').all()) {
      const name = (await box.textContent())?.toLowerCase() ?? '';
      if (party.includes(name) === comes) await box.locator('input').setChecked(comes);
    }
  }
  if (values.armed) await form.locator('> label input[type=checkbox]').check();
  await form.locator('button').last().click();
  // The page's policy allows no style element of this tool.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, WHOLE_TABLE);
  await page.locator('html[data-table="waiting"]').waitFor({ state: 'attached' });
}

/** Events need no more than their names. */
function itemOf(name: string): string {
  return name.includes('.') ? name : `${EVENTS}${name}`;
}

function listedIn(page: Page): Promise<readonly string[]> {
  return page.locator('[data-item]').evaluateAll((all) => all.flatMap((one) => one.getAttribute('data-item') ?? []));
}

/** Played once, which tells how long it is; then gone through. */
async function film(page: Page, item: string): Promise<void> {
  const scrub = page.locator('aside.debug input[type=range]');
  const name = item.replace(EVENTS, '');
  await page.locator(`[data-item="${item}"]`).evaluate((button: HTMLElement) => button.click());
  const began = Date.now();
  // How long the one before it was is forgotten first.
  for (const isPlayed of [false, true]) {
    await page.waitForFunction(
      (played) => Number(document.querySelector('aside.debug input[type=range]')?.getAttribute('max')) > 0 === played,
      isPlayed,
      { timeout: PLAYED_WITHIN },
    );
  }
  // A machine that draws slowly takes longer to play it than it lasts: only going through it tells.
  await goTo(page, Number(await scrub.getAttribute('max')));
  const length = Number(await scrub.getAttribute('max'));
  const count = Number(values.frames);
  const [from, to] = [Number(values.from), Math.min(length, Number(values.to))];
  const shots: Shot[] = [];
  for (let at = 0; at < count && length > 60; at++) {
    const time = Math.round(from + ((to - from) * at) / (count - 1));
    await goTo(page, time);
    shots.push({ picture: await page.screenshot(), caption: `${name} ${time} of ${length} ms` });
  }
  if (shots.length === 0) return;
  const path = join(values.out, `${name}.png`);
  await contactSheet(shots, path, ROW);
  console.log(`${path} (${length} ms, ${Math.round((Date.now() - began) / 1000)} s)`);
}

/** To this moment, or to the last that there is. */
async function goTo(page: Page, time: number): Promise<void> {
  await page.locator('aside.debug input[type=range]').evaluate((range: HTMLInputElement, to) => {
    range.value = String(to);
    range.dispatchEvent(new Event('input'));
  }, time);
  await page.waitForFunction(
    (to) => {
      const [at = 0, length = 0] = document.querySelector('aside.debug output')?.textContent.match(/\d+/g)?.map(Number) ?? [];
      return Math.abs(at - Math.min(to, length)) <= 2;
    },
    time,
    { timeout: PLAYED_WITHIN },
  );
}

async function serve() {
  await build({ logLevel: 'warn' });
  return preview({ preview: { port: 4941 }, logLevel: 'warn' });
}
