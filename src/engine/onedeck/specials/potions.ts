import type { PotionId } from '../content/abilities';
import type { Phase } from '../state';
import type { Cure } from './heroSpecial';

const HEALED_AT_TURN_START = 3;
const HEALED_LATER = 2;

/** Hooks by which a potion bends the rules. One without a hook is drunk among the dice, as `content/abilities.ts` lists. */
export interface PotionSpecial {
  /** Nobody has to identify it. */
  readonly isKnown?: true;
  /** It heals at any moment of the game. */
  readonly heals?: (phase: Phase) => Cure;
}

/** R28 */
const healing: PotionSpecial = {
  isKnown: true,
  heals: (phase) => ({ amount: phase === 'turnStart' ? HEALED_AT_TURN_START : HEALED_LATER, cause: 'healing' }),
};

/** Invisibility is drunk by a command of its own, which `SKIPPING` serves. */
const nothingMore: PotionSpecial = {};

export const POTION_SPECIALS: Readonly<Record<PotionId, PotionSpecial>> = {
  clarity: nothingMore,
  heroism: nothingMore,
  mana: nothingMore,
  healing,
  invisibility: nothingMore,
};

/** The potion that skips an encounter, and the time that the party pays for it. */
export const SKIPPING = { potion: 'invisibility', time: 2 } as const satisfies { potion: PotionId; time: number };
