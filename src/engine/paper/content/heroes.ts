import type { Due } from './bonuses';
import type { HeroId } from './ids';
import type { Trait } from './traits';

export const FIRST_LEVEL = 1;
export const TOP_LEVEL = 6;
/** The level at which a hero wins the gift of its class. */
export const GIFT_LEVEL = 4;

export const GIFTS: Readonly<Record<HeroId, { readonly trait: Trait; readonly due: readonly Due[] }>> = {
  warrior: { trait: { strength: 1 }, due: [] },
  wizard: { trait: { recolours: true }, due: [] },
  cleric: { trait: { spares: { skulls: 'all' } }, due: [] },
  rogue: { trait: {}, due: [{ op: 'markGem', times: 1 }] },
};

/** Points by the level of the lowest hero. */
export const LOWEST_HERO_POINTS: readonly number[] = [0, 0, 3, 6, 8, 11, 14];
export const POINTS_FOR_EACH_AT_TOP = 1;
