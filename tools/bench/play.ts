// One case of the benchmark, bundled and run in a process of its own: `node play.mjs <heroes> <games>`.
import { clock, playRandomly } from './games';

const SIZES: Readonly<Record<string, readonly number[]>> = { '1': [1], '2': [2], '4': [4], mixed: [1, 2, 4] };
const WARM_UP = 4000;

const [party = 'mixed', games = '4000'] = process.argv.slice(2);
const sizes = SIZES[party] ?? [1, 2, 4];
const play = (game: number): number => playRandomly(game, sizes[game % sizes.length] ?? 1);

for (let game = 0; game < WARM_UP; game++) play(game);
const started = clock();
let commands = 0;
for (let game = 0; game < Number(games); game++) commands += play(WARM_UP + game);
process.stdout.write(JSON.stringify({ commands, ms: clock() - started }));
