import { execFileSync } from 'node:child_process';
import * as v from 'valibot';

/** Commands in a second of processor time. */
export type Rate = number;

const measured = v.object({ commands: v.number(), ms: v.number() });

/** Runs one case in a process of its own: what another case has left behind in memory does not count. */
export const rateIn = (script: string, ...args: readonly string[]): Rate => rate(v.parse(measured, run(script, args)));

export const ratesIn = (script: string): readonly Rate[] => v.parse(v.array(measured), run(script, [])).map(rate);

const rate = ({ commands, ms }: v.InferOutput<typeof measured>): Rate => (1000 * commands) / ms;

function run(script: string, args: readonly string[]): unknown {
  const env = { ...process.env, NODE_ENV: 'production' };
  return JSON.parse(execFileSync(process.execPath, [script, ...args], { encoding: 'utf8', env }));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
