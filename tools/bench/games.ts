import { offerOf, type Seed } from '../../src/engine/kernel';
import { DUNGEON_IDS, HERO_IDS, type HeroId, oneDeckDungeon, type Setup } from '../../src/engine/onedeck';

const TIERS = ['novice', 'standard', 'veteran', 'fearless'] as const;

/** Every hero, dungeon and tier in turn. */
export function setupOf(game: number, size: number): Setup {
  const heroes = Array.from({ length: size }, (_, at) => HERO_IDS[(game + at) % HERO_IDS.length] as HeroId);
  const dungeon = DUNGEON_IDS[Math.floor(game / 5) % DUNGEON_IDS.length] ?? 'dragons-cave';
  return { heroes, dungeon, tier: TIERS[Math.floor(game / 25) % TIERS.length] ?? 'standard' };
}

/** Legal random play as a program would write it: list, pick, step. The pick is cheap, for it is not what is measured. */
export function playRandomly(game: number, size: number): number {
  let state = oneDeckDungeon.start(setupOf(game, size), `bench-${game}` as Seed);
  let luck = game + 1;
  let commands = 0;
  for (; state.result === null; commands++) {
    luck = (Math.imul(luck, 1664525) + 1013904223) | 0;
    const offered = offerOf(oneDeckDungeon, state);
    state = offered.take((luck >>> 8) % offered.length).state;
  }
  return commands;
}

/** Milliseconds that this process itself has had of the processor: what else runs on the machine does not count. */
export function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
