// What the table costs in a browser: frames at rest and in motion, and what an hour of play leaves behind in memory.
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { meterFrames } from '../../src/debug/meter';
import type { Phase } from '../../src/engine/onedeck';
import { FIRST_PLAN, type Plan } from '../../src/games/onedeck/debug/plan';
import { withoutPixels } from '../../tests/e2e/support/browserParts';
import { FULL, justBefore } from '../../tests/e2e/support/rehearsals';
import { findBrowser } from '../ready/browser.mjs';
import { hourRows } from './hour';
import { type Bench, opened } from './opened';
import type { Row } from './row';
import { stageRows } from './stage/rows';
import { markFrames, scriptsIn, traced } from './tracing';

const OUT = '.cache/bench/dist';
/** Long enough for some hundred frames. */
const REST = 3000;
const MOST_CALLS = 40;

/** A look at the frames takes a minute, an hour of play some more. */
export async function browserRows(what: 'all' | 'frames'): Promise<readonly Row[]> {
  const executablePath = findBrowser();
  if (executablePath === null) return [{ what: 'the table in a browser', budget: '', found: 'no browser', ok: false }];
  await build({ logLevel: 'silent', build: { outDir: OUT, emptyOutDir: true } });
  const server = await preview({ logLevel: 'silent', build: { outDir: OUT }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch({ executablePath });
  const bench: Bench = { browser, url: server.resolvedUrls?.local[0] ?? '' };
  try {
    const frames = await frameRows(bench);
    return what === 'frames' ? frames : [...frames, ...(await stageRows(bench)), ...(await hourRows(bench))];
  } finally {
    await browser.close();
    await server.close();
  }
}

async function frameRows(bench: Bench): Promise<readonly Row[]> {
  const usual = await rolled(bench, FIRST_PLAN);
  const fight = await rolled(bench, FULL.fight);
  const boss = await rolled(bench, FULL.boss, 'descend');
  const calls = Math.max(...fight.calls, ...boss.calls);
  return [
    {
      what: 'draw calls, four heroes, 18 dice, 7 boxes',
      budget: `≤ ${MOST_CALLS}`,
      found: `${calls}`,
      ok: calls <= MOST_CALLS,
      figure: { key: 'draw calls in the fullest frame', value: calls, better: 'less' },
    },
    scriptRow('at rest, one hero and a foe', 0.8, usual.resting),
    scriptRow('at rest, four heroes, 18 dice', 0.8, fight.resting),
    scriptRow('while 18 dice roll', 2, fight.rolling),
    scriptRow('while a boss is met and faced by four', 2, boss.rolling),
  ];
}

function scriptRow(name: string, most: number, frames: readonly number[]): Row {
  const what = `JavaScript of a frame ${name}`;
  const budget = `median ≤ ${most} ms of thread time`;
  if (frames.length === 0) return { what, budget, found: 'asleep', ok: true };
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  const [median, late] = [at(0.5), at(0.95)];
  const found = `${median.toFixed(2)} ms (95 %: ${late.toFixed(2)} ms, ${sorted.length} frames)`;
  return { what, budget, found, ok: median <= most };
}

/** The frames from the last decision before the dice, or from an earlier one, to the dice at rest, and those at rest after it. */
async function rolled(bench: Bench, plan: Plan, from: Phase = 'pool') {
  const { game, ways } = justBefore(plan, from, 'pool');
  const { page, table } = await opened(bench);
  // The bench is run by a tool that writes this helper into functions; the page does not have it.
  await page.addInitScript('globalThis.__name = (named) => named');
  // It is about JavaScript: without a graphics card, drawing would take both cores from it, and most frames.
  await withoutPixels(page);
  await page.addInitScript(markFrames);
  await page.addInitScript(meterFrames);
  await table.resume(game);
  await page.waitForTimeout(REST);
  await drawn(page);
  const rolling = await traced(page, async () => {
    await table.play(game, ways);
  });
  const calls = await drawn(page);
  await page.waitForTimeout(500);
  await drawn(page);
  const resting = await traced(page, () => page.waitForTimeout(REST));
  calls.push(...(await drawn(page)));
  await page.context().close();
  return { rolling: scriptsIn(rolling), resting: scriptsIn(resting), calls };
}

/** Draw calls of each frame since the last time. */
const drawn = (page: Page): Promise<number[]> =>
  page.evaluate(() => window.frames_metered?.splice(0).map(({ calls }) => calls) ?? []);
