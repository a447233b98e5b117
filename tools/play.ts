// A game in a terminal, for persons: the rules stand alone.
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { type Arguments, argumentsOf } from './play/arguments';
import { type Delve, freshDelve, gameNamed, loadDelve, playOn } from './play/game';
import type { Terminal } from './play/playedGame';

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

const values = argumentsOf(process.argv.slice(2));
if (typeof values === 'string') terminal.say(values);
else {
  const delve = values.load === undefined ? await newDelve(values) : loadDelve(values.load);
  if (typeof delve === 'string') terminal.say(delve);
  else if (delve !== null) await playOn(terminal, delve);
}
input.close();

async function newDelve({
  game: id = 'one-deck-dungeon',
  seed = randomBytes(4).toString('hex'),
  ...wishes
}: Arguments): Promise<Delve | string | null> {
  const game = gameNamed(id);
  if (typeof game === 'string') return game;
  const setup = await game.chooseSetup(terminal, wishes);
  if (setup !== null) terminal.say(`Seed ${seed}.`);
  return setup === null ? null : freshDelve(game, setup, seed);
}
