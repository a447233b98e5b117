import type { HealCause } from '../events';
import type { Encounter, Symbols } from '../state';

/** A skill or a talent may heal its hero on the way down, after a boss round, and when the hero drinks a potion. */
export type CureMoment = 'descent' | 'bossRound' | 'potion';

export interface Cure {
  readonly amount: number;
  readonly cause: HealCause;
}

/** Hooks by which a starting skill or a talent bends the rules by itself. A hook that is not named leaves its rule as it is. */
export interface HeroSpecial {
  readonly heals?: { readonly [At in CureMoment]?: Cure };
  /** The skill may be used before the party chooses its way through a peril. */
  readonly usableBeforeOption?: true;
}

export interface SkillSpecial extends HeroSpecial {
  /** A party that has fled may add a door. */
  readonly addsDoor?: true;
  /** Nothing else prevents damage to this hero. */
  readonly barsPrevention?: true;
  /** Returns the consequences that are left of those that are due. */
  readonly softens?: (due: Symbols, kind: Encounter['kind']) => Symbols;
}

export interface TalentSpecial extends HeroSpecial {
  readonly health?: number;
  /** Cards that the hero may hold above one of the two limits, for items and for skills. */
  readonly room?: number;
  /** Potions that the party has more at the start of the game. */
  readonly potions?: number;
}
