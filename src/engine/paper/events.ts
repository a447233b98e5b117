import type { BossId, Round } from './content/bosses';
import type { GemId } from './content/ids';
import type { MissionId } from './content/missions';
import type { Alignment, ObjectiveId } from './content/objectives';
import type { PowerId } from './content/powers';
import type { SheetEvent } from './sheetEvents';
import type { Phase, SeatId, Unknown } from './state';

export interface CardsOfSeat {
  readonly seat: SeatId;
  readonly power: PowerId | Unknown;
  readonly objective: ObjectiveId | Unknown;
  readonly alignment: Alignment;
}

interface OfSeat {
  readonly seat: SeatId;
}

interface TableFacts {
  readonly cardsKept: OfSeat & { readonly objective: ObjectiveId | Unknown; readonly power: PowerId | Unknown };
  readonly cardsShown: { readonly cards: readonly CardsOfSeat[] };
  readonly phaseBegun: { readonly phase: Phase };
  readonly turnBegun: { readonly turn: number };
  /** `again` tells that all dice are thrown again. */
  readonly diceRolled: { readonly sides: readonly number[]; readonly again: boolean };
  readonly confirmed: OfSeat;
  readonly takenBack: OfSeat;
  /** Tells the others what a seat has done in secret; that seat itself is told of no events. */
  readonly turnShown: OfSeat & { readonly events: readonly SheetEvent[] };
  /** From the map of every seat that has not taken them. */
  readonly gemsVanished: { readonly gems: readonly GemId[] };
  readonly missionClaimed: { readonly mission: MissionId; readonly points: number; readonly seats: readonly SeatId[] };
  readonly bossWoke: { readonly boss: BossId; readonly round: Round };
  readonly bossFought: OfSeat & {
    readonly boss: BossId;
    readonly strength: number;
    readonly glory: number;
    readonly wounds: number;
  };
  /** `strength` is null where the seat was not in the lair. */
  readonly bossFled: OfSeat & { readonly boss: BossId; readonly strength: number | null; readonly glory: number };
  readonly rewardWon: OfSeat & { readonly boss: BossId };
  /** Several seats have struck equally hard, or none. */
  readonly rewardLost: { readonly boss: BossId; readonly seats: readonly SeatId[] };
  readonly gemsDispersed: { readonly boss: BossId; readonly gems: readonly GemId[] };
  readonly roundEnded: { readonly round: Round };
  readonly gameEnded: {
    readonly results: readonly { readonly seat: SeatId; readonly objective: ObjectiveId | Unknown; readonly points: number }[];
  };
}

export type TableEventType = keyof TableFacts;
export type TableEventOf<Type extends TableEventType> = { readonly type: Type } & TableFacts[Type];
export type TableEvent = { readonly [Type in TableEventType]: TableEventOf<Type> }[TableEventType];

/** Facts, one by one, with everything that a log line, an animation or `evolve` needs. */
export type Event = TableEvent | SheetEvent;
export type EventType = Event['type'];
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>;
