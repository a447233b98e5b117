// Plays random games with fresh seeds and looks at every state, until one fails or the time is over.
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { keepFailure } from './fuzz/regressions';
import { search } from './fuzz/search';

const FOLDER = 'tests/regressions';
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' } },
});
const minutes = numberOf('minutes', values.minutes ?? (values.games === undefined ? '1' : 'Infinity'));
const games = numberOf('games', values.games ?? 'Infinity');
const seed = values.seed ?? randomBytes(4).toString('hex');

const started = performance.now();
let commands = 0;
let count = 0;
const failure = search({
  seed,
  mayGoOn: (played) => played < games && performance.now() - started < minutes * 60_000,
  seen({ setup, seed: name, potions }, played) {
    count++;
    commands += played.commands.length;
    const party = `${setup.heroes.join(' ')} in ${setup.dungeon}, ${setup.tier}${potions === undefined ? '' : `, ${potions} potions`}`;
    console.log(`${name}: ${party}: ${played.commands.length} commands, ${played.last.result ?? 'FAILED'}`);
  },
});

console.log(`${count} games, ${commands} commands, ${((performance.now() - started) / 1000).toFixed(0)} s`);
if (failure !== null) {
  console.error(`${failure.why}\nkept as ${keepFailure(FOLDER, failure)}`);
  process.exitCode = 1;
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} takes a number above 0, not "${text}".`);
  return number;
}
