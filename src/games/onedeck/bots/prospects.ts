import { bossHealth, consequencesNow, findHero, healthOf, type State } from '../../../engine/onedeck';
import { morePlacements, type Placement, type Prices, placements } from './plan';
import { WEIGHTS } from './weights';
import { comfort, timeLost, worth } from './worth';

export interface Prospect {
  readonly points: number;
  readonly placed: readonly Placement[];
}

const DEATH = 500;
const VICTORY = 10_000;
const DAMAGE = 5;
const TIME = 1.2;

/** Returns the worth of the party after the best of a few ways to place the pool. */
export function prospectOf(state: State): Prospect {
  return bestOf(state, placements(state, pricesOf(state)));
}

/** Does the same with many more ways. */
export function carefulProspectOf(state: State): Prospect {
  const prices = pricesOf(state);
  return bestOf(state, [...placements(state, prices), ...morePlacements(state, prices)]);
}

function bestOf(state: State, ways: readonly (readonly Placement[])[]): Prospect {
  const standing = worth(state);
  let best: Prospect = { points: standing + pointsAfter(state, []), placed: [] };
  for (const placed of ways) {
    const points = standing + pointsAfter(state, placed);
    if (points > best.points) best = { points, placed };
  }
  return best;
}

/** A symbol is worth more to those who can bear less. */
function pricesOf(state: State): Prices {
  const least = Math.min(...fighting(state).map(({ left }) => left));
  return {
    damage: least <= 2 ? 2 * DAMAGE : DAMAGE,
    time: TIME,
    strike: state.boss?.id === 'hydra' ? 2 * WEIGHTS.strike : WEIGHTS.strike,
  };
}

function pointsAfter(state: State, placed: readonly Placement[]): number {
  const { encounter, boss } = state;
  if (encounter === null) return 0;
  const boxes = encounter.boxes.map((box, at) => {
    const dice = placed.filter((placement) => placement.box === at).slice(box.warded ? 1 : 0);
    return dice[0] === undefined ? box : { ...box, dice: dice[0].dice };
  });
  const due = consequencesNow({ ...state, phase: 'pool', encounter: { ...encounter, boxes } });
  if (due === null) return 0;
  const strikes = boxes.reduce((sum, box) => sum + (box.dice.length > 0 ? box.strikes : 0), 0);
  const pain = painOf(state, due.damage);
  if (boss !== null && boss.damage + strikes >= bossHealth(state) && pain < DEATH) return VICTORY;
  const healed = boss?.id === 'hydra' ? boxes.reduce((sum, box) => sum + (box.dice.length === 0 ? box.strikes : 0), 0) : 0;
  return (strikes - Math.min(healed, boss?.damage ?? 0)) * WEIGHTS.strike - pain - timeLost(state, due.time + due.after);
}

/** R5: shared evenly, and the odd one to whoever bears it best. */
function painOf(state: State, damage: number): number {
  const heroes = [...fighting(state)].sort((one, other) => other.left - one.left);
  const share = Math.floor(damage / heroes.length);
  const odd = damage - share * heroes.length;
  return heroes.reduce((sum, { left }, at) => {
    const after = left - share - (at === 0 ? odd : 0);
    return sum + comfort(left) - comfort(after) + (after <= 0 && state.potions === 0 ? DEATH : 0);
  }, 0);
}

function fighting(state: State): readonly { readonly left: number }[] {
  return (state.encounter?.heroes ?? []).flatMap((id) => {
    const hero = findHero(state, id);
    return hero === undefined ? [] : [{ left: healthOf(state, hero) - hero.damage }];
  });
}
