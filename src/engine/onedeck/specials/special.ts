import type { Box, Die, State, Symbols } from '../state';

/** What becomes of a die that was just rolled (R13). */
export type Verdict = 'discard' | 'payTime' | 'lower' | null;

/** How a card bends the rules. What it does not name stays as it is. */
export interface Special {
  /** The number of a box that says X. */
  readonly x?: (state: State) => number;
  readonly diceForHeroic?: number;
  readonly timePerSkill?: number;
  readonly onRolled?: (die: Pick<Die, 'color' | 'value'>) => Verdict;
  readonly losesLoot?: (boxes: readonly Box[]) => boolean;
  /** Time at the end of consequences that is none of them. */
  readonly timeAfter?: (boxes: readonly Box[]) => number;
  /** More time at the start of a turn, in units of a small party. */
  readonly openingTime?: (state: State) => number;
  readonly exploreTime?: number;
  readonly armors?: (box: Box) => boolean;
  /** Damage that the dungeon adds to consequences. */
  readonly addsDamage?: (due: Symbols) => number;
  readonly takesHeroic?: (box: Box) => boolean;
  readonly wards?: (box: Box) => boolean;
  /** Damage that comes off the boss ahead of the strikes. */
  readonly healsBy?: (boxes: readonly Box[]) => number;
}

export const isOpen = (box: Box): boolean => box.dice.length === 0;
