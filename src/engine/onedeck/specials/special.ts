import type { ChangeCause, DamageCause, DiscardCause } from '../events';
import type { Box, Die, State, Symbols } from '../state';

/** Tells what becomes of a die that was just rolled (R13); null where it stays as it is. */
export type Verdict =
  | { readonly is: 'paid' }
  | { readonly is: 'lowered'; readonly cause: ChangeCause }
  | { readonly is: 'discarded'; readonly cause: DiscardCause }
  | null;

/** Hooks by which a card bends the rules. A hook that is not named leaves its rule as it is. */
export interface Special {
  /** Time that passes before the heroes act. */
  readonly timeBefore?: number;
  /** Damage to one hero before the heroes act. */
  readonly damageBefore?: { readonly amount: number; readonly cause: DamageCause };
  /** Before the heroes act, one of them loses an item. */
  readonly drainsItem?: true;
  /** The number of a box that says X. */
  readonly x?: (state: State) => number;
  readonly diceForHeroic?: number;
  readonly timePerSkill?: number;
  readonly onRolled?: (die: Die) => Verdict;
  readonly losesLoot?: (boxes: readonly Box[]) => boolean;
  /** Time at the end of consequences that is none of them. */
  readonly timeAfter?: (boxes: readonly Box[]) => number;
  /** More time at the start of a turn, in units of a small party. */
  readonly openingTime?: (state: State) => number;
  readonly exploreTime?: number;
  /** The number of places for doors. */
  readonly doorLimit?: number;
  readonly armors?: (box: Box) => boolean;
  /** Damage that the dungeon adds to consequences. */
  readonly addsDamage?: (due: Symbols) => number;
  readonly takesHeroic?: (box: Box) => boolean;
  readonly wards?: (box: Box) => boolean;
  /** Damage that comes off the boss ahead of the strikes. */
  readonly healsBy?: (boxes: readonly Box[]) => number;
}

export const isOpen = (box: Box): boolean => box.dice.length === 0;
