import type { Stream } from '../kernel';
import type { CardId, DungeonId, HeroId } from './ids';

export interface Setup {
  readonly hero: HeroId;
  readonly dungeon: DungeonId;
}

export const PHASES = ['turnStart', 'choose', 'door', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Door {
  readonly card: CardId;
  readonly open: boolean;
}

/** A place in the dungeon where a door may be: its number stays the same while other doors come and go. */
export type DoorSlot = number;

export interface State {
  readonly hero: HeroId;
  readonly dungeon: DungeonId;
  readonly phase: Phase;
  readonly turn: number;
  readonly floor: number;
  /** Top card first. */
  readonly deck: readonly CardId[];
  /** Last spent card last. */
  readonly discard: readonly CardId[];
  readonly doors: readonly (Door | null)[];
  readonly opened: DoorSlot | null;
  readonly stairsTokens: number;
  readonly damage: number;
  readonly decks: Stream<readonly CardId[]>;
  readonly dice: Stream<number>;
}
