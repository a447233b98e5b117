import { ABILITIES } from '../content/abilities';
import type { Op, PickFacts, RerollAllOp } from '../content/ops';
import type { HeroId } from '../ids';
import type { Die, PendingEffect, State } from '../state';
import { encounterOf, fighters } from './encounter';

/** The user of a skill, and the first die number that it could add. */
export type User = Pick<PendingEffect, 'hero' | 'since'>;

export function opsOf({ skill, way }: Pick<PendingEffect, 'skill' | 'way'>): readonly Op[] {
  const ways: readonly (readonly Op[])[] = ABILITIES[skill].ways;
  return ways[way] ?? [];
}

/** R31: the other hero of this encounter. */
export function partnerOf(state: State, hero: HeroId): HeroId | null {
  return fighters(state).find((other) => other !== hero) ?? null;
}

export function candidates(state: State, user: User, pick: PickFacts): readonly Die[] {
  const owner = pick.of === 'partner' ? partnerOf(state, user.hero) : user.hero;
  return encounterOf(state).pool.filter((die) => die.hero === owner && isPickable(die, pick, user.since));
}

function isPickable(die: Die, pick: PickFacts, since: number): boolean {
  if (pick.color !== undefined && die.color !== pick.color) return false;
  if (pick.showing !== undefined && die.value !== pick.showing) return false;
  if (pick.notHeroic && die.color === 'heroic') return false;
  return !pick.gained || die.id >= since;
}

export function rerolledBy(state: State, hero: HeroId, { showing, color }: RerollAllOp): readonly Die[] {
  return encounterOf(state).pool.filter(
    (die) => die.hero === hero && showing.includes(die.value) && (color === undefined || die.color === color),
  );
}

/** Would the die show anything else after the op? */
export function changes(op: Op, die: Die): boolean {
  if (op.op === 'raise') return die.value < 6;
  return op.op !== 'set' || die.value !== op.to;
}
