import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { failedOfSecondTries } from './secondTries';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

export const inWords = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

const count = v.number();

const vitest = v.object({
  numPassedTests: count,
  numFailedTests: count,
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
});

const playwright = v.object({ stats: v.object({ expected: count, unexpected: count, flaky: count }) });

/** A file that could not even be loaded has no failed test in it, and counts as one. */
export function vitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = v.parse(vitest, report);
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Playwright calls a test flaky that passed only at its second try. */
export function playwrightTally(report: unknown): Tally {
  const { expected, unexpected, flaky } = v.parse(playwright, report).stats;
  const failed = failedOfSecondTries(flaky);
  return { passed: expected + flaky - failed, failed: unexpected + failed };
}

/** What a test runner's report and exit code say together: a crash or a run without tests is a failure. */
export function tallyOf(ok: boolean, reportFile: string, read: (report: unknown) => Tally): Tally {
  const told = readReport(reportFile, read) ?? { passed: 0, failed: 0 };
  return told.failed === 0 && (!ok || told.passed === 0) ? { passed: told.passed, failed: 1 } : told;
}

/** What a report says; null where there is none that can be read. */
export function readReport<Value>(file: string, read: (report: unknown) => Value): Value | null {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
