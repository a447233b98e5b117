// Changes the rules in thousands of small ways and counts how many of them the tests notice: `npm run mutation`, or
// `npm run mutation -- --game paper`, or `-- --game paper --part rules` for a part of it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';

interface Game {
  /** Folders and files, one after the other: what every test touches of all of them at once does not fit into memory. */
  readonly parts: readonly string[];
  /** A part that keeps what it has made: every change of it needs modules of its own, or it meets what an earlier one has left. */
  readonly isolated?: string;
  /** Percent that have to be noticed. */
  readonly goal: number;
}

const GAMES: Readonly<Record<string, Game>> = {
  onedeck: { parts: ['rules/**/*', 'effects/**/*', 'phases/pool/*', 'phases/[a-d]*', 'phases/[e-z]*'], goal: 80 },
  paper: {
    parts: ['rules/!(map)', 'rules/map', 'phases/*', 'evolvers/*', 'questions/*', 'soundness/*', '*'],
    isolated: 'rules/map',
    goal: 90,
  },
};
const REPORT = '.cache/mutation.json';

const reportOf = v.object({
  files: v.record(v.string(), v.object({ mutants: v.array(v.object({ status: v.string() })) })),
});

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const COUNTED: ReadonlySet<string> = new Set([...NOTICED, 'Survived', 'NoCoverage']);

const { values } = parseArgs({
  options: { game: { type: 'string', default: 'onedeck' }, part: { type: 'string', default: '' } },
});
const { parts, isolated, goal } = gameCalled(values.game);
const folders = new Map<string, { noticed: number; counted: number }>();
const lines: string[] = [];

mkdirSync('.cache', { recursive: true });
for (const part of parts.filter((name) => name.startsWith(values.part))) {
  const env = { ...process.env, MUTATED_GAME: values.game, MUTATED_APART: part === isolated ? '1' : '' };
  spawnSync('npx', ['stryker', 'run', '--mutate', `src/engine/${values.game}/${part}.ts`], { stdio: 'inherit', env });
  for (const [file, { mutants }] of Object.entries(v.parse(reportOf, JSON.parse(readFileSync(REPORT, 'utf8'))).files)) {
    const here = mutants.filter(({ status }) => COUNTED.has(status));
    const found = here.filter(({ status }) => NOTICED.has(status)).length;
    if (here.length === 0) continue;
    lines.push(`${percent(found, here.length)}  ${found} of ${here.length}  ${file}`);
    for (const folder of [file.slice(0, file.lastIndexOf('/')), 'together']) addTo(folder, found, here.length);
  }
}

const { noticed, counted } = folders.get('together') ?? { noticed: 0, counted: 0 };
const sums = [...folders].map(
  ([folder, sum]) => `${percent(sum.noticed, sum.counted)}  ${sum.noticed} of ${sum.counted}  ${folder}`,
);
const table = [...lines.sort(), '', ...sums, `${goal} % is the goal`].join('\n');
writeFileSync('.cache/mutation.txt', `${table}\n`);
console.log(table);
process.exitCode = noticed * 100 >= counted * goal ? 0 : 1;

function gameCalled(name: string): Game {
  const game = GAMES[name];
  if (game === undefined) throw new Error(`There are rules of ${Object.keys(GAMES).join(' and ')} to mutate, not of ${name}.`);
  return game;
}

function addTo(folder: string, found: number, all: number): void {
  const { noticed, counted } = folders.get(folder) ?? { noticed: 0, counted: 0 };
  folders.set(folder, { noticed: noticed + found, counted: counted + all });
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(7);
}
