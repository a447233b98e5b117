import type { Seed } from '../../../engine/kernel';
import { BOSS_TURNS, type DungeonId, paperDungeons, type Round, type Setup, type State } from '../../../engine/paper';
import { atTier } from './boss';
import { firstOf, idleAll, played, withSheet } from './playing';

/** The situation in which a rehearsal begins. */
export const MOMENTS = ['cards', 'roll', 'dice', 'boss'] as const;
export type Moment = (typeof MOMENTS)[number];

/** The threshold of the boss that the first party reaches; with 0 it flees. */
export const TIERS = [0, 1, 2, 3] as const;

export interface Plan {
  readonly seats: number;
  readonly dungeon: DungeonId;
  readonly round: Round;
  readonly moment: Moment;
  readonly tier: (typeof TIERS)[number];
  /** The sides of the first dice, the white ones first. Later dice are random. */
  readonly sides: readonly number[];
}

export const FIRST_PLAN: Plan = { seats: 1, dungeon: 'a', round: 1, moment: 'dice', tier: 2, sides: [] };

export const SEED = 'rehearsal' as Seed;

/** Returns the state of a plan, to which a game could have led. Earlier turns were wasted by all. */
export function stateFor({ tier, ...plan }: Plan): State {
  if (plan.moment === 'cards') return dealtFor(plan);
  const before = beforeRoll(plan);
  if (plan.moment === 'roll') return before;
  if (plan.moment === 'dice') return rolled(before);
  return awakening(withSheet(before, (seat, at) => atTier(before, seat, at === 0 ? tier : 0)));
}

/** The roll of the first turn of a round, or of its last one, after which the boss wakes. */
export function beforeRoll({ round, moment, ...plan }: Omit<Plan, 'tier'>): State {
  const turn = moment === 'boss' ? BOSS_TURNS[round - 1] : (BOSS_TURNS[round - 2] ?? 0) + 1;
  return withDice(upTo(chosen(dealtFor(plan)), turn ?? 1), plan.sides);
}

/** All dice of the turn are wasted, and the last party has to confirm. */
export const awakening = (before: State): State => idleAll(rolled(before), 'last confirms');

function dealtFor({ seats, dungeon }: Pick<Plan, 'seats' | 'dungeon'>): State {
  const setup: Setup = { seats, dungeon, missions: 'drawn', dispersal: false, openObjectives: false };
  return paperDungeons.start(setup, SEED);
}

/** Every seat keeps its first cards, and takes what is first. */
function chosen(dealt: State): State {
  let state = dealt;
  while (state.phase === 'cards' || state.phase === 'setup') state = played(state, firstOf(state));
  return state;
}

/** Lets turns pass until this one is to be rolled. */
function upTo(from: State, turn: number): State {
  let state = from;
  while (state.turn < turn - 1) state = idleAll(rolled(state));
  return state;
}

export const rolled = (state: State): State => played(state, { type: 'roll', seat: 'seat-1' });

/** Fixes the dice that fall next. */
export function withDice(state: State, sides: readonly number[]): State {
  if (sides.length === 0) return state;
  const drawn = Array.from({ length: state.rolls.drawn }, () => 1);
  return { ...state, rolls: { ...state.rolls, script: [...drawn, ...sides] } };
}
