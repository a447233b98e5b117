import type { CorridorKind, RoomKind } from './ids';

/** Sets off the bonus orders of a room: itself, any room, or any corridor tile that its owner builds. */
export type BonusTrigger = 'thisBuilt' | 'roomBuilt' | 'corridorBuilt';

export interface RoomFacts {
  readonly count: number;
  readonly conquerable: boolean;
  readonly bonus: BonusTrigger | null;
  /** Every open room of this kind adds these numbers to those of its owner. */
  readonly resources: number;
  readonly ingenuity: number;
  readonly risesHere: boolean;
  /** Comes once, when the room is built. */
  readonly coins: number;
  readonly minions: number;
}

const PLAIN = { conquerable: true, bonus: null, resources: 0, ingenuity: 0, risesHere: false, coins: 0, minions: 0 } as const;

export const ROOMS: Readonly<Record<RoomKind, RoomFacts>> = {
  torture: { ...PLAIN, count: 4, bonus: 'thisBuilt' },
  dormitory: { ...PLAIN, count: 4, risesHere: true, minions: 1 },
  kitchen: { ...PLAIN, count: 4, resources: 2, bonus: 'roomBuilt' },
  library: { ...PLAIN, count: 4, ingenuity: 1, bonus: 'corridorBuilt' },
  throne: { ...PLAIN, count: 1 },
  treasury: { ...PLAIN, count: 4, coins: 1 },
  pit: { ...PLAIN, count: 1, conquerable: false },
};

export const CORRIDORS: Readonly<Record<CorridorKind, number>> = { corridor: 7, 'corridor-trap': 6, 'corridor-nugget': 6 };

/** Once in each turn of its owner. */
export const PIT_USES = 1;
export const COINS_OF_THE_PIT = 1;
