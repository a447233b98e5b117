// The browser tests that the suite only samples, whole: every game by every hand, two hundred reloads, axe in every phase of every
// party, late answers twenty times each: `npm run at-length`, or `npm run at-length -- reload` for some of it alone.
import { spawnSync } from 'node:child_process';

const wanted = process.argv.slice(2);
const files = wanted.length > 0 ? wanted : ['games', 'reload', 'a11y', 'late'];
const env = { ...process.env, AT_LENGTH: 'yes' };
process.exitCode = spawnSync('npx', ['playwright', 'test', ...files], { stdio: 'inherit', env }).status ?? 1;
