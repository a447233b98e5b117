import type { DieId } from '../../../engine/onedeck';

/** How a thing is lit while the player chooses: not usable, usable, chosen, or unusable for the current aim. */
export type Light = 'plain' | 'open' | 'chosen' | 'closed';

export interface Lights {
  readonly dice: ReadonlyMap<DieId, Light>;
  readonly boxes: readonly Light[];
  /** The lights of skills, feats and potions, by their ids. */
  readonly abilities: ReadonlyMap<string, Light>;
}
