import type { OrderId } from '../content/orders';
import type { State } from '../state';

/**
 * A lord or a scenario bends the rules through these hooks. A hook that it leaves out changes nothing. Additions
 * are summed over all specials in play; `place` is the place of the seat that is asked about.
 */
export interface Special {
  readonly resources?: (state: State, place: number) => number;
  readonly ingenuity?: (state: State, place: number) => number;
  /** Minions that are not on the board but count against Resources (D61, D70). */
  readonly inPlay?: (state: State, place: number) => number;
  readonly costOf?: (order: OrderId, cost: number) => number;
  readonly corridorGold?: (length: number) => number;
  /** The gold that ends the game; null where none does (D59). */
  readonly endGold?: number | null;
  /** The end is reached in another way. */
  readonly isEnd?: (state: State) => boolean;
}
