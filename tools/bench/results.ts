// The figures of an earlier build, kept in the repository, and what a build has lost against them.
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Figure, Row } from './row';

const RESULTS_FILE = 'tools/bench/results.json';
/** A loss within this share is noise. */
const MOST_LOSS = 0.1;

const resultsOf = v.record(v.string(), v.pipe(v.number(), v.finite()));

export type Results = v.InferOutput<typeof resultsOf>;

export const readResults = (): Results => v.parse(resultsOf, JSON.parse(readFileSync(RESULTS_FILE, 'utf8')));

/** Replaces the figures that were measured and keeps the others. */
export function keepResults(rows: readonly Row[]): void {
  const results = { ...readResults(), ...Object.fromEntries(figuresOf(rows).map(({ key, value }) => [key, rounded(value)])) };
  const sorted = Object.entries(results).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(RESULTS_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** A row for each figure: how it stands to the earlier one. A figure that was never kept fails nothing. */
export function comparisons(rows: readonly Row[], earlier: Results): readonly Row[] {
  return figuresOf(rows).map((figure) => comparison(figure, earlier[figure.key]));
}

function comparison({ key, value, better }: Figure, earlier: number | undefined): Row {
  const what = `${key} against the earlier build`;
  const budget = `${better === 'more' ? '≥' : '≤'} ${better === 'more' ? 1 - MOST_LOSS : 1 + MOST_LOSS} times`;
  if (earlier === undefined) return { what, budget, found: `${rounded(value)}, nothing kept`, ok: true };
  const ok = better === 'more' ? value >= earlier * (1 - MOST_LOSS) : value <= earlier * (1 + MOST_LOSS);
  const times = earlier === 0 ? '' : ` (${(value / earlier).toFixed(2)} times)`;
  return { what, budget, found: `${rounded(earlier)} → ${rounded(value)}${times}`, ok };
}

const figuresOf = (rows: readonly Row[]): readonly Figure[] => rows.flatMap(({ figure }) => figure ?? []);

const rounded = (value: number): number => Number(value.toPrecision(4));
