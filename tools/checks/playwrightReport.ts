import * as v from 'valibot';

/** What this needs of a browser test in Playwright's report. */
const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(v.object({ duration: v.number() })) })),
});
type PlaywrightSpec = v.InferOutput<typeof spec>;

interface PlaywrightSuite {
  readonly specs: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}
const suite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const playwright = v.object({ suites: v.array(suite) });

/** Every browser test of a report, however deeply it is described. */
export function specsOf(report: unknown): readonly PlaywrightSpec[] {
  return v.parse(playwright, report).suites.flatMap(specsIn);
}

const specsIn = ({ specs, suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [...specs, ...suites.flatMap(specsIn)];

export const nameOf = ({ title, file }: PlaywrightSpec): string => `${file}: ${title}`;
