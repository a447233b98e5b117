import { nameOf, specsOf } from './playwrightReport';

/** A busy machine may fail a test once. More of them in one run are a fault of the tests or of the game. */
const MOST_SECOND_TRIES = 2;

/** The browser tests that failed first and passed when they were tried again. */
export const secondTries = (report: unknown): readonly string[] =>
  specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(nameOf);

/** So many tests that passed only at their second try count as failed: none of a few, all of too many. */
export const failedOfSecondTries = (count: number): number => (count > MOST_SECOND_TRIES ? count : 0);
