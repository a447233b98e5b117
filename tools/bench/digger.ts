// Random games of Dungeon Digger, bundled and run in a process of their own: `node digger.mjs <seats> <games>`.

import { dungeonDigger } from '../../src/engine/digger';
import { offerOf, type Seed } from '../../src/engine/kernel';
import { clock } from './games';

const [seats = '4', games = '200'] = process.argv.slice(2);
const setup = { seats: Number(seats), freeThink: true, hiddenProjects: false, fullRound: false } as const;

function play(game: number): number {
  let state = dungeonDigger.start(setup, `bench-${game}` as Seed);
  let luck = game + 1;
  let commands = 0;
  for (; state.phase !== 'over'; commands++) {
    luck = (Math.imul(luck, 1664525) + 1013904223) | 0;
    const offered = offerOf(dungeonDigger, state);
    state = offered.take((luck >>> 8) % offered.length).state;
  }
  return commands;
}

for (let game = 0; game < Number(games); game++) play(game);
const started = clock();
let commands = 0;
for (let game = 0; game < Number(games); game++) commands += play(Number(games) + game);
process.stdout.write(JSON.stringify({ commands, ms: clock() - started }));
