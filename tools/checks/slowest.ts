import { relative } from 'node:path';
import * as v from 'valibot';

/** A file of unit tests or one browser test, and how long it took. */
export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

const vitest = v.object({ testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })) });

const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
});
interface PlaywrightSuite {
  readonly specs: readonly v.InferOutput<typeof spec>[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}
const suite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const playwright = v.object({ suites: v.array(suite) });

/** Each file of unit tests, without the time that loading it took. */
export function vitestTimes(report: unknown): readonly Timed[] {
  return v.parse(vitest, report).testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Each browser test, with every attempt at it. */
export function playwrightTimes(report: unknown): readonly Timed[] {
  return v.parse(playwright, report).suites.flatMap(timesIn);
}

function timesIn({ specs, suites = [] }: PlaywrightSuite): readonly Timed[] {
  const own = specs.map(({ title, file, tests }) => {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { name: `${file}: ${title}`, seconds: durations.reduce((total, duration) => total + duration, 0) / 1000 };
  });
  return [...own, ...suites.flatMap(timesIn)];
}

/** The slowest first, a line for each. */
export function slowest(times: readonly Timed[], most: number): readonly string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
