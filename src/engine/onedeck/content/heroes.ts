export interface HeroFacts {
  readonly health: number;
  readonly strength: number;
  readonly agility: number;
  readonly magic: number;
}

/** The sides printed for a party of one. */
export const HEROES = {
  archer: { health: 5, strength: 2, agility: 3, magic: 2 },
  mage: { health: 5, strength: 1, agility: 2, magic: 4 },
  paladin: { health: 5, strength: 3, agility: 1, magic: 3 },
  rogue: { health: 5, strength: 1, agility: 4, magic: 2 },
  warrior: { health: 6, strength: 4, agility: 2, magic: 1 },
} as const satisfies Record<string, HeroFacts>;
