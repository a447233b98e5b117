import { bot } from '../../../src/advisor';
import { hashOf, type Seed, the } from '../../../src/engine/kernel';
import { DUNGEON_IDS, HERO_IDS, type HeroId, oneDeckDungeon, type Setup } from '../../../src/engine/onedeck';

const SIZES = [1, 2, 4] as const;
const TIERS = ['novice', 'standard', 'veteran', 'fearless'] as const;

/** Random games of every kind to their ends: how many commands each took, and the hash of its last state. */
export function randomGames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, game) => {
    const seed = `everywhere ${game}` as Seed;
    const choose = bot('random', seed);
    let commands = 0;
    let state = oneDeckDungeon.start(setupOf(game), seed);
    for (; state.result === null; commands++) {
      const taken = oneDeckDungeon.step(state, choose(state));
      if (!taken.ok) throw new Error(`a legal command was refused: ${taken.rejection.key}`);
      state = taken.state;
    }
    return `${commands} ${hashOf(state)}`;
  });
}

function setupOf(game: number): Setup {
  const size = the(SIZES[game % SIZES.length], 'party size');
  const heroes = Array.from({ length: size }, (_, at) => HERO_IDS[(game + at) % HERO_IDS.length] as HeroId);
  const dungeon = the(DUNGEON_IDS[Math.floor(game / 5) % DUNGEON_IDS.length], 'dungeon');
  return { heroes, dungeon, tier: the(TIERS[Math.floor(game / 25) % TIERS.length], 'tier') };
}
