import type { Run } from './runs';

export interface RunParts {
  /** Runs a command to its end, and answers with its exit code. */
  readonly start: (words: readonly string[]) => number;
  /** Milliseconds. */
  readonly now: () => number;
}

export interface Outcome {
  readonly failed: boolean;
  /** One line for each run. */
  readonly lines: readonly string[];
}

/** Runs all of them, also after one has failed. */
export function runAll(runs: readonly Run[], { start, now }: RunParts): Outcome {
  let failed = false;
  const lines = runs.map(({ name, amount, words }) => {
    const begun = now();
    const code = start(words);
    failed ||= code !== 0;
    const what = amount === null ? name : `${name} (${amount})`;
    return `${code === 0 ? 'passed' : 'FAILED'}  ${inMinutes(now() - begun).padStart(9)}  ${what}`;
  });
  return { failed, lines };
}

function inMinutes(milliseconds: number): string {
  return `${(milliseconds / 60_000).toFixed(1)} min`;
}
