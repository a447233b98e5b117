// Lets monkeys play in the browser for as long as is wanted: `npm run monkey -- 10` is ten minutes for each; a second
// number is the seed to begin with. A failure prints the seed and what was done.
import { spawnSync } from 'node:child_process';

const [minutes = '2', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const seconds = Number(minutes) * 60;
if (!(seconds > 0) || !Number.isSafeInteger(Number(seed))) {
  console.error('npm run monkey -- <minutes> <seed>, both numbers');
  process.exit(2);
}
console.log(`${minutes} minutes for each monkey, from seed ${seed} on`);
const env = { ...process.env, MONKEY_SECONDS: String(seconds), MONKEY_SEED: seed };
process.exitCode = spawnSync('npx', ['playwright', 'test', 'monkey'], { stdio: 'inherit', env }).status ?? 1;
