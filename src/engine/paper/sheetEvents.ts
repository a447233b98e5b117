import type { Due, DueOp } from './content/bonuses';
import type { GemId, HeroId, ItemId, RoomId } from './content/ids';
import type { MonsterId } from './content/monsters';
import type { Harm } from './content/traits';
import type { Change, SeatId } from './seatIds';

/** A die is spent in one of these ways. */
export type DieUse = 'raise' | 'craft' | 'brew' | 'walk';
export type Way = 'door' | 'open' | 'wall' | 'river';

interface Facts {
  readonly dieUsed: { readonly die: number; readonly digit: number; readonly as: DieUse; readonly change: Change | null };
  readonly heroRaised: { readonly hero: HeroId; readonly level: number };
  readonly boxFilled: { readonly item: ItemId; readonly boxes: number };
  /** `potions` is the new total, `lost` what no longer went into the satchel. */
  readonly potionsGained: { readonly amount: number; readonly lost: number; readonly potions: number };
  readonly walkBegun: { readonly steps: number };
  /** `steps` are left afterwards; `lair` tells whether the boss of this round lives here. */
  readonly roomEntered: { readonly room: RoomId; readonly by: Way; readonly steps: number; readonly lair: boolean };
  readonly stepsGained: { readonly river: number; readonly steps: number };
  readonly walkEnded: { readonly lost: number };
  readonly trapSprung: { readonly room: RoomId };
  /** `level` is that of the hero, armour included; null where the monster was struck off. */
  readonly monsterBeaten: { readonly monster: MonsterId; readonly level: number | null; readonly monsters: number };
  /** `gem` is null where the mark is no gem of the map. */
  readonly gemMarked: { readonly gem: GemId | null; readonly gems: number };
  /** `damage` is the new total on the track. */
  readonly damageTaken: {
    readonly cause: Harm;
    readonly amount: number;
    readonly absorbed: number;
    readonly damage: number;
  };
  readonly damageSpared: { readonly cause: Harm; readonly amount: number };
  readonly resurrected: object;
  /** Nothing was left that could be chosen (P26). */
  readonly bonusLost: { readonly op: DueOp; readonly times: number };
  readonly bonusesDue: { readonly due: readonly Due[] };
}

export type SheetEventType = keyof Facts;
export type SheetEventOf<Type extends SheetEventType> = { readonly type: Type; readonly seat: SeatId } & Facts[Type];

/** What happens to one sheet. While others may not know it, its seat alone is told. */
export type SheetEvent = { readonly [Type in SheetEventType]: SheetEventOf<Type> }[SheetEventType];
