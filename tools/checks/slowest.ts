import { relative } from 'node:path';
import * as v from 'valibot';
import { nameOf, specsOf } from './playwrightReport';

/** A file of unit tests or one browser test, and how long it took. */
export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

const vitest = v.object({ testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })) });

/** Each file of unit tests, without the time that loading it took. */
export function vitestTimes(report: unknown): readonly Timed[] {
  return v.parse(vitest, report).testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Each browser test, with every attempt at it. */
export function playwrightTimes(report: unknown): readonly Timed[] {
  return specsOf(report).map((spec) => {
    const durations = spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { name: nameOf(spec), seconds: durations.reduce((total, duration) => total + duration, 0) / 1000 };
  });
}

/** The slowest first, a line for each. */
export function slowest(times: readonly Timed[], most: number): readonly string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
