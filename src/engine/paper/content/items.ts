import type { Due } from './bonuses';
import type { HeroId, ItemId } from './ids';
import type { Trait } from './traits';

export interface ItemFacts {
  /** The symbol that a die needs to fill a box; with `any` every symbol does. */
  readonly symbol: HeroId | 'any';
  /** Only a finished item scores these. */
  readonly endPoints: number;
  readonly trait: Trait;
  /** Comes at once when the item is finished. */
  readonly due: readonly Due[];
}

export const ITEM_BOXES = 2;
export const ITEM_BOX_POINTS = 1;

export const ITEMS: Readonly<Record<ItemId, ItemFacts>> = {
  'flaming-sword': { symbol: 'warrior', endPoints: 0, trait: { strength: 3 }, due: [] },
  'death-scepter': { symbol: 'wizard', endPoints: -1, trait: {}, due: [{ op: 'strikeOff', times: 2 }] },
  'khar-medallion': { symbol: 'cleric', endPoints: 1, trait: { crosses: 'river' }, due: [] },
  'intangibility-cloak': { symbol: 'rogue', endPoints: 0, trait: { crosses: 'wall' }, due: [] },
  'crown-of-the-righteous-king': { symbol: 'any', endPoints: 4, trait: {}, due: [] },
  'alchemists-cauldron': { symbol: 'any', endPoints: 0, trait: {}, due: [{ op: 'potions', times: 3 }] },
  'armour-of-heroes': { symbol: 'any', endPoints: 2, trait: { armour: 1 }, due: [] },
  'tome-of-wisdom': { symbol: 'any', endPoints: 3, trait: {}, due: [{ op: 'levelUp', times: 1, apart: null }] },
};
