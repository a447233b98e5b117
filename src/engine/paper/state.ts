import type { Stream } from '../kernel';
import type { Due } from './content/bonuses';
import type { DungeonId } from './content/dungeons';
import type { GemId, HeroId, ItemId, RoomId } from './content/ids';
import type { MissionId } from './content/missions';
import type { MonsterId } from './content/monsters';
import type { Alignment, ObjectiveId } from './content/objectives';
import type { PowerId } from './content/powers';
import { CHANGES, type Change, SEAT_IDS, type SeatId } from './seatIds';
import type { SheetEvent } from './sheetEvents';

export { CHANGES, type Change, SEAT_IDS, type SeatId };

/** The players agree on this before a game. */
export interface Setup {
  /** 1 to 8 (P1). */
  readonly seats: number;
  readonly dungeon: DungeonId | 'drawn';
  readonly missions: readonly MissionId[] | 'drawn' | 'none';
  /** The variant of vanishing gems; alone it is always played. */
  readonly dispersal: boolean;
  readonly openObjectives: boolean;
}

/** `reveal` and `boss` pass by themselves; a game waits in all others. */
export const PHASES = ['cards', 'setup', 'roll', 'dice', 'reveal', 'boss', 'reward', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A card, or what a viewer sees of a card that it does not know. */
export type Unknown = 'unknown';

/** Two objectives and two powers, of which one each is kept. */
export interface Hand {
  readonly objectives: readonly (ObjectiveId | Unknown)[];
  readonly powers: readonly (PowerId | Unknown)[];
}

/** A die that is being spent on steps. */
export interface Walk {
  readonly steps: number;
  /** Rivers, by their place in the list, that have given their step back to this die (P20). */
  readonly rivers: readonly number[];
}

export interface BossResult {
  readonly fought: boolean;
  readonly glory: number;
  readonly wounds: number;
}

/** Everything that a party writes down. */
export interface Sheet {
  readonly heroes: Readonly<Record<HeroId, number>>;
  /** Filled boxes. */
  readonly items: Readonly<Record<ItemId, number>>;
  /** All that were ever gained, and how many of their hearts are used up. */
  readonly potions: number;
  readonly hearts: number;
  readonly damage: number;
  readonly resurrected: boolean;
  /** Marks on the track (P28). */
  readonly gems: number;
  /** Gems of the map that were taken, and that have vanished from it. */
  readonly taken: readonly GemId[];
  readonly gone: readonly GemId[];
  readonly beaten: readonly MonsterId[];
  /** Every room that was entered, in order and with repetitions; the party stands in the last. */
  readonly path: readonly RoomId[];
  /** The lair of this round was entered in this round (P36). */
  readonly lair: boolean;
  readonly bosses: readonly BossResult[];
  /** Points of each mission in play; 0 where it was not claimed. */
  readonly missions: readonly number[];
  /** Three of each turn, in the order of use. */
  readonly digits: readonly number[];
  /** Dice and permissions used in this turn. */
  readonly used: readonly number[];
  readonly changed: readonly Change[];
  readonly walk: Walk | null;
  /** Bonuses still to come, the innermost last; while there are any, the last one asks the seat. */
  readonly due: readonly Due[];
}

export interface PlayerSeat {
  readonly id: SeatId;
  readonly hand: Hand | null;
  readonly objective: ObjectiveId | Unknown | null;
  readonly power: PowerId | Unknown | null;
  /** Set when all have chosen their cards. */
  readonly alignment: Alignment | null;
  /** This seat has nothing more to do in this phase. */
  readonly ready: boolean;
  readonly sheet: Sheet;
  /** The sheet as everybody knows it; null where that is the sheet itself (P5). */
  readonly open: Sheet | null;
  /** The events that have led from there to the sheet. */
  readonly told: readonly SheetEvent[];
}

export interface MissionCard {
  readonly id: MissionId;
  readonly claimed: boolean;
}

export interface State {
  readonly setup: Setup;
  readonly dungeon: DungeonId;
  readonly missions: readonly MissionCard[];
  readonly phase: Phase;
  /** 0 before the first roll. */
  readonly turn: number;
  /** The sides that the six dice show; empty before the first roll. */
  readonly dice: readonly number[];
  readonly seats: readonly PlayerSeat[];
  readonly decks: Stream<readonly string[]>;
  readonly rolls: Stream<number>;
}
