import { required } from '../../kernel';
import type { Command } from '../commands';
import type { DueOp } from '../content/bonuses';
import type { RoomId } from '../content/ids';
import type { Event } from '../events';
import { stepsOf } from '../phases/walking';
import { seatAt } from '../rules/seats';
import type { SeatId, Sheet, State } from '../state';
import { carriedOut, whyIllegal } from '../step';
import { type Outlook, outlookAfter } from './outlook';

/** The best way to a room: with the least hurt, then the most glory, then the fewest steps. */
export interface ReachedRoom {
  readonly room: RoomId;
  /** The rooms that are entered, the last one included. */
  readonly path: readonly RoomId[];
  /** Steps that are left there. */
  readonly left: number;
  /** What is chosen on the way is not part of it: such a bonus counts as not taken. */
  readonly outlook: Outlook;
  readonly asks: readonly DueOp[];
}

/** The die that is to be spent on steps; null where a walk has begun. */
export interface Walker {
  readonly seat: SeatId;
  readonly die: number | null;
}

interface Trail {
  readonly state: State;
  readonly events: readonly Event[];
  readonly path: readonly RoomId[];
  readonly asks: readonly DueOp[];
}

/** All rooms that a walk can end in. A room is not entered twice in one walk: a second time only ever costs. */
export function reachOf(state: State, walker: Walker): readonly ReachedRoom[] {
  const begun = beginning(state, walker);
  if (begun === null) return [];
  const best = new Map<RoomId, ReachedRoom>();
  const open: Trail[] = [begun];
  for (let trail = open.pop(); trail !== undefined; trail = open.pop()) {
    for (const next of onwards(trail, walker.seat)) {
      const found = reached(state, next, walker.seat);
      const known = best.get(found.room);
      if (known === undefined || isChosen(walker, found, known)) best.set(found.room, found);
      open.push(next);
    }
  }
  return [...best.values()];
}

function beginning(state: State, { seat, die }: Walker): Trail | null {
  if (die === null) {
    const { walk, due } = sheetIn(state, seat);
    // Between the events of a last step the walk has no step left, and is not over yet.
    const isWalking = walk !== null && walk.steps > 0 && due.length === 0;
    return isWalking ? { state, events: [], path: [], asks: [] } : null;
  }
  const walk: Command = { type: 'walk', seat, die };
  if (whyIllegal(state, walk) !== null) return null;
  const { state: after, events } = carriedOut(state, walk);
  return { state: after, events, path: [], asks: [] };
}

function onwards({ state, events, path, asks }: Trail, id: SeatId): readonly Trail[] {
  const seat = state.seats[seatAt(id)];
  if (seat === undefined || seat.sheet.walk === null) return [];
  const fresh = stepsOf(state, seat).filter((to) => !path.includes(to));
  return fresh.map((to) => {
    const taken = carriedOut(state, { type: 'step', seat: id, to });
    const due = sheetIn(taken.state, id).due;
    return {
      state: due.length === 0 ? taken.state : withoutDue(taken.state, id),
      events: [...events, ...taken.events],
      path: [...path, to],
      asks: [...asks, ...due.map(({ op }) => op)],
    };
  });
}

/** Drops what waits for an answer, so that the way beyond it can be looked at; a walk without a step left is over. */
function withoutDue(state: State, id: SeatId): State {
  const ended = (sheet: Sheet): Sheet['walk'] => (sheet.walk?.steps === 0 ? null : sheet.walk);
  const seats = state.seats.map((seat) =>
    seat.id === id ? { ...seat, sheet: { ...seat.sheet, due: [], walk: ended(seat.sheet) } } : seat,
  );
  return { ...state, seats };
}

function reached(before: State, { state, events, path, asks }: Trail, seat: SeatId): ReachedRoom {
  const room = path.at(-1) ?? 'A1';
  const left = sheetIn(state, seat).walk?.steps ?? 0;
  return { room, path, left, asks, outlook: outlookAfter(before, { seat, after: state, events }) };
}

/** A walk that has begun goes step by step: to the next room it takes no detour, however much that would gain. */
function isChosen({ die }: Walker, one: ReachedRoom, other: ReachedRoom): boolean {
  if (die === null && (one.path.length === 1 || other.path.length === 1)) return one.path.length === 1;
  return isBetter(one, other);
}

function isBetter(one: ReachedRoom, other: ReachedRoom): boolean {
  const costs = ({ outlook, asks, path }: ReachedRoom): readonly number[] => [
    Number(outlook.revives),
    outlook.hurt,
    -outlook.is,
    -asks.length,
    path.length,
  ];
  const [first, second] = [costs(one), costs(other)];
  const differs = first.findIndex((cost, at) => cost !== second[at]);
  return differs >= 0 && (first[differs] ?? 0) < (second[differs] ?? 0);
}

function sheetIn({ seats }: State, id: SeatId): Sheet {
  return required(seats[seatAt(id)], 'a seat').sheet;
}
