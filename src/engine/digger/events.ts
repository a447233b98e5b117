import type { Space } from './board/spaces';
import type { CoinValue } from './content/coins';
import type { BonusOrderId, OrderId } from './content/orders';
import type { PrizeId } from './content/scoring';
import type { TileId } from './content/tiles';
import type { LadderRoom, Phase, SeatId, Task, Unknown } from './state';

interface OfSeat {
  readonly seat: SeatId;
}

type SeenTile = TileId | Unknown;
type SeenCoin = CoinValue | Unknown;

export type GoldCause = 'pair' | 'throne' | 'corridor';
export type LossCause = 'fight' | 'trap' | 'sabotage' | 'pit';

interface Facts {
  readonly portalPlaced: OfSeat & { readonly at: Space };
  readonly phaseBegun: { readonly phase: Phase };
  readonly tilesDrawn: OfSeat & { readonly tiles: readonly SeenTile[] };
  /** Drawn first, returned afterwards; a bag that holds fewer gives fewer (D37). */
  readonly projectsSwapped: OfSeat & { readonly returned: readonly SeenTile[]; readonly drawn: readonly SeenTile[] };
  readonly projectsKept: OfSeat;
  readonly turnBegun: OfSeat & { readonly points: number };
  readonly turnSkipped: OfSeat;
  /** `lost` points were not spent. */
  readonly turnEnded: OfSeat & { readonly lost: number };
  readonly coinStored: OfSeat & { readonly coin: number; readonly at: Space };
  /** A bonus order costs nothing. */
  readonly orderGiven: OfSeat & { readonly order: OrderId; readonly cost: number };
  /** Lists the next tasks of the seat when they have changed. */
  readonly tasksSet: OfSeat & { readonly tasks: readonly Task[] };
  /** `via` are the corridor tiles between. */
  readonly minionsMoved: OfSeat & {
    readonly from: Space;
    readonly to: Space;
    readonly count: number;
    readonly via: readonly Space[];
  };
  /** Back to the reserve. `by` is the seat that has beaten or trapped them, and null where they were given up. */
  readonly minionsLost: OfSeat & {
    readonly at: Space;
    readonly count: number;
    readonly cause: LossCause;
    readonly by: SeatId | null;
  };
  readonly minionRisen: OfSeat & { readonly at: Space };
  readonly tileLaid: OfSeat & { readonly tile: TileId; readonly at: Space; readonly turn: number };
  /** `gold` is the new total. */
  readonly goldGained: OfSeat & { readonly amount: number; readonly gold: number; readonly cause: GoldCause };
  readonly corridorCompleted: OfSeat & { readonly spaces: readonly Space[]; readonly nuggets: number };
  readonly coinDrawn: OfSeat & { readonly value: SeenCoin };
  /** `coin` is its place among the coins of `from`. */
  readonly coinTaken: OfSeat & { readonly from: SeatId; readonly coin: number; readonly value: SeenCoin };
  /** All coins of a conquered Treasury, by their places. */
  readonly treasuryEmptied: OfSeat & {
    readonly from: SeatId;
    readonly at: Space;
    readonly values: readonly SeenCoin[];
  };
  readonly collapsePlaced: OfSeat & { readonly at: Space };
  readonly collapseCleared: OfSeat & { readonly at: Space };
  /** A minion becomes the token; one that stood there before goes back to its reserve. */
  readonly tokenPlaced: OfSeat & { readonly at: Space; readonly replaced: SeatId | null };
  readonly tokenCleared: OfSeat & { readonly at: Space; readonly holder: SeatId };
  readonly skipDue: OfSeat;
  readonly bonusArisen: OfSeat & { readonly by: LadderRoom; readonly rank: number };
  readonly bonusPicked: OfSeat & { readonly by: LadderRoom; readonly order: BonusOrderId };
  readonly bonusDeclined: OfSeat & { readonly by: LadderRoom };
  readonly orderGivenUp: OfSeat & { readonly order: BonusOrderId };
  readonly coinsShown: { readonly coins: readonly (OfSeat & { readonly values: readonly SeenCoin[] })[] };
  readonly prizeWon: OfSeat & { readonly prize: PrizeId; readonly gold: number; readonly measure: number };
  /** Several seats have as much, or nobody has enough. */
  readonly prizeLost: { readonly prize: PrizeId; readonly seats: readonly SeatId[] };
  readonly gameEnded: { readonly cause: 'gold' | 'stalemate' };
}

export type EventType = keyof Facts;
export type EventOf<Type extends EventType> = { readonly type: Type } & Facts[Type];
/** Facts, one by one, with everything that a log line, an animation or `evolve` needs. */
export type Event = { readonly [Type in EventType]: EventOf<Type> }[EventType];
