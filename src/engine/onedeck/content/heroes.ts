import type { Color } from './facts';

export type FeatFacts =
  /** R32: all these dice are rolled, then the player discards one of them. */
  | { readonly name: 'eagle-eye'; readonly prices: readonly { readonly dice: number; readonly time: number }[] }
  | { readonly name: 'daring-gamble'; readonly most: number; readonly damage: number; readonly time: number }
  | { readonly name: 'mana-charge' | 'valiant' | 'frenzy'; readonly holds: number };

export interface SideFacts extends Readonly<Record<Color, number>> {
  readonly health: number;
  readonly feat: FeatFacts;
  readonly skill: string;
}

/** `solo` is the side for a party of one, `party` the side for two or four. */
export interface HeroFacts {
  readonly solo: SideFacts;
  readonly party: SideFacts;
}

export const HEROES = {
  archer: {
    solo: {
      health: 5,
      strength: 2,
      agility: 3,
      magic: 2,
      feat: {
        name: 'eagle-eye',
        prices: [
          { dice: 2, time: 2 },
          { dice: 3, time: 4 },
        ],
      },
      skill: 'kiting',
    },
    party: {
      health: 3,
      strength: 1,
      agility: 2,
      magic: 1,
      feat: { name: 'eagle-eye', prices: [{ dice: 2, time: 2 }] },
      skill: 'combined-shot',
    },
  },
  mage: {
    solo: { health: 5, strength: 1, agility: 2, magic: 4, feat: { name: 'mana-charge', holds: 2 }, skill: 'shield-aura' },
    party: { health: 3, strength: 0, agility: 1, magic: 3, feat: { name: 'mana-charge', holds: 1 }, skill: 'power-transfer' },
  },
  paladin: {
    solo: { health: 5, strength: 3, agility: 1, magic: 3, feat: { name: 'valiant', holds: 2 }, skill: 'armor' },
    party: { health: 3, strength: 2, agility: 0, magic: 2, feat: { name: 'valiant', holds: 1 }, skill: 'support-aura' },
  },
  rogue: {
    solo: {
      health: 5,
      strength: 1,
      agility: 4,
      magic: 2,
      feat: { name: 'daring-gamble', most: 2, damage: 1, time: 3 },
      skill: 'stealth',
    },
    party: {
      health: 3,
      strength: 0,
      agility: 3,
      magic: 1,
      feat: { name: 'daring-gamble', most: 1, damage: 1, time: 3 },
      skill: 'dungeoneering',
    },
  },
  warrior: {
    solo: { health: 6, strength: 4, agility: 2, magic: 1, feat: { name: 'frenzy', holds: 2 }, skill: 'second-wind' },
    party: { health: 4, strength: 3, agility: 1, magic: 0, feat: { name: 'frenzy', holds: 1 }, skill: 'fearless-charge' },
  },
} as const satisfies Record<string, HeroFacts>;
