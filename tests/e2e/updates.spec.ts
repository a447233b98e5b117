import { type Browser, expect, test } from '@playwright/test';
import { askedOf } from '../support/attacks';
import { openBuildHost } from './support/updates/buildHost';
import { type Build, readBareBuild } from './support/updates/builds';
import { FAULTS, type Tally, UpdateRounds } from './support/updates/UpdateRounds';

const { count: UPDATES, seed: SEED } = askedOf('updates');
/** So many profiles are updated at the same time, each from a host of its own: most of an update is waiting. */
const PROFILES = UPDATES < 8 ? 1 : 4;
/** A share of the suite has two, which divide the faults between them. */
const LANES = UPDATES < 8 ? 2 : 1;
/** Then a profile is given up for a new one: Chromium keeps a process for the worker of each build it has seen. */
const MOST_IN_ONE = 10;

interface ProfileParts {
  readonly browser: Browser;
  readonly build: Build;
  readonly profile: number;
  readonly lane: number;
}

interface Updated {
  readonly problems: readonly string[];
  readonly tallies: readonly Tally[];
}

/** All updates that fall to a profile, and to those that take its place. */
async function updatedInTurn(parts: ProfileParts): Promise<readonly Updated[]> {
  const { profile } = parts;
  const updates = Array.from({ length: UPDATES }, (_, at) => at).filter((at) => at % PROFILES === profile);
  const done: Updated[] = [];
  for (let at = 0; at < updates.length; at += MOST_IN_ONE) {
    done.push(await updated(parts, updates.slice(at, at + MOST_IN_ONE)));
  }
  return done;
}

/** Updates a profile under each of its faults in turn, and answers what went wrong. */
async function updated({ browser, build, profile, lane }: ProfileParts, updates: readonly number[]): Promise<Updated> {
  const faults = FAULTS.filter((_, at) => at % LANES === lane);
  const host = await openBuildHost(build);
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    viewport: { width: 640, height: 400 },
  });
  const problems: string[] = [];
  context.on('weberror', (problem) => problems.push(String(problem.error())));
  const rounds = new UpdateRounds(context, host, { build, name: `${SEED} ${updates[0]} ${lane}` });
  try {
    await rounds.begin();
    for (const update of updates) {
      for (const fault of faults) {
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
  const build = await readBareBuild();
  const all = Array.from({ length: PROFILES * LANES }, (_, at) => ({ profile: at % PROFILES, lane: Math.floor(at / PROFILES) }));
  const each = await Promise.all(all.map((one) => updatedInTurn({ browser, build, ...one })));
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
