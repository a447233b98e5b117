import type { Stream } from '../kernel';
import type { Laid } from './board/Survey';
import type { Space } from './board/spaces';
import type { ZoneId } from './content/boards';
import type { CoinValue } from './content/coins';
import { SEAT_IDS, type SeatId } from './content/ids';
import type { BonusOrderId, OrderId } from './content/orders';
import type { TileId } from './content/tiles';

export { SEAT_IDS, type SeatId };

/** The players agree on this before a game. */
export interface Setup {
  /** 2 to 6. */
  readonly seats: number;
  /** Each seat may swap projects once before the first turn (D4). */
  readonly freeThink: boolean;
  /** Projects are seen by their owner only. */
  readonly hiddenProjects: boolean;
  /** The round in which the end is reached is finished first (D38). */
  readonly fullRound: boolean;
}

export const PHASES = ['portals', 'think', 'turn', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A coin or tile, as a viewer sees it who does not know it. */
export type Unknown = 'unknown';

/** A coin in front of a seat. Its place in the list is open to all, its value is not (D34). */
export interface Coin {
  readonly value: CoinValue | Unknown;
  /** One bit for each seat that knows the value, by its place; what was once seen stays seen (D45). */
  readonly seen: number;
  /** The Treasury that it is stored in. */
  readonly at: Space | null;
}

/** Rooms that give bonus orders. */
export const LADDER_ROOMS = ['torture', 'kitchen', 'library'] as const;
export type LadderRoom = (typeof LADDER_ROOMS)[number];

/** Things that a seat has to do before anything else, the next one last. */
export type Task =
  /** One coin may be put into a Treasury. */
  | { readonly op: 'store' }
  /** Steps of a Move! that are left. */
  | { readonly op: 'steps'; readonly left: number }
  /** A minion has gone into the pit: a coin or a tile (D36). */
  | { readonly op: 'pit' }
  /** A bonus has arisen, and its order has to be named; of two, `picked` is the first (D20). */
  | { readonly op: 'bonus'; readonly by: LadderRoom; readonly rank: number; readonly picked: BonusOrderId | null }
  /** Bonus orders that were named and wait to be resolved, in any order (D21). */
  | { readonly op: 'orders'; readonly waiting: readonly BonusOrderId[] };

export type TaskOp = Task['op'];
export type TaskOf<Op extends TaskOp> = Extract<Task, { readonly op: Op }>;

export interface Token {
  readonly at: Space;
  readonly seat: SeatId;
}

export interface PlayerSeat {
  readonly id: SeatId;
  /** What the track shows (D18). */
  readonly gold: number;
  readonly projects: readonly (TileId | Unknown)[];
  /** Sorted by name, for every draw is uniform (D5). */
  readonly bag: readonly (TileId | Unknown)[];
  /** The space of each minion in play, from the lowest to the highest. */
  readonly minions: readonly Space[];
  readonly coins: readonly Coin[];
  /** The tiles of each corridor that was completed. */
  readonly corridors: readonly (readonly Space[])[];
  /** Its Throne Room was conquered: the next turn is left out (D31). */
  readonly skips: boolean;
}

export interface State {
  readonly setup: Setup;
  readonly zone: ZoneId;
  readonly phase: Phase;
  /** The place of the seat that was drawn to be first (D4). */
  readonly first: number;
  /** The place of the seat whose turn it is. */
  readonly active: number;
  /** Tyranny points left in this turn. */
  readonly points: number;
  /** The orders of this turn, paid for or not; a bonus and a token that is cleared are among them. */
  readonly given: readonly OrderId[];
  /** The pit was used in this turn. */
  readonly pitUsed: boolean;
  readonly tasks: readonly Task[];
  /** Turns in a row without a tile, coin, token or Collapse that came, went or changed hands, before this one (D40). */
  readonly quiet: number;
  /** Such a thing has happened in this turn. */
  readonly stirred: boolean;
  /** Collapses that can still be placed. */
  readonly collapses: number;
  readonly tiles: readonly Laid[];
  readonly tokens: readonly Token[];
  readonly seats: readonly PlayerSeat[];
  /** Sorted by value. */
  readonly coins: readonly (CoinValue | Unknown)[];
  readonly luck: Stream<number>;
}
