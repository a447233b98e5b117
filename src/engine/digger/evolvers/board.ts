import { type Laid, Survey } from '../board/Survey';
import type { Space } from '../board/spaces';
import { zoneOf } from '../board/spaces';
import type { Draft } from '../draft';
import type { EventType } from '../events';
import { withoutOne } from '../rules/luck';
import { nextPlace, seatAt } from '../rules/seats';
import type { Evolvers } from './evolver';

type BoardEvent = Extract<
  EventType,
  | 'portalPlaced'
  | 'tileLaid'
  | 'corridorCompleted'
  | 'collapsePlaced'
  | 'collapseCleared'
  | 'minionsMoved'
  | 'minionsLost'
  | 'minionRisen'
  | 'tokenPlaced'
  | 'tokenCleared'
>;

export const BOARD_EVOLVERS: Evolvers<BoardEvent> = {
  portalPlaced(draft, { seat, at }) {
    lay(draft, { at, tile: 'portal', owner: seat, turn: 0 });
    draft.seat(seatAt(seat)).minions = [at];
    draft.state.active = nextPlace(draft.state);
  },
  tileLaid(draft, { seat: id, tile, at, turn }) {
    const seat = draft.seat(seatAt(id));
    seat.projects = withoutOne(seat.projects, tile);
    lay(draft, { at, tile, owner: id, turn });
  },
  corridorCompleted(draft, { seat: id, spaces }) {
    const seat = draft.seat(seatAt(id));
    seat.corridors = [...seat.corridors, spaces];
  },
  collapsePlaced(draft, { at }) {
    draft.state.collapses -= 1;
    lay(draft, { at, tile: 'collapse', owner: null, turn: 0 });
  },
  collapseCleared({ state }, { at }) {
    state.tiles = Survey.ofLess(zoneOf(state.zone), { before: state.tiles, at });
    state.stirred = true;
  },
  minionsMoved(draft, { seat: id, from, to, count }) {
    const seat = draft.seat(seatAt(id));
    const left = withoutMinions(seat.minions, from, count);
    seat.minions = withMinions(left, to, seat.minions.length - left.length);
  },
  minionsLost(draft, { seat: id, at, count, cause }) {
    const seat = draft.seat(seatAt(id));
    seat.minions = withoutMinions(seat.minions, at, count);
    if (cause === 'pit') draft.state.pitUsed = true;
  },
  minionRisen(draft, { seat: id, at }) {
    const seat = draft.seat(seatAt(id));
    seat.minions = withMinions(seat.minions, at, 1);
  },
  tokenPlaced(draft, { seat: id, at }) {
    const { state } = draft;
    const seat = draft.seat(seatAt(id));
    seat.minions = withoutMinions(seat.minions, at, 1);
    state.tokens = [...state.tokens.filter((token) => token.at !== at), { at, seat: id }];
    state.stirred = true;
  },
  tokenCleared({ state }, { at }) {
    state.tokens = state.tokens.filter((token) => token.at !== at);
    state.stirred = true;
  },
};

function lay({ state }: Draft, laid: Laid): void {
  state.tiles = Survey.ofMore(zoneOf(state.zone), { before: state.tiles, laid });
  state.stirred = true;
}

function withoutMinions(minions: readonly Space[], at: Space, count: number): readonly Space[] {
  const first = minions.indexOf(at);
  if (first < 0) return minions;
  const there = minions.lastIndexOf(at) - first + 1;
  return minions.toSpliced(first, Math.min(count, there));
}

function withMinions(minions: readonly Space[], at: Space, count: number): readonly Space[] {
  const behind = minions.findIndex((other) => other > at);
  const added = Array.from({ length: count }, () => at);
  return minions.toSpliced(behind < 0 ? minions.length : behind, 0, ...added);
}
