import { supplyLeft } from '../rules/supply';
import { isOpen } from '../specials';
import type { State, Symbols } from '../state';
import { Covering } from './odds';
import { noDice, placeOfDie } from './Placing';

/** The cheapest way to end an encounter with the dice that lie there. */
export interface LeastCost extends Symbols {
  /** Damage to the boss. */
  readonly strikes: number;
  /** Boxes that are covered then, by their places, with those that are covered already. */
  readonly covered: readonly number[];
}

/**
 * Returns what an encounter costs at least if its dice are only placed and forged from here on. That hangs on no roll. Returns null
 * outside the dice of an encounter, and where a search was ended before it had tried everything.
 */
export function leastCostOf(state: State): LeastCost | null {
  const { encounter } = state;
  if (encounter === null || state.phase !== 'pool') return null;
  const covering = new Covering(state);
  const counts = noDice();
  for (const { color, value, only } of encounter.pool) {
    const place = placeOfDie(color, value);
    if (only === null) counts[place] = (counts[place] ?? 0) + 1;
  }
  const before = encounter.boxes.reduce((bits, box, at) => bits | (isOpen(box) ? 0 : 1 << at), 0);
  const bits = covering.placing.bestFor(counts, Math.max(0, supplyLeft(state, 'heroic')), before);
  if (covering.placing.isCut) return null;
  const covered = encounter.boxes.flatMap((_, at) => ((bits & (1 << at)) === 0 ? [] : [at]));
  return { ...covering.cost(bits), covered };
}
