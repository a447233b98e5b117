// Runs at length what the suite only samples: every attack at its whole count, every game by every hand, two hundred reloads, axe in
// every phase of every party and language, tables that turn to every size, every layer that is missing, late answers and lost
// graphics twenty times each. `npm run at-length -- kills late` runs some of it.
import { spawnSync } from 'node:child_process';
import { runAll } from './atLength/runAll';
import { runsCalled } from './atLength/runs';

const env = { ...process.env, AT_LENGTH: 'yes' };

try {
  const start = (words: readonly string[]): number => spawnSync('npx', words, { stdio: 'inherit', env }).status ?? 1;
  const { failed, lines } = runAll(runsCalled(process.argv.slice(2)), { start, now: () => performance.now() });
  console.log(`\nAt length:\n${lines.join('\n')}`);
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
