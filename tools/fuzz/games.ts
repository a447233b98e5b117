import type { Seed } from '../../src/engine/kernel';
import { DUNGEON_IDS, HERO_IDS, type HeroId, oneDeckDungeon, type Setup, type State } from '../../src/engine/onedeck';
import { BASIC_SKILL_IDS, FOCUSES, type Focus, TALENT_IDS, TALENTS } from '../../src/engine/onedeck/campaign';

/** Where a game begins; with so many potions a party that plays at random lives long enough to see everything. */
export interface Beginning {
  readonly setup: Setup;
  readonly seed: string;
  readonly potions?: number;
}

const TIERS = ['novice', 'standard', 'veteran', 'fearless'] as const;

export function begin({ setup, seed, potions }: Beginning): State {
  const state = oneDeckDungeon.start(setup, seed as Seed);
  return potions === undefined ? state : { ...state, potions };
}

/** Every hero first in the party with every dungeon and tier, for one party size: a hundred setups. */
export function setupsFor(size: number): readonly Setup[] {
  return HERO_IDS.flatMap((_, first) =>
    DUNGEON_IDS.flatMap((dungeon) =>
      TIERS.map((tier) => ({
        heroes: Array.from({ length: size }, (_, at) => HERO_IDS[(first + at) % HERO_IDS.length] as HeroId),
        dungeon,
        tier,
      })),
    ),
  );
}

/** The same parties, every hero with all that one focus of a campaign sheet gives. */
export function giftedSetupsFor(size: number): readonly Setup[] {
  return setupsFor(size).map((setup, at) => {
    const focus = FOCUSES[at % FOCUSES.length] as Focus;
    const basicSkill = BASIC_SKILL_IDS[at % BASIC_SKILL_IDS.length] ?? null;
    const talents = TALENT_IDS.filter((talent) => ['basic', focus].includes(TALENTS[talent].focus));
    return { ...setup, gifts: setup.heroes.map((hero) => ({ hero, focus, basicSkill, talents })) };
  });
}
