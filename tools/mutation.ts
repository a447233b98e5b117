// Changes the rules in thousands of small ways and counts how many of them the tests notice. `npm run mutation`
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** One after the other: what every test touches of all of them at once does not fit into memory. */
const PARTS = ['rules/**', 'effects/**', 'phases/pool/**', 'phases/[a-d]*', 'phases/[e-z]*'];
const FOLDER = 'src/engine/onedeck';
const REPORT = '.cache/mutation.json';
const GOAL = 80;

const reportOf = v.object({
  files: v.record(v.string(), v.object({ mutants: v.array(v.object({ status: v.string() })) })),
});

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const COUNTED: ReadonlySet<string> = new Set([...NOTICED, 'Survived', 'NoCoverage']);

let noticed = 0;
let counted = 0;
const lines: string[] = [];

mkdirSync('.cache', { recursive: true });
for (const part of PARTS) {
  const mutate = `${FOLDER}/${part.endsWith('**') ? `${part}/*` : part}.ts`;
  spawnSync('npx', ['stryker', 'run', '--mutate', mutate], { stdio: 'inherit' });
  for (const [file, { mutants }] of Object.entries(v.parse(reportOf, JSON.parse(readFileSync(REPORT, 'utf8'))).files)) {
    const here = mutants.filter(({ status }) => COUNTED.has(status));
    const found = here.filter(({ status }) => NOTICED.has(status)).length;
    if (here.length > 0) lines.push(`${percent(found, here.length)}  ${found} of ${here.length}  ${file}`);
    noticed += found;
    counted += here.length;
  }
}

const table = [...lines.sort(), `${percent(noticed, counted)}  ${noticed} of ${counted}  together, ${GOAL} % is the goal`].join(
  '\n',
);
writeFileSync('.cache/mutation.txt', `${table}\n`);
console.log(table);
process.exitCode = noticed * 100 >= counted * GOAL ? 0 : 1;

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(7);
}
