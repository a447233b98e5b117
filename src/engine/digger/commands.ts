import type { Space } from './board/spaces';
import type { BonusOrderId } from './content/orders';
import type { TileId } from './content/tiles';

/** The coin of a conquest: from the bag, from the owner, none, or in a Treasury all that it holds (D31). */
export const CONQUEST_COINS = ['bag', 'owner', 'none', 'stored'] as const;
export type ConquestCoin = (typeof CONQUEST_COINS)[number];

interface Told {
  readonly placePortal: { readonly at: Space };
  readonly think: { readonly tiles: readonly TileId[] };
  /** Before the first turn: the projects stay as they are. */
  readonly keepProjects: object;
  /** `coin` is a place in the list of the seat's coins. */
  readonly store: { readonly coin: number; readonly at: Space };
  readonly storeNothing: object;
  readonly move: object;
  readonly step: { readonly from: Space; readonly to: Space; readonly count: number };
  readonly halt: object;
  readonly work: { readonly tile: TileId; readonly at: Space; readonly turn: number };
  readonly rise: { readonly at: Space };
  /** `minion` is the space of the minion that is given up; null for a bonus order. */
  readonly sabotage: { readonly at: Space; readonly minion: Space | null };
  readonly demolish: { readonly at: Space };
  readonly conquer: { readonly at: Space; readonly coin: ConquestCoin };
  readonly clearToken: { readonly at: Space };
  readonly pickOrder: { readonly order: BonusOrderId };
  readonly declineBonus: object;
  readonly giveUpOrder: { readonly order: BonusOrderId };
  readonly pitCoin: object;
  readonly pitBuild: { readonly tile: TileId; readonly at: Space; readonly turn: number };
  readonly endTurn: object;
}

export type CommandType = keyof Told;
export type CommandOf<Type extends CommandType> = { readonly type: Type } & Told[Type];
/** Each is given by the seat that has to act. */
export type Command = { readonly [Type in CommandType]: CommandOf<Type> }[CommandType];

export const COMMAND_TYPES = [
  ...(['placePortal', 'think', 'keepProjects', 'store', 'storeNothing', 'move', 'step', 'halt', 'work', 'rise'] as const),
  ...(['sabotage', 'demolish', 'conquer', 'clearToken', 'pickOrder', 'declineBonus', 'giveUpOrder'] as const),
  ...(['pitCoin', 'pitBuild', 'endTurn'] as const),
] as const satisfies readonly CommandType[];
