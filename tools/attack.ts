// Attacks the game for as long as is wanted: `npm run attack -- kills --count 500 --seed 7`. The suite runs a short share of every
// attack, and `npm run at-length` the whole. A failure prints the seed and what was done.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ATTACKS, attackCalled, isAttack } from '../tests/support/attacks';

const USAGE = `Usage: npm run attack -- ${Object.keys(ATTACKS).join('|')} [--count <number>] [--seed <number>]`;

function asked(): { readonly attack: keyof typeof ATTACKS; readonly count: number; readonly seed: number } {
  const options = { count: { type: 'string' }, seed: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [attack = ''] = positionals;
  if (!isAttack(attack) || positionals.length > 1) throw new Error(`There is no attack "${positionals.join(' ')}".`);
  const count = Number(values.count ?? ATTACKS[attack].whole);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (!Number.isSafeInteger(count) || count < 1) throw new Error(`--count takes a number from 1 on, not "${values.count}".`);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error(`--seed takes a number from 0 on, not "${values.seed}".`);
  return { attack, count, seed };
}

try {
  const { attack, count, seed } = asked();
  const { runner, file, of } = attackCalled(attack);
  console.log(`${attack}: ${count} ${of}, from seed ${seed}`);
  const env = { ...process.env, ATTACK: attack, ATTACK_COUNT: String(count), ATTACK_SEED: String(seed) };
  const [command, ...words] = runner === 'browser' ? ['playwright', 'test', file] : ['vitest', 'run', file];
  process.exitCode = spawnSync('npx', [command, ...words], { stdio: 'inherit', env }).status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 2;
}
