import type { Color, DieColor } from './facts';

/** What a die may only be used for: covering armor boxes, or paying mana (R16). */
export const USES = ['armor', 'mana'] as const;
export type OnlyUse = (typeof USES)[number];

/** Which dice of a pool the player chooses from, and how many. */
export interface PickFacts {
  readonly least: number;
  readonly most: number;
  readonly of?: 'partner';
  readonly color?: Color;
  readonly showing?: number;
  readonly notHeroic?: true;
  /** All chosen dice show the same value. */
  readonly alike?: true;
  /** Only among the dice that this use of the skill has just added. */
  readonly gained?: true;
}

export interface GainOp {
  readonly op: 'gain';
  readonly color: DieColor;
  readonly value: number;
  readonly count?: number;
  readonly only?: OnlyUse;
  readonly to?: 'partner';
}
export interface RollOp {
  readonly op: 'roll';
  readonly dice: readonly DieColor[];
}
export interface PreventOp {
  readonly op: 'prevent';
  readonly damage?: number;
  readonly time?: number;
  /** Damage prevented in boss rounds, where it differs. */
  readonly boss?: number;
}
/** Every die of the hero that shows one of the values is rerolled. */
export interface RerollAllOp {
  readonly op: 'rerollAll';
  readonly showing: readonly number[];
  readonly color?: Color;
}
export interface RaiseOp {
  readonly op: 'raise';
  readonly by: number;
  readonly pick: PickFacts;
}
export interface SetOp {
  readonly op: 'set';
  readonly to: number;
  readonly pick: PickFacts;
}
export interface RerollOp {
  readonly op: 'reroll';
  readonly pick: PickFacts;
}
/** Each chosen die is discarded for a new one. */
export interface TradeOp {
  readonly op: 'trade';
  readonly color: Color;
  readonly value: number;
  readonly pick: PickFacts;
}
/** Each chosen die is exchanged for one of another colour and the same value. */
export interface RecolorOp {
  readonly op: 'recolor';
  readonly to: DieColor;
  readonly pick: PickFacts;
}

export type Op = GainOp | RollOp | PreventOp | RerollAllOp | RaiseOp | SetOp | RerollOp | TradeOp | RecolorOp;
export type OpName = Op['op'];
