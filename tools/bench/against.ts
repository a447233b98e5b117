// The rules beside those of an earlier commit: both are played by turns, so that a busy machine slows both down.
import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildCases } from './cases';
import { median, rateIn } from './rates';
import type { Row } from './row';

const OUT = '.cache/bench';
const ROUNDS = 5;
const GAMES = '4000';
const PARTIES = { '1': 'one hero', mixed: 'all parties mixed' } as const;

export async function againstRows(commit: string): Promise<readonly Row[]> {
  const there = resolve(OUT, 'against');
  if (existsSync(there)) git('worktree', 'remove', '--force', there);
  git('worktree', 'add', '--detach', there, commit);
  try {
    symlinkSync(resolve('node_modules'), resolve(there, 'node_modules'), 'dir');
    const [now, before] = [resolve(OUT, 'now'), resolve(OUT, 'before')];
    await buildCases(['play'], { root: resolve('.'), out: now });
    await buildCases(['play'], { root: there, out: before });
    return (['1', 'mixed'] as const).map((party) => row(commit, party, { now, before }));
  } finally {
    git('worktree', 'remove', '--force', there);
  }
}

function row(commit: string, party: keyof typeof PARTIES, places: { readonly now: string; readonly before: string }): Row {
  const rate = (place: string): number => rateIn(resolve(place, 'play.mjs'), party, GAMES);
  const rounds = Array.from({ length: ROUNDS }, () => ({ before: rate(places.before), now: rate(places.now) }));
  const [before, now] = [median(rounds.map((one) => one.before)), median(rounds.map((one) => one.now))];
  const times = median(rounds.map((one) => one.now / one.before));
  const [from, to] = [before, now].map((perSecond) => Math.round(perSecond).toLocaleString('en'));
  const found = `${times.toFixed(2)} times: ${from} → ${to} commands/s`;
  return { what: `legal random play, ${PARTIES[party]}, against ${commit}`, budget: '≥ 0.9 times', found, ok: times >= 0.9 };
}

function git(...words: readonly string[]): void {
  execFileSync('git', words, { stdio: 'ignore' });
}
