/** A party is hurt by these. */
export type Harm = 'skulls' | 'trap' | 'monster' | 'boss';

/** A gift, a finished item or a power changes one of these for as long as it is there. */
export interface Trait {
  /** Added to the strength against bosses. */
  readonly strength?: number;
  /** Damage that one event of this kind does not do. */
  readonly spares?: { readonly [From in Harm]?: number | 'all' };
  readonly crosses?: 'river' | 'wall';
  /** Added to the level of each hero that meets a monster. */
  readonly armour?: number;
  /** Once a turn a die counts in the other colour. */
  readonly recolours?: true;
  /** Steps that a river gives back, once for each river and die. */
  readonly riverSteps?: number;
}
