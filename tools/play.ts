// The game in a terminal, for a person: the rules stand alone.
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { freshDelve, loadDelve, playOn, type Terminal } from './play/game';
import { chooseSetup } from './play/setup';

const { values } = parseArgs({
  options: {
    heroes: { type: 'string' },
    dungeon: { type: 'string' },
    tier: { type: 'string' },
    seed: { type: 'string' },
    load: { type: 'string' },
  },
});

const input = createInterface({ input: process.stdin });
const lines = input[Symbol.asyncIterator]();
const terminal: Terminal = {
  say: (line) => console.log(line),
  async ask(prompt) {
    process.stdout.write(prompt);
    const next = await lines.next();
    return next.done === true ? null : next.value;
  },
};

if (values.load === undefined) {
  const { heroes, dungeon, tier, seed = randomBytes(4).toString('hex') } = values;
  const setup = await chooseSetup(terminal, { heroes, dungeon, tier });
  if (setup !== null) {
    terminal.say(`Seed ${seed}.`);
    await playOn(terminal, freshDelve(setup, seed));
  }
} else {
  const delve = loadDelve(values.load);
  if (typeof delve === 'string') terminal.say(delve);
  else await playOn(terminal, delve);
}
input.close();
