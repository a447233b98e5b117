/** Read off the printed hero cards, both sides: dice, health, heroic dice that may wait on the card, names of feat and skill. */
export const HERO_FACTS = {
  'archer-alone': { strength: 2, agility: 3, magic: 2, health: 5, feat: 'eagle-eye', holds: 0, skill: 'kiting' },
  'archer-party': { strength: 1, agility: 2, magic: 1, health: 3, feat: 'eagle-eye', holds: 0, skill: 'combined-shot' },
  'mage-alone': { strength: 1, agility: 2, magic: 4, health: 5, feat: 'mana-charge', holds: 2, skill: 'shield-aura' },
  'mage-party': { strength: 0, agility: 1, magic: 3, health: 3, feat: 'mana-charge', holds: 1, skill: 'power-transfer' },
  'paladin-alone': { strength: 3, agility: 1, magic: 3, health: 5, feat: 'valiant', holds: 2, skill: 'armor' },
  'paladin-party': { strength: 2, agility: 0, magic: 2, health: 3, feat: 'valiant', holds: 1, skill: 'support-aura' },
  'rogue-alone': { strength: 1, agility: 4, magic: 2, health: 5, feat: 'daring-gamble', holds: 0, skill: 'stealth' },
  'rogue-party': { strength: 0, agility: 3, magic: 1, health: 3, feat: 'daring-gamble', holds: 0, skill: 'dungeoneering' },
  'warrior-alone': { strength: 4, agility: 2, magic: 1, health: 6, feat: 'frenzy', holds: 2, skill: 'second-wind' },
  'warrior-party': { strength: 3, agility: 1, magic: 0, health: 4, feat: 'frenzy', holds: 1, skill: 'fearless-charge' },
} as const;
