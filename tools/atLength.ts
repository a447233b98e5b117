// What the suite only samples, whole: every game by every hand, two hundred reloads, axe in every phase of every party, late answers
// and lost graphics twenty times each, and the attacks that need no browser: `npm run at-length`, or `npm run at-length -- reload`
// for some of the browser tests alone.
import { spawnSync } from 'node:child_process';
import { ATTACKS, type Attack } from '../tests/support/attacks';

const wanted = process.argv.slice(2);
const files = wanted.length > 0 ? wanted : ['games', 'reload', 'a11y', 'late.spec', 'e2e/picture.spec'];
const env = { ...process.env, AT_LENGTH: 'yes' };
const run = (...words: readonly string[]): number => spawnSync('npx', [...words], { stdio: 'inherit', env }).status ?? 1;

const attacks: readonly Attack[] = Object.values(ATTACKS);
const inNode = attacks.filter(({ runner }) => runner === 'node').map(({ file }) => file);
const failed = wanted.length > 0 ? 0 : run('vitest', 'run', ...inNode);
process.exitCode = run('playwright', 'test', ...files) || failed;
