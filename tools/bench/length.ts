// Does a command cost more the longer a game has lasted? Long games are played once, then timed stretch by stretch.

import { advance, beginHistory, type Seed } from '../../src/engine/kernel';
import { type Command, oneDeckDungeon, type State } from '../../src/engine/onedeck';
import { bot } from '../oneDeckBots';
import { clock, setupOf } from './games';

const GAMES = 6;
const POTIONS = 400;
const STRETCH = 400;
const ROUNDS = 40;

interface Stretch {
  readonly commands: number;
  readonly ms: number;
}

const stretches: Stretch[] = [];
const games = Array.from({ length: GAMES }, (_, game) => record(game));
for (const game of games) replay(game.start, game.commands, []);
for (let round = 0; round < ROUNDS; round++) for (const game of games) replay(game.start, game.commands, stretches);
process.stdout.write(JSON.stringify(stretches.filter(({ commands }) => commands >= GAMES * STRETCH * (ROUNDS / 2))));

/** A hardy party: random play with a chest of potions lasts long. */
function record(game: number): { readonly start: State; readonly commands: readonly Command[] } {
  const seed = `length-${game}` as Seed;
  const start = { ...oneDeckDungeon.start(setupOf(game, 1 + (game % 2)), seed), potions: POTIONS };
  const choose = bot('random', seed);
  const commands: Command[] = [];
  for (let state = start; state.result === null; ) {
    const listed = oneDeckDungeon.legal(state);
    const command = listed.find(({ type }) => state.phase === 'dying' && type === 'drinkPotion') ?? choose(state);
    const taken = oneDeckDungeon.step(state, command);
    if (!taken.ok) throw new Error(`a legal command was refused: ${taken.rejection.key}`);
    commands.push(command);
    state = taken.state;
  }
  return { start, commands };
}

/** Listed, given and kept in the history, as at the table. */
function replay(base: State, commands: readonly Command[], kept: Stretch[]): void {
  const { setup } = base;
  let history = beginHistory(oneDeckDungeon, { setup, seed: 'length' as Seed, base });
  for (let from = 0; from < commands.length; from += STRETCH) {
    const part = commands.slice(from, from + STRETCH);
    const started = clock();
    for (const command of part) {
      oneDeckDungeon.legal(history.state);
      const next = advance(oneDeckDungeon, history, command);
      if (!next.ok) throw new Error(`a command was refused the second time: ${next.rejection.key}`);
      history = next.history;
    }
    const { commands: count, ms } = kept[from / STRETCH] ?? { commands: 0, ms: 0 };
    kept[from / STRETCH] = { commands: count + part.length, ms: ms + clock() - started };
  }
}
