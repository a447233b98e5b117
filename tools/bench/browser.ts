// What the table costs in a browser: frames at rest and in motion, and what an hour of play leaves behind in memory.
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { type Frame, meterFrames } from '../../src/debug/meter';
import type { Plan } from '../../src/debug/plan';
import { hashOf, parseSave } from '../../src/engine/kernel';
import { oneDeckDungeon, type Phase } from '../../src/engine/onedeck';
import { type Held, held } from '../../tests/e2e/support/browserParts';
import { CURRENT, readDrawers } from '../../tests/e2e/support/drawers';
import { aLongGame, asGame, type Game, playOn } from '../../tests/e2e/support/games';
import { waysTo } from '../../tests/e2e/support/menus';
import { FULL, justBefore } from '../../tests/e2e/support/rehearsals';
import { TablePage } from '../../tests/e2e/support/TablePage';
import { findBrowser } from '../ready/browser.mjs';
import type { Row } from './row';

const OUT = '.cache/bench/dist';
const SIZE = { width: 1280, height: 720 };
const REST = 3000;
const MOST_CALLS = 40;
/** A fast party decides ten times a minute; at 4× that often. What happens between decisions costs nothing and is left out. */
const COMMANDS_IN_AN_HOUR = 600;
/** Pictures, fonts and sounds that stay have been loaded by then. */
const WARM_UP = 100;
const MOST_GROWTH = 1.25;

interface Bench {
  readonly browser: Browser;
  readonly url: string;
}

export async function browserRows(): Promise<readonly Row[]> {
  const executablePath = findBrowser();
  if (executablePath === null) return [{ what: 'the table in a browser', budget: '', found: 'no browser', ok: false }];
  await build({ logLevel: 'silent', build: { outDir: OUT, emptyOutDir: true } });
  const server = await preview({ logLevel: 'silent', build: { outDir: OUT }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch({ executablePath });
  const bench: Bench = { browser, url: server.resolvedUrls?.local[0] ?? '' };
  try {
    return [...(await frameRows(bench)), ...(await hourRows(bench))];
  } finally {
    await browser.close();
    await server.close();
  }
}

async function frameRows(bench: Bench): Promise<readonly Row[]> {
  const fight = await rolled(bench, FULL.fight);
  const boss = await rolled(bench, FULL.boss, 'descend');
  const calls = Math.max(...[...fight.rolling, ...fight.resting, ...boss.rolling].map((frame) => frame.calls));
  return [
    { what: 'draw calls, four heroes, 18 dice, 7 boxes', budget: `≤ ${MOST_CALLS}`, found: `${calls}`, ok: calls <= MOST_CALLS },
    scriptRow('JavaScript per frame at rest', 0.8, fight.resting),
    scriptRow('JavaScript per frame while 18 dice roll', 2, fight.rolling),
    scriptRow('JavaScript per frame, a boss met and faced by four', 2, boss.rolling),
  ];
}

function scriptRow(what: string, most: number, frames: readonly Frame[]): Row {
  const sorted = frames.map(({ script }) => script).sort((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  const [median, late] = [at(0.5), at(0.95)];
  const found = sorted.length === 0 ? 'asleep' : `${median.toFixed(1)} ms (95 %: ${late.toFixed(1)} ms, ${sorted.length} frames)`;
  return { what, budget: `median ≤ ${most} ms`, found, ok: median <= most };
}

/** The frames from the last decision before the dice, or from an earlier one, to the dice at rest, and those at rest after it. */
async function rolled(bench: Bench, plan: Plan, from: Phase = 'pool') {
  const { game, ways } = justBefore(plan, from, 'pool');
  const { page, table } = await opened(bench);
  // Whoever runs this file has written names into functions that are asked for by this.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(meterFrames);
  await table.resume(game);
  await page.waitForTimeout(REST);
  await drawn(page);
  await table.play(game, ways);
  const rolling = await drawn(page);
  await page.waitForTimeout(500);
  await drawn(page);
  await page.waitForTimeout(REST);
  const resting = await drawn(page);
  await page.context().close();
  return { rolling, resting };
}

const drawn = (page: Page): Promise<readonly Frame[]> => page.evaluate(() => window.frames_metered?.splice(0) ?? []);

async function opened({ browser, url }: Bench): Promise<{ readonly page: Page; readonly table: TablePage }> {
  const context = await browser.newContext({ viewport: SIZE, baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  // A machine that draws slowly would leave out what is to be measured.
  await page.addInitScript(() => localStorage.setItem('lanterndeep-settings', JSON.stringify({ speed: 1, theatre: 'full' })));
  return { page, table: new TablePage(page) };
}

/** One page all the time: whatever a game leaves behind stays and adds up. */
async function hourRows(bench: Bench): Promise<readonly Row[]> {
  const { page, table } = await opened(bench);
  await page.addInitScript(() => localStorage.setItem('lanterndeep-settings', JSON.stringify({ speed: 4, theatre: 'full' })));
  await table.resume(aLongGame());
  let commands = 0;
  let before: Held | null = null;
  const playThrough = async (game: Game): Promise<void> => {
    let now = game;
    for (const { command, game: next } of playOn(game)) {
      for (const id of waysTo(now.state, command)) await table.action(id).press('Enter');
      await table.shows(next);
      now = next;
      commands += 1;
      if (commands === WARM_UP) before = await held(page);
      if (commands === COMMANDS_IN_AN_HOUR) return;
    }
  };
  await playThrough(aLongGame());
  while (commands < COMMANDS_IN_AN_HOUR) await playThrough(await another(table));
  const after = await held(page);
  await page.context().close();
  return (['bytes', 'nodes', 'listeners'] as const).map((what) => heldRow(what, before ?? after, after));
}

/** The one that is offered when a game is over; what it is stands in the save. */
async function another(table: TablePage): Promise<Game> {
  const { page } = table;
  await table.action('again').press('Enter');
  await page.getByRole('button', { name: 'Once more like this' }).press('Enter');
  await table.waits('turnStart');
  const hash = await table.hash();
  for (;;) {
    const saved = parseSave(oneDeckDungeon, (await readDrawers(page)).get(CURRENT));
    if (saved.ok && hashOf(saved.value.history.state) === hash) return asGame(saved.value.history);
    await page.waitForTimeout(100);
  }
}

const HELD = { bytes: 'JavaScript memory', nodes: 'page nodes', listeners: 'listeners' } as const;

function heldRow(what: keyof Held, before: Held, after: Held): Row {
  const [first, last] = [before, after].map((at) => (what === 'bytes' ? `${(at.bytes / 1e6).toFixed(1)} MB` : `${at[what]}`));
  return {
    what: `${HELD[what]} after an hour at 4× (${COMMANDS_IN_AN_HOUR} commands)`,
    budget: `≤ ${MOST_GROWTH} times as after ${WARM_UP}`,
    found: `${first} → ${last}`,
    ok: after[what] <= before[what] * MOST_GROWTH,
  };
}
