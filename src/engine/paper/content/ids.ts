export const HERO_IDS = ['warrior', 'wizard', 'cleric', 'rogue'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export const ITEM_IDS = [
  'flaming-sword',
  'death-scepter',
  'khar-medallion',
  'intangibility-cloak',
  'crown-of-the-righteous-king',
  'alchemists-cauldron',
  'armour-of-heroes',
  'tome-of-wisdom',
] as const;
export type ItemId = (typeof ITEM_IDS)[number];

export const GEM_IDS = ['gem-a', 'gem-b', 'gem-c', 'gem-d', 'gem-e', 'gem-f', 'gem-g', 'gem-h'] as const;
export type GemId = (typeof GEM_IDS)[number];

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** From the doors at the bottom of the map to its far end. */
export const ROWS = [1, 2, 3, 4, 5, 6, 7] as const;
export type RoomId = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;

/** A treasure of a room. */
export type Loot = 'potion' | 'item' | 'levelUp' | GemId;
