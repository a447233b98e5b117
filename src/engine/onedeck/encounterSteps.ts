import type { Phase, Stage } from './state';

/** How far an encounter has come. */
export const STEPS = ['opening', 'chosen', 'feats', 'bonus', 'rolled', 'counted'] as const;
export type EncounterStep = (typeof STEPS)[number];

const STEP_OF: { readonly [Moment in Phase | Stage]?: EncounterStep } = {
  before: 'opening',
  option: 'opening',
  boxes: 'chosen',
  feats: 'feats',
  eagleEye: 'feats',
  featSettled: 'feats',
  bonusDice: 'bonus',
  rollOrder: 'bonus',
  rollDice: 'bonus',
  pool: 'rolled',
  effect: 'rolled',
  consequences: 'counted',
  damage: 'counted',
  dueTime: 'counted',
  aftermath: 'counted',
  strike: 'counted',
};

/** Null outside encounters, and where the game is over: it may end at any step. */
export function stepOf(at: Phase | Stage): EncounterStep | null {
  return STEP_OF[at] ?? null;
}

export const isOfEncounter = (at: Phase | Stage): boolean => stepOf(at) !== null;

/** Is the encounter known to be before this step? */
export function isBefore(step: EncounterStep | null, other: EncounterStep): boolean {
  return step !== null && STEPS.indexOf(step) < STEPS.indexOf(other);
}

/** Is it known to have reached this step? */
export function hasReached(step: EncounterStep | null, other: EncounterStep): boolean {
  return step !== null && STEPS.indexOf(step) >= STEPS.indexOf(other);
}
