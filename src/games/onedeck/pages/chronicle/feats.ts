import { type DungeonId, GAUNTLET_ORDER, HERO_IDS, type HeroId, TIER_IDS, type Tier } from '../../../../engine/onedeck';
import type { ChronicleEntry } from '../../records';

type Ended = Pick<ChronicleEntry, 'outcome' | 'setup'>;

export interface Pairing {
  readonly hero: HeroId;
  readonly dungeon: DungeonId;
  readonly isWon: boolean;
}

/** Returns the hardest tier on which a hero, alone or in a party, has won each dungeon. */
export function bestTiers(entries: readonly Ended[]): ReadonlyMap<string, Tier> {
  const best = new Map<string, Tier>();
  for (const { outcome, setup } of entries) {
    if (outcome !== 'victory') continue;
    for (const hero of setup.heroes) {
      const niche = nicheOf(hero, setup.dungeon);
      const before = best.get(niche);
      if (before === undefined || TIER_IDS.indexOf(setup.tier) > TIER_IDS.indexOf(before)) best.set(niche, setup.tier);
    }
  }
  return best;
}

export const nicheOf = (hero: HeroId, dungeon: DungeonId): string => `${hero}/${dungeon}`;

/** Returns the easiest dungeon that the hero of the last game has not won; with all won, that of another hero. */
export function nextPairing(entries: readonly Ended[]): Pairing {
  const best = bestTiers(entries);
  const last = entries[0]?.setup.heroes[0] ?? 'warrior';
  const heroes = [last, ...HERO_IDS.filter((hero) => hero !== last)];
  const open = heroes.flatMap((hero) =>
    GAUNTLET_ORDER.filter((dungeon) => !best.has(nicheOf(hero, dungeon))).map((dungeon) => ({ hero, dungeon, isWon: false })),
  );
  return open[0] ?? { hero: last, dungeon: GAUNTLET_ORDER.at(-1) ?? 'dragons-cave', isWon: true };
}
