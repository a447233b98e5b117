import type { Seed } from '../../src/engine/kernel';
import { DUNGEON_IDS, type DungeonId, HERO_IDS, oneDeckDungeon, type State } from '../../src/engine/onedeck';
import { BOT_IDS, type BotId, bot } from '../oneDeckBots';

export interface OneDeckGames {
  readonly games: number;
  readonly heroes: number;
  readonly tier: string;
}

/** How often each bot wins in each dungeon, line by line. */
export function* oneDeckLines(played: OneDeckGames): Generator<string> {
  yield `${played.games} games in each dungeon, ${played.heroes} of five heroes in turn, ${played.tier}`;
  for (const id of BOT_IDS) for (const dungeon of DUNGEON_IDS) yield lineOf(id, dungeon, played);
}

function lineOf(id: BotId, dungeon: DungeonId, played: OneDeckGames): string {
  const { games } = played;
  const ends = Array.from({ length: games }, (_, game) => playOut(id, dungeon, { ...played, game }));
  const won = ends.filter(({ result }) => result === 'victory').length;
  const met = ends.filter(({ boss }) => boss !== null).length;
  const depth = ends.reduce((sum, { floor }) => sum + floor, 0) / games;
  const cells = [
    id.padEnd(6),
    dungeon.padEnd(14),
    `${percent(won / games)} won`,
    `${percent(met / games)} met the boss`,
    `floor ${depth.toFixed(1)}`,
  ];
  return cells.join('  ');
}

function playOut(id: BotId, dungeon: DungeonId, { heroes: count, tier, game }: OneDeckGames & { readonly game: number }): State {
  const heroes = Array.from({ length: count }, (_, at) => HERO_IDS[(game + at) % HERO_IDS.length]);
  const setup = oneDeckDungeon.parseSetup({ heroes, dungeon, tier });
  if (!setup.ok) throw new Error(`There is no such game: ${count} heroes, ${tier}.`);
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

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(7);
}
