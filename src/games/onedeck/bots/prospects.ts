import { type Box, bossHealth, consequencesNow, findHero, healthOf, type State } from '../../../engine/onedeck';
import { manyPlacements, type Placement, type Prices, placements } from './plan';
import { WEIGHTS } from './weights';
import { comfort, timeLost, worth } from './worth';

export interface Prospect {
  readonly points: number;
  readonly placed: readonly Placement[];
}

/** The health that each hero of the encounter has left, the most first. */
type Left = readonly number[];

const DEATH = 500;
const VICTORY = 10_000;
const DAMAGE = 5;
const TIME = 1.2;

/** Returns the worth of the party after the best of a few ways to place the pool. */
export function prospectOf(state: State): Prospect {
  const left = leftIn(state);
  return bestOf(state, left, placements(state, pricesOf(state, left)));
}

/** Does the same with many more ways. */
export function carefulProspectOf(state: State): Prospect {
  const left = leftIn(state);
  return bestOf(state, left, manyPlacements(state, pricesOf(state, left)));
}

/** Points depend on the boxes that are covered, not on the dice: they are computed once for each set of boxes. */
function bestOf(state: State, left: Left, ways: readonly (readonly Placement[])[]): Prospect {
  const standing = worth(state);
  const none: readonly Placement[] = [];
  const known = new Set<number>();
  let best: Prospect | null = null;
  for (const placed of [none, ...ways]) {
    const boxes = boxesAfter(state, placed);
    const covered = boxes.reduce((bits, { dice }, at) => (dice.length > 0 ? bits | (1 << at) : bits), 0);
    if (known.has(covered)) continue;
    known.add(covered);
    const points = standing + pointsWith(state, left, boxes);
    if (best === null || points > best.points) best = { points, placed };
  }
  return best ?? { points: standing, placed: none };
}

/** A symbol is worth more to those who can bear less. */
function pricesOf(state: State, left: Left): Prices {
  const least = left.at(-1) ?? Number.POSITIVE_INFINITY;
  return {
    damage: least <= 2 ? 2 * DAMAGE : DAMAGE,
    time: TIME,
    strike: state.boss?.id === 'hydra' ? 2 * WEIGHTS.strike : WEIGHTS.strike,
  };
}

/** The first dice on a warded box are thrown off. */
function boxesAfter({ encounter }: State, placed: readonly Placement[]): readonly Box[] {
  const boxes = [...(encounter?.boxes ?? [])];
  const thrown = new Set<number>();
  for (const { box: at, dice } of placed) {
    const box = boxes[at];
    if (box === undefined) continue;
    if (box.warded && !thrown.has(at)) thrown.add(at);
    else if (box.dice.length === 0) boxes[at] = { ...box, dice };
  }
  return boxes;
}

function pointsWith(state: State, left: Left, boxes: readonly Box[]): number {
  const { encounter, boss } = state;
  if (encounter === null) return 0;
  const due = consequencesNow({ ...state, phase: 'pool', encounter: { ...encounter, boxes } });
  if (due === null) return 0;
  let strikes = 0;
  let spared = 0;
  for (const box of boxes) {
    if (box.dice.length > 0) strikes += box.strikes;
    else spared += box.strikes;
  }
  const pain = painOf(state, left, due.damage);
  if (boss !== null && boss.damage + strikes >= bossHealth(state) && pain < DEATH) return VICTORY;
  const healed = boss?.id === 'hydra' ? Math.min(spared, boss.damage) : 0;
  return (strikes - healed) * WEIGHTS.strike - pain - timeLost(state, due.time + due.after);
}

/** R5: shared evenly, and the odd one to whoever bears it best. */
function painOf(state: State, left: Left, damage: number): number {
  const share = Math.floor(damage / left.length);
  const odd = damage - share * left.length;
  return left.reduce((sum, health, at) => {
    const after = health - share - (at === 0 ? odd : 0);
    return sum + comfort(health) - comfort(after) + (after <= 0 && state.potions === 0 ? DEATH : 0);
  }, 0);
}

function leftIn(state: State): Left {
  const left: number[] = [];
  for (const id of state.encounter?.heroes ?? []) {
    const hero = findHero(state, id);
    if (hero !== undefined) left.push(healthOf(state, hero) - hero.damage);
  }
  return left.sort((one, other) => other - one);
}
