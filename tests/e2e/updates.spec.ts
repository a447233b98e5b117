import { type Browser, expect, test } from '@playwright/test';
import { askedOf } from '../support/attacks';
import { openBuildHost } from './support/updates/buildHost';
import { readBareBuild } from './support/updates/builds';
import { FAULTS, type Tally, UpdateRounds } from './support/updates/UpdateRounds';

const { count: UPDATES, seed: SEED } = askedOf('updates');
/** So many profiles are updated at the same time, each from a host of its own: most of an update is waiting. */
const PROFILES = UPDATES < 8 ? 1 : 4;
/** Then a profile is given up for a new one: Chromium keeps a process for the worker of each build it has seen. */
const MOST_IN_ONE = 10;

interface Updated {
  readonly problems: readonly string[];
  readonly tallies: readonly Tally[];
}

/** All updates that fall to a profile, and to those that take its place. */
async function updatedInTurn(browser: Browser, profile: number): Promise<readonly Updated[]> {
  const updates = Array.from({ length: UPDATES }, (_, at) => at).filter((at) => at % PROFILES === profile);
  const done: Updated[] = [];
  for (let at = 0; at < updates.length; at += MOST_IN_ONE) {
    done.push(await updated(browser, profile, updates.slice(at, at + MOST_IN_ONE)));
  }
  return done;
}

/** Updates a profile under each fault in turn, and answers what went wrong. */
async function updated(browser: Browser, profile: number, updates: readonly number[]): Promise<Updated> {
  const build = await readBareBuild();
  const host = await openBuildHost(build);
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    viewport: { width: 640, height: 400 },
  });
  const problems: string[] = [];
  context.on('weberror', (problem) => problems.push(String(problem.error())));
  const rounds = new UpdateRounds(context, host, { build, name: `${SEED} ${updates[0]}` });
  try {
    await rounds.begin();
    for (const update of updates) {
      for (const fault of FAULTS) {
        const problem = await rounds.round(fault);
        if (problem === null) continue;
        console.log(`${profile}: ${problem}`);
        problems.push(problem);
        await rounds.begin();
      }
      if (UPDATES >= 20) console.log(`profile ${profile}, update ${update}`);
    }
  } finally {
    await context.close();
    await host.stop();
  }
  return { problems, tallies: [...rounds.tallies.values()] };
}

test(`${UPDATES} updates under each fault of the network lose no game and end in the newest build`, async ({ browser }) => {
  test.setTimeout(UPDATES * FAULTS.length * 20_000 + 120_000);
  const each = await Promise.all(Array.from({ length: PROFILES }, (_, profile) => updatedInTurn(browser, profile)));
  const profiles = each.flat();
  const sum = (at: number, part: keyof Tally): number =>
    profiles.reduce((all, { tallies }) => all + (tallies[at]?.[part] ?? 0), 0);
  for (const [at, fault] of FAULTS.entries()) {
    const parts = ['updates', 'harmed', 'offered', 'accepted', 'later', 'presses'] as const;
    console.log(`seed ${SEED}, ${fault}: ${parts.map((part) => `${part} ${sum(at, part)}`).join(', ')}`);
    expect(sum(at, 'updates')).toBe(UPDATES);
  }
  expect(profiles.flatMap(({ problems }) => problems)).toEqual([]);
});
