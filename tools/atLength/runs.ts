import { existsSync } from 'node:fs';
import { ATTACKS, type Attack } from '../../tests/support/attacks';

/** One thing that `npm run at-length` runs. */
export interface Run {
  readonly name: string;
  /** How much of it is run, where that is counted. */
  readonly amount: string | null;
  /** The command and its arguments, for npx. */
  readonly words: readonly string[];
}

/** Everything that is run at length, in this order: what needs no browser comes first. */
export const RUNS: readonly Run[] = [
  ...attacks('node'),
  unitTests('suite', 'engine/suite'),
  unitTests('fullGames', 'engine/onedeck/fullGames'),
  unitTests('wholeGames', 'wiring/table/wholeGames'),
  unitTests('bots', 'games/onedeck/bots'),
  unitTests('paperBots', 'games/paper/bots'),
  unitTests('paperByKeys', 'games/paper/eyesShut'),
  ...attacks('browser'),
  browserTest('games'),
  browserTest('paper'),
  browserTest('reload'),
  browserTest('a11y'),
  browserTest('pages'),
  browserTest('records'),
  browserTest('budgets'),
  browserTest('canvas'),
  browserTest('debug'),
  browserTest('fades'),
  browserTest('late'),
  browserTest('leaks'),
  browserTest('looks'),
  browserTest('picture'),
  browserTest('visual'),
  // In a Firefox of the machine: without one it fails, and says how to install one.
  browserTest('firefox'),
];

/** The runs of these names, or all. A name is that of a run above or of a file of browser tests. */
export function runsCalled(names: readonly string[]): readonly Run[] {
  return names.length === 0 ? RUNS : names.map(runCalled);
}

function runCalled(name: string): Run {
  const known = RUNS.find((run) => run.name === name);
  if (known !== undefined) return known;
  const file = name.replace(/\.spec(\.ts)?$/, '');
  if (/^\w+$/.test(file) && existsSync(new URL(`../../tests/e2e/${file}.spec.ts`, import.meta.url))) return browserTest(file);
  const names = RUNS.map((run) => run.name).join(', ');
  throw new Error(`There is no run "${name}". Runs: ${names}; every file of tests/e2e is one, too.`);
}

function attacks(runner: Attack['runner']): readonly Run[] {
  const all: readonly (readonly [string, Attack])[] = Object.entries(ATTACKS);
  const program = runner === 'node' ? ['vitest', 'run'] : ['playwright', 'test'];
  return all
    .filter(([, attack]) => attack.runner === runner)
    .map(([name, { file, of, whole }]) => ({ name, amount: `${whole} ${of}`, words: [...program, file] }));
}

function unitTests(name: string, path: string): Run {
  return { name, amount: null, words: ['vitest', 'run', `tests/${path}`] };
}

function browserTest(name: string): Run {
  return { name, amount: null, words: ['playwright', 'test', `e2e/${name}.spec`] };
}
