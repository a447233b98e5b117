// Other rule engines from the registry, played beside ours in the same run. They are no dependencies of the game: their packages
// are installed into the cache the first time they are asked for.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, type Rate, rateIn } from './rates';
import type { Row } from './row';

const FROM = 'tools/bench/contenders';
const CACHE = '.cache/bench-contenders';
const LOCK = 'package-lock.json';
const ROUNDS = 3;
/** Ours decides at least this often while the other decides once. */
const LEAST: Readonly<Record<string, number>> = { chessops: 1, boardgame: 10 };

/** Interleaved: what slows the machine for a moment slows both. */
export function contenderRows(ours: () => Rate): readonly Row[] {
  try {
    install();
  } catch (error) {
    const found = `their packages can not be installed here: ${error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'unknown'}`;
    return [{ what: 'other rule engines beside ours', budget: '', found, ok: false }];
  }
  return Object.entries(LEAST).map(([name, least]) => contenderRow(name, least, ours));
}

function contenderRow(name: string, least: number, ours: () => Rate): Row {
  const rounds = Array.from({ length: ROUNDS }, () => ({ its: rateIn(join(CACHE, `${name}.mjs`)), ours: ours() }));
  const times = median(rounds.map((round) => round.ours / round.its));
  const its = median(rounds.map((round) => round.its));
  return {
    what: `a command of all parties mixed beside one of ${name}`,
    budget: `≥ ${least} times as many`,
    found: `${times.toFixed(2)} times (${name}: ${Math.round(its).toLocaleString('en')} commands/s)`,
    ok: times >= least,
    figure: { key: `rules beside ${name}`, value: times, better: 'more' },
  };
}

function install(): void {
  const asked = readFileSync(join(FROM, LOCK), 'utf8');
  const installed = join(CACHE, LOCK);
  const ready = existsSync(installed) && readFileSync(installed, 'utf8') === asked && existsSync(join(CACHE, 'node_modules'));
  mkdirSync(CACHE, { recursive: true });
  cpSync(FROM, CACHE, { recursive: true });
  if (!ready)
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-engine-strict', '--loglevel', 'error'], { cwd: CACHE, stdio: 'pipe' });
}
