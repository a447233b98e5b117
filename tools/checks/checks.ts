import { mkdirSync, rmSync } from 'node:fs';
import { runScript } from './script';
import { secondTries } from './secondTries';
import { playwrightTimes, slowest, type Timed, vitestTimes } from './slowest';
import { playwrightTally, readReport, sum, type Tally, tallyOf, vitestTally } from './tally';

interface Suite {
  readonly args: string;
  readonly report: string;
  readonly read: (report: unknown) => Tally;
  readonly times: (report: unknown) => readonly Timed[];
}

const REPORTS = '.cache/reports';
const UNIT = `${REPORTS}/unit.json`;
const E2E = `${REPORTS}/e2e.json`;

/** Scripts whose tests count one by one; every other check counts as one. */
const SUITES: Readonly<Record<string, Suite>> = {
  unit: { args: `--reporter=dot --reporter=json --outputFile.json=${UNIT}`, report: UNIT, read: vitestTally, times: vitestTimes },
  e2e: { args: '--reporter=list,json', report: E2E, read: playwrightTally, times: playwrightTimes },
};

/** Lints changed files alone. Where only a type that a file uses has changed, `npm test` notices: it lints everything. */
const CACHED_LINT = '--cache --cache-strategy content --cache-location .cache/eslint/';

/** Longest first. A row is run in order, for a check may need the one before it. */
const ROWS = [['unit'], ['build', 'budget'], ['dead'], ['types'], ['arrows'], ['types:engine'], ['style']];
const LINT = ['lint'];
/** How many of the slowest tests are named at the end. */
const NAMED = 15;
const NEEDS: Readonly<Record<string, string>> = { budget: 'build', e2e: 'build' };

interface Course {
  readonly done: Map<string, Tally>;
  /** What a script is called with beside the arguments of its suite. */
  readonly args: Readonly<Record<string, string>>;
}

/** The browser tests come last. They wait for pages and timers part of the time: linting, which is one long computation, fills that. */
export async function runChecks(options: { readonly browser: boolean }): Promise<Tally> {
  const done: Course['done'] = new Map();
  const course = { done, args: options.browser ? {} : { lint: CACHED_LINT } };
  await runRows(options.browser ? ROWS : [...ROWS, LINT], course);
  if (options.browser) await runRows([['e2e'], LINT], course);
  nameSlowest([...done.keys()]);
  if (done.has('e2e')) nameSecondTries();
  return sum([...done.values()]);
}

/** Two at a time: more would only make each other wait. */
async function runRows(rows: readonly (readonly string[])[], course: Course): Promise<void> {
  const left = [...rows];
  const worker = async (): Promise<void> => {
    for (let row = left.shift(); row; row = left.shift()) await runRow(row, course);
  };
  await Promise.all([worker(), worker()]);
}

async function runRow(names: readonly string[], { done, args }: Course): Promise<void> {
  for (const name of names) {
    const need = done.get(NEEDS[name] ?? '');
    done.set(name, need && need.failed > 0 ? skip(name) : await check(name, args[name]));
  }
}

async function check(name: string, args?: string): Promise<Tally> {
  const suite = SUITES[name];
  mkdirSync(REPORTS, { recursive: true });
  if (suite) rmSync(suite.report, { force: true });
  // For the browser tests: where to report, and that the build is there.
  Object.assign(process.env, { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E, IS_BUILT: 'yes' });
  const { ok, output, seconds } = await runScript(name, suite?.args ?? args);
  const tally = suite ? tallyOf(ok, suite.report, suite.read) : { passed: Number(ok), failed: Number(!ok) };
  const counted = suite ? `${tally.passed} of ${tally.passed + tally.failed}` : '';
  console.log(
    `${name.padEnd(13)} ${tally.failed > 0 ? 'FAILED' : 'ok    '} ${seconds.toFixed(1).padStart(5)} s  ${counted}`.trimEnd(),
  );
  if (tally.failed > 0) console.log(output.trim().replace(/^/gm, '    '));
  return tally;
}

function nameSlowest(names: readonly string[]): void {
  const run = names.flatMap((name) => SUITES[name] ?? []);
  const times = run.flatMap(({ report, times }) => readReport(report, times) ?? []);
  console.log(['', 'The slowest tests:', ...slowest(times, NAMED), ''].join('\n'));
}

function nameSecondTries(): void {
  const names = readReport(E2E, secondTries) ?? [];
  if (names.length > 0) console.log(['Passed only at the second try:', ...names.map((name) => `    ${name}`), ''].join('\n'));
}

function skip(name: string): Tally {
  console.log(`${name.padEnd(13)} FAILED: not run, for what it needs has failed`);
  return { passed: 0, failed: 1 };
}
