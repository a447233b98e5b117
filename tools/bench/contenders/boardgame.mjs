// Dice on boardgame.io, the best known framework for turns: a pool of six is rolled, dice are kept for points or rolled again.
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { measure } from './play.mjs';

const ROUNDS = 12;

const game = {
  setup: () => ({ dice: [1, 2, 3, 4, 5, 6], points: 0, rounds: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll: ({ G, random }) => {
      G.dice = random.D6(6);
      G.rounds += 1;
    },
    keep: ({ G }, at) => {
      G.points += G.dice[at];
      G.dice.splice(at, 1);
      G.rounds += 1;
    },
  },
  endIf: ({ G }) => (G.rounds >= ROUNDS ? { points: G.points } : undefined),
};

const listed = ({ dice }) => [{ move: 'roll', args: [] }, ...dice.map((_, at) => ({ move: 'keep', args: [at] }))];

measure((luck) => {
  const client = Client({ game, numPlayers: 1, debug: false });
  client.start();
  let commands = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const moves = listed(state.G);
    const { move, args } = moves[luck(moves.length)];
    client.moves[move](...args);
    commands += 1;
  }
  client.stop();
  return commands;
}, 300);
