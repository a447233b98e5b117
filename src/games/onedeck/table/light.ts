import type { DieId } from '../../../engine/onedeck';

/** How a thing looks to somebody who may choose: nothing to do with it, it can be taken, it is taken, or something else is being aimed at. */
export type Light = 'plain' | 'open' | 'chosen' | 'closed';

export interface Lights {
  readonly dice: ReadonlyMap<DieId, Light>;
  readonly boxes: readonly Light[];
  /** Of skills, feats and potions, by their ids. */
  readonly abilities: ReadonlyMap<string, Light>;
}
