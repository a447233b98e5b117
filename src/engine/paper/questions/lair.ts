import { DICE, DICE_OF_A_TURN, STEPS } from '../content/dice';
import type { RoomId } from '../content/ids';
import { BOSS_TURNS } from '../content/tracks';
import { isUsable } from '../rules/dice';
import { waysFrom } from '../rules/map';
import { lairOf, roundOf } from '../rules/rounds';
import { faceOf } from '../rules/throwing';
import { canCross } from '../rules/traits';
import type { PlayerSeat, State } from '../state';

/** `in`: the boss will be fought. `near`: it can be entered in this turn. `later`: in this round. `far`: not any more. */
export type LairStanding = 'in' | 'near' | 'later' | 'far';

const MOST_STEPS = Math.max(...Object.values(STEPS));

/** P36: how things stand between a party and the lair of this round, with the crossings that it has now. */
export function lairStanding(state: State, seat: PlayerSeat): LairStanding {
  if (seat.sheet.lair) return 'in';
  const steps = stepsInto(state, seat);
  const now = stepsLeft(state, seat);
  if (steps <= now) return 'near';
  const turns = (BOSS_TURNS[roundOf(state.turn) - 1] ?? state.turn) - state.turn;
  return steps <= now + turns * DICE_OF_A_TURN * MOST_STEPS ? 'later' : 'far';
}

/** P36: one who stands in the lair since the round before has not stepped into it. */
export function standsInLair(state: State, { sheet }: PlayerSeat): boolean {
  return !sheet.lair && sheet.path.at(-1) === lairOf(state).room;
}

/** Steps until the lair is entered; from inside it is left and entered anew. */
function stepsInto(state: State, seat: PlayerSeat): number {
  const { room } = lairOf(state);
  const seen = new Set<RoomId>();
  let edge: readonly (RoomId | null)[] = [seat.sheet.path.at(-1) ?? null];
  for (let steps = 1; edge.length > 0; steps++) {
    const next = edge.flatMap((from) => waysFrom(state.dungeon, from)).filter(({ way }) => isOpen(seat, way));
    if (next.some(({ to }) => to === room)) return steps;
    const fresh = [...new Set(next.map(({ to }) => to))].filter((to) => !seen.has(to));
    for (const to of fresh) seen.add(to);
    edge = fresh;
  }
  return Number.POSITIVE_INFINITY;
}

function isOpen(seat: PlayerSeat, way: string): boolean {
  return way === 'wall' || way === 'river' ? canCross(seat, way) : true;
}

/** The steps of the dice that can still be used in this turn, and of the walk that goes on. */
function stepsLeft(state: State, { sheet }: PlayerSeat): number {
  if (state.phase !== 'dice') return 0;
  const usable = [...DICE.keys()].filter((die) => isUsable(state, sheet, die));
  const steps = usable.map((die) => STEPS[faceOf(state.dice, die).symbol]).sort((one, other) => other - one);
  const left = steps.slice(0, Math.max(0, DICE_OF_A_TURN - sheet.used.length));
  return left.reduce((sum, each) => sum + each, sheet.walk?.steps ?? 0);
}
