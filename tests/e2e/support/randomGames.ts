import { hashOf, type Seed } from '../../../src/engine/kernel';
import { DUNGEON_IDS, HERO_IDS, oneDeckDungeon, type Setup } from '../../../src/engine/onedeck';
import { bot } from '../../../tools/oneDeckBots';

const SIZES = [1, 2, 4] as const;
const TIERS = ['novice', 'standard', 'veteran', 'fearless'] as const;

/** For each of so many random games the hash over all its states; the page runs this very file. */
export function trailsOf(games: number): readonly string[] {
  return Array.from({ length: games }, (_, at) => playThrough(setupFor(at), `lantern ${at}` as Seed));
}

function setupFor(at: number): Setup {
  const size = SIZES[at % SIZES.length] ?? 1;
  return {
    heroes: Array.from({ length: size }, (_, place) => HERO_IDS[(at + place) % HERO_IDS.length] ?? 'warrior'),
    dungeon: DUNGEON_IDS[at % DUNGEON_IDS.length] ?? 'dragons-cave',
    tier: TIERS[at % TIERS.length] ?? 'standard',
  };
}

function playThrough(setup: Setup, seed: Seed): string {
  const choose = bot('random', seed);
  let state = oneDeckDungeon.start(setup, seed);
  let trail = hashOf(state);
  while (state.phase !== 'over') {
    const taken = oneDeckDungeon.step(state, choose(state));
    if (!taken.ok) throw new Error(taken.rejection.key);
    state = taken.state;
    trail = hashOf([trail, hashOf(state)]);
  }
  return trail;
}
