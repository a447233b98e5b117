import { consequencesNow, oneDeckDungeon, type State, sideFacts } from '../../../../../engine/onedeck';
import { type LeastCost, leastCostOf } from '../../../../../engine/onedeck/odds';
import type { Better, Cause, Throws } from './station';

const MEAN = 3.5;
/** The variance of one die. */
const VARIANCE = 35 / 12;
const MOST_SKILL_USES = 60;

export interface Evidence {
  readonly throws: Throws;
  /** States with dice to place, after the last roll of the encounter. */
  readonly placings: readonly State[];
  /** The states in which feats were offered. */
  readonly offered: readonly State[];
  /** The last state with dice. */
  readonly last: State | null;
}

/** Tells why a turn cost health. A choice is claimed only where the engine finds a legal play that costs less and hangs on no roll. */
export function causeOf(evidence: Evidence): Cause {
  const end = endOf(evidence.last);
  const better = end && (betterBoxes(evidence, end) ?? unusedSkill(end) ?? unusedDice(evidence, end));
  if (better !== null) return { kind: 'choice', better };
  return { kind: isUnlucky(evidence.throws) ? 'luck' : 'cards' };
}

/** Returns the sum that as many dice make on average. */
export const usualSum = (dice: number): number => Math.round(dice * MEAN);

/** More than a standard deviation under the mean. */
export function isUnlucky({ dice, sum }: Throws): boolean {
  return dice > 0 && sum < dice * MEAN - Math.sqrt(dice * VARIANCE);
}

/** How an encounter ended: its last state with dice, and what that cost. */
interface End {
  readonly last: State;
  readonly damage: number;
  readonly time: number;
}

function endOf(last: State | null): End | null {
  const due = last === null ? null : consequencesNow(last);
  // Against the boss time does not pass.
  return last === null || due === null ? null : { last, damage: due.damage, time: last.boss === null ? due.time + due.after : 0 };
}

function betterBoxes({ placings }: Evidence, end: End): Better | null {
  const now = end.last.encounter?.boxes ?? [];
  for (const state of placings) {
    const least = leastCostOf(state);
    if (!isBetter(least, end)) continue;
    const boxes = least.covered.flatMap((at) => now[at] ?? []).filter(({ dice }) => dice.length === 0);
    if (boxes.length > 0) return { by: 'boxes', boxes, ...saved(least, end) };
  }
  return null;
}

/** Tries the skills that were left at the end and hang on no roll and no further choice. */
function unusedSkill(end: End): Better | null {
  const uses = oneDeckDungeon.legal(end.last).filter((command) => command.type === 'useSkill');
  for (const use of uses.slice(0, MOST_SKILL_USES)) {
    const taken = oneDeckDungeon.step(end.last, use);
    if (!taken.ok || taken.events.some(({ type }) => type === 'dieRolled' || type === 'dieRerolled')) continue;
    const least = leastCostOf(taken.state);
    if (isBetter(least, end)) return { by: 'skill', skill: use.skill, ...saved(least, end) };
  }
  return null;
}

/** Against the boss, hearts that are paid for a strike are no loss. */
function isBetter(least: LeastCost | null, { last, damage }: End): least is LeastCost {
  const struck = last.encounter?.boxes.reduce((sum, { dice, strikes }) => sum + (dice.length > 0 ? strikes : 0), 0) ?? 0;
  return least !== null && least.damage < damage && (last.boss === null || least.strikes >= struck);
}

const saved = (least: LeastCost, { damage, time }: End): { readonly damage: number; readonly time: number } => ({
  damage: damage - least.damage,
  time: time - least.time,
});

/** Returns dice on a hero's card that could have been rolled for nothing. */
function unusedDice({ offered }: Evidence, { last }: End): Better | null {
  for (const hero of last.encounter?.heroes ?? []) {
    const dice = last.heroes.find(({ id }) => id === hero)?.stored.length ?? 0;
    const uses = offered.flatMap((state) => oneDeckDungeon.legal(state));
    const wasOffered = uses.some((use) => use.type === 'useFeat' && use.hero === hero);
    if (dice > 0 && wasOffered) return { by: 'stored', feat: sideFacts(last, hero).feat.name, dice };
  }
  return null;
}
