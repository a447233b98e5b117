// Random games of Paper Dungeons, bundled and run in a process of their own: `node paper.mjs <seats> <games>`.
import { offerOf, type Seed } from '../../src/engine/kernel';
import { paperDungeons } from '../../src/engine/paper';
import { clock } from './games';

const [seats = '1', games = '1000'] = process.argv.slice(2);
const setup = { seats: Number(seats), dungeon: 'drawn', missions: 'drawn', dispersal: false, openObjectives: false } as const;

function play(game: number): number {
  let state = paperDungeons.start(setup, `bench-${game}` as Seed);
  let luck = game + 1;
  let commands = 0;
  for (; state.phase !== 'over'; commands++) {
    luck = (Math.imul(luck, 1664525) + 1013904223) | 0;
    const offered = offerOf(paperDungeons, state);
    state = offered.take((luck >>> 8) % offered.length).state;
  }
  return commands;
}

for (let game = 0; game < Number(games); game++) play(game);
const started = clock();
let commands = 0;
for (let game = 0; game < Number(games); game++) commands += play(Number(games) + game);
process.stdout.write(JSON.stringify({ commands, ms: clock() - started }));
