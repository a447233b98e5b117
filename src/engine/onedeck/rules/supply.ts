import type { DieColor } from '../content/facts';
import type { State } from '../state';
import { partyFacts } from './party';

const COLORED = 8;
const HEROIC = 6;

/** R14: what is neither in a pool, nor on a box, nor stored on a hero. */
export function supplyLeft(state: State, color: DieColor): number {
  let left = (color === 'heroic' ? HEROIC : COLORED) * partyFacts(state).sets;
  if (color === 'heroic') for (const hero of state.heroes) left -= hero.stored.length;
  const { encounter } = state;
  if (encounter === null) return left;
  for (const die of encounter.pool) if (die.color === color) left--;
  for (const box of encounter.boxes) for (const die of box.dice) if (die.color === color) left--;
  return left;
}
