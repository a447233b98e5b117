// How often each bot wins: `npm run bots -- --games 200 --heroes 1 --tier standard`
import { parseArgs } from 'node:util';
import type { Seed } from '../src/engine/kernel';
import { DUNGEON_IDS, type DungeonId, HERO_IDS, oneDeckDungeon, type State } from '../src/engine/onedeck';
import { BOT_IDS, type BotId, bot } from './oneDeckBots';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    heroes: { type: 'string', default: '1' },
    tier: { type: 'string', default: 'standard' },
  },
});
const games = Number(values.games);

console.log(`${games} games in each dungeon, ${values.heroes} of five heroes in turn, ${values.tier}`);
for (const id of BOT_IDS) for (const dungeon of DUNGEON_IDS) console.log(lineOf(id, dungeon));

function lineOf(id: BotId, dungeon: DungeonId): string {
  const ends = Array.from({ length: games }, (_, game) => playOut(id, dungeon, game));
  const won = ends.filter(({ result }) => result === 'victory').length;
  const met = ends.filter(({ boss }) => boss !== null).length;
  const depth = ends.reduce((sum, { floor }) => sum + floor, 0) / games;
  const cells = [
    id.padEnd(6),
    dungeon.padEnd(14),
    `${percent(won)} won`,
    `${percent(met)} met the boss`,
    `floor ${depth.toFixed(1)}`,
  ];
  return cells.join('  ');
}

function playOut(id: BotId, dungeon: DungeonId, game: number): State {
  const heroes = Array.from({ length: Number(values.heroes) }, (_, at) => HERO_IDS[(game + at) % HERO_IDS.length]);
  const setup = oneDeckDungeon.parseSetup({ heroes, dungeon, tier: values.tier });
  if (!setup.ok) throw new Error(`There is no such game: ${values.heroes} heroes, ${values.tier}.`);
  const seed = `bots-${game}` as Seed;
  const choose = bot(id, seed);
  let state = oneDeckDungeon.start(setup.value, seed);
  while (state.result === null) {
    const taken = oneDeckDungeon.step(state, choose(state));
    if (!taken.ok) throw new Error(`${id} may not do that: ${taken.rejection.key}`);
    state = taken.state;
  }
  return state;
}

function percent(count: number): string {
  return `${((100 * count) / games).toFixed(1)} %`.padStart(7);
}
