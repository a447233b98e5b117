// What an hour of play leaves behind in memory: one page all the time, so that whatever a game leaves stays and adds up.
import type { Page } from '@playwright/test';
import { hashOf, parseSave } from '../../src/engine/kernel';
import { oneDeckDungeon } from '../../src/engine/onedeck';
import { type Held, held, withoutPixels } from '../../tests/e2e/support/browserParts';
import { CURRENT, readDrawers } from '../../tests/e2e/support/drawers';
import { aLongGame, asGame, type Game, playOn } from '../../tests/e2e/support/games';
import { waysTo } from '../../tests/e2e/support/menus';
import type { TablePage } from '../../tests/e2e/support/TablePage';
import { type Bench, opened } from './opened';
import type { Row } from './row';
import { meterGraphics } from './stage/meter';

/** A fast party decides ten times a minute; at 4× that often. What happens between decisions costs nothing and is left out. */
const COMMANDS = 600;
/** Pictures, fonts and sounds that stay have been loaded by then. */
const WARM_UP = 200;
const TELLING = 50;
const MOST_GROWTH = 1.25;
const SAMPLES = 5;
/** Textures of figures and cards are kept until there are 300 (`keptTextures.ts`); the table that lies there has its own. */
const MOST_TEXTURES = 360;
/** Memory knows no sizes: the fewer points there are, the sooner the hour is over. A smaller window would have no picture at all. */
const SMALL = { width: 640, height: 360, speed: 4 } as const;

export async function hourRows(bench: Bench): Promise<readonly Row[]> {
  const { page, table } = await opened(bench, SMALL);
  // The bench is run by a tool that writes this helper into functions; the page does not have it.
  await page.addInitScript('globalThis.__name = (named) => named');
  await withoutPixels(page);
  await page.addInitScript(meterGraphics);
  const began = Date.now();
  let before: Held | null = null;
  await table.resume(aLongGame());
  for await (const commands of commandsOf(table)) {
    if (commands % TELLING === 0) console.error(`an hour of play: ${commands} of ${COMMANDS} commands, ${secondsSince(began)} s`);
    if (commands === WARM_UP) before = await heldAtRest(page);
    if (commands === COMMANDS) break;
  }
  const after = await heldAtRest(page);
  const textures = await page.evaluate(() => window.graphics_metered?.kept ?? 0);
  await page.context().close();
  const held = (['bytes', 'nodes', 'listeners'] as const).map((what) => heldRow(what, before ?? after, after));
  return [...held, texturesRow(textures)];
}

const secondsSince = (began: number): number => Math.round((Date.now() - began) / 1000);

/** One game after the other, each command carried out at the table; counts them. */
async function* commandsOf(table: TablePage): AsyncGenerator<number> {
  let commands = 0;
  for (let game = aLongGame(); ; game = await another(table)) {
    let now = game;
    for (const { command, game: next } of playOn(game)) {
      for (const id of waysTo(now.state, command)) await table.action(id).dispatchEvent('click');
      await table.shows(next);
      now = next;
      commands += 1;
      yield commands;
    }
  }
}

/** The one that is offered when a game is over; what it is stands in the save. */
async function another(table: TablePage): Promise<Game> {
  const { page } = table;
  await table.action('again').press('Enter');
  await page.getByRole('button', { name: /^Try again/ }).press('Enter');
  await table.waits('choose');
  const hash = await table.hash();
  for (;;) {
    const saved = parseSave(oneDeckDungeon, (await readDrawers(page)).get(CURRENT));
    if (saved.ok && hashOf(saved.value.history.state) === hash) return asGame(saved.value.history);
    await page.waitForTimeout(100);
  }
}

/** Some garbage goes only when it has been looked for several times: one sample says nothing. */
async function heldAtRest(page: Page): Promise<Held> {
  const samples: Held[] = [];
  while (samples.length < SAMPLES) {
    await page.waitForTimeout(200);
    samples.push(await held(page));
  }
  const median = (what: keyof Held): number =>
    samples.map((one) => one[what]).sort((one, other) => one - other)[SAMPLES >> 1] ?? 0;
  return { bytes: median('bytes'), nodes: median('nodes'), listeners: median('listeners') };
}

function texturesRow(textures: number): Row {
  return {
    what: `textures after an hour at 4× (${COMMANDS} commands)`,
    budget: `≤ ${MOST_TEXTURES}`,
    found: `${textures}`,
    // A page without a picture has none.
    ok: textures > 0 && textures <= MOST_TEXTURES,
  };
}

const HELD = { bytes: 'JavaScript memory', nodes: 'page nodes', listeners: 'listeners' } as const;

function heldRow(what: keyof Held, before: Held, after: Held): Row {
  const [first, last] = [before, after].map((at) => (what === 'bytes' ? `${(at.bytes / 1e6).toFixed(1)} MB` : `${at[what]}`));
  return {
    what: `${HELD[what]} after an hour at 4× (${COMMANDS} commands)`,
    budget: `≤ ${MOST_GROWTH} times as after ${WARM_UP}`,
    found: `${first} → ${last} (median of ${SAMPLES})`,
    ok: after[what] <= before[what] * MOST_GROWTH,
  };
}
