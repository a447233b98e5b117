import type { HeroId, ItemId, Loot } from './ids';

/**
 * What a seat is still to get. `times` counts what is left of it; `apart` lists the heroes or items that were chosen
 * already where all have to be different, and is null where the same may be chosen again.
 */
export type Due =
  | { readonly op: 'levelUp'; readonly times: number; readonly apart: readonly HeroId[] | null }
  | { readonly op: 'fillBox'; readonly times: number; readonly apart: readonly ItemId[] | null }
  | { readonly op: 'potions'; readonly times: number }
  /** A mark on the gem track that leaves the dungeon as it is. */
  | { readonly op: 'markGem'; readonly times: number }
  /** A gem of the map, from afar. */
  | { readonly op: 'takeGem'; readonly times: number }
  | { readonly op: 'strikeOff'; readonly times: number }
  /** The treasures of a room that are still to be taken. */
  | { readonly op: 'loot'; readonly left: readonly Loot[] };

export type DueOp = Due['op'];
export type DueOf<Op extends DueOp> = Extract<Due, { op: Op }>;
