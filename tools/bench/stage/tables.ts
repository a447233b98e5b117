// What it costs to lay a table: the first one, the one after a game, and ten encounters in a row.
import type { Browser, Page } from '@playwright/test';
import { aGameWithDoors, type Game, nearlyOver, playOn } from '../../../tests/e2e/support/games';
import { waysTo } from '../../../tests/e2e/support/menus';
import { TablePage } from '../../../tests/e2e/support/TablePage';
import { type Graphics, meterGraphics } from './meter';
import { CATEGORIES, type Tasks, tasksIn } from './tasks';

export interface Conditions {
  readonly browser: Browser;
  readonly url: string;
  /** How many times slower than this machine. */
  readonly slowed: 1 | 4;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly density?: number;
}

/** What a stretch of the page's life has cost. */
export interface Cost extends Tasks {
  /** Milliseconds from the last click to the frame that shows the table. */
  readonly wait: number;
  /** Milliseconds from there until nothing more was uploaded. */
  readonly settled: number;
  readonly requests: number;
  readonly textures: number;
  /** Millions of pixels uploaded, and milliseconds within uploads. */
  readonly pixels: number;
  readonly uploading: number;
  readonly programs: number;
  readonly contexts: number;
  /** At the end: textures, and the memory of all of them in MB. */
  readonly held: number;
  readonly memory: number;
}

/** What arrives after a table is there has arrived by then. */
const SETTLE = 2500;
const ENCOUNTERS = 10;

export interface Measured {
  /** Begin was pressed at once. */
  readonly hurried: Cost;
  /** Begin was pressed after a look at the page that it stands on. */
  readonly first: Cost;
  readonly next: Cost;
}

export async function openedTables(conditions: Conditions): Promise<Measured> {
  return {
    hurried: await firstTable(conditions, 0),
    first: await firstTable(conditions, SETTLE),
    next: await afterAGame(conditions),
  };
}

/** From the page that a game begins on, after so many milliseconds, to the first table. */
async function firstTable(conditions: Conditions, look: number): Promise<Cost> {
  const { page, table } = await freshPage(conditions, 4);
  await table.open();
  await page.getByRole('button', { name: /^New delve/ }).click();
  const begin = page.getByRole('button', { name: /^Begin/ });
  await begin.waitFor();
  await page.waitForTimeout(look);
  const cost = await costOf(page, () => begin.click());
  await page.context().close();
  return cost;
}

/** From the setup page of any game, after a look at it, to its first table. */
export async function tableFrom(conditions: Conditions, address: string): Promise<Cost> {
  const { page } = await freshPage(conditions, 4);
  await page.goto(`./#${address}`);
  const begin = page.getByRole('button', { name: /^Begin/ });
  await begin.waitFor();
  await page.waitForTimeout(SETTLE);
  const cost = await costOf(page, () => begin.click());
  await page.context().close();
  return cost;
}

/** From the end of a game to the table of the next. */
async function afterAGame(conditions: Conditions): Promise<Cost> {
  const { page, table } = await freshPage(conditions, 4);
  const { game, last } = nearlyOver();
  await table.resume(game);
  await page.waitForTimeout(SETTLE);
  await table.play(game, [last]);
  await table.action('again').press('Enter');
  const again = page.getByRole('button', { name: /^Try again/ });
  await again.waitFor();
  await page.waitForTimeout(SETTLE);
  const cost = await costOf(page, () => again.click());
  await page.context().close();
  return cost;
}

/** Ten encounters at real speed. */
export async function encounters(conditions: Conditions): Promise<Cost> {
  const { page, table } = await freshPage(conditions, 1);
  const game = aGameWithDoors();
  await table.resume(game);
  await page.waitForTimeout(SETTLE);
  const cost = await costOf(page, () => playEncounters(table, game));
  await page.context().close();
  return cost;
}

async function playEncounters(table: TablePage, from: Game): Promise<void> {
  let met = 0;
  let now = from;
  for (const { command, game } of playOn(from)) {
    for (const id of waysTo(now.state, command)) await table.action(id).press('Enter');
    await table.shows(game);
    if (game.state.turn > now.state.turn) met += 1;
    if (met >= ENCOUNTERS || game.state.phase === 'over') return;
    now = game;
  }
}

/** The triangles are left out: without a graphics card the processor fills them, and takes both cores from what is measured. */
function withoutTriangles(): void {
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    Object.assign(prototype, { drawElements: () => undefined, drawArrays: () => undefined });
  }
}

async function freshPage(
  { browser, url, slowed, viewport = DESK, density = 1 }: Conditions,
  speed: 1 | 4,
): Promise<{ readonly page: Page; readonly table: TablePage }> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: density, baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(withoutTriangles);
  await page.addInitScript(meterGraphics);
  const settings = JSON.stringify({ speed, theatre: 'full' });
  await page.addInitScript((text) => localStorage.setItem('lanterndeep-settings', text), settings);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return { page, table: new TablePage(page) };
}

const DESK = { width: 1280, height: 720 };

async function costOf(page: Page, act: () => Promise<void>): Promise<Cost> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('there is no browser');
  let requests = 0;
  const count = (): void => {
    requests += 1;
  };
  const before = await graphicsOf(page);
  const tables = await page.evaluate(() => window.tables_metered?.length ?? 0);
  await browser.startTracing(page, { categories: CATEGORIES });
  page.on('request', count);
  await act();
  await page.waitForFunction((known) => (window.tables_metered?.length ?? 0) > known, tables, { timeout: 120_000 });
  await page.waitForTimeout(SETTLE);
  page.off('request', count);
  const tasks = tasksIn(await browser.stopTracing());
  const after = await graphicsOf(page);
  const { shown, clicked } = await page.evaluate((known) => {
    const { tables_metered: shows = [], clicks_metered: clicks = [] } = window;
    return { shown: shows[known] ?? 0, clicked: clicks.at(-1) ?? 0 };
  }, tables);
  return {
    ...tasks,
    wait: shown - clicked,
    settled: Math.max(0, after.last - shown),
    requests,
    textures: after.made - before.made,
    pixels: (after.uploaded - before.uploaded) / 1e6,
    uploading: after.time - before.time,
    programs: after.programs - before.programs,
    contexts: after.contexts - before.contexts,
    held: after.kept,
    memory: (after.held * 4) / 1e6,
  };
}

async function graphicsOf(page: Page): Promise<Graphics> {
  const none = { made: 0, kept: 0, uploaded: 0, held: 0, time: 0, programs: 0, contexts: 0, last: 0 };
  return (await page.evaluate(() => window.graphics_metered)) ?? none;
}
