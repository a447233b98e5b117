import { type Draw, rollDie, type Stream } from '../../kernel';

const SIDES = 6;

let last: { readonly from: Stream<number>; readonly draw: Draw<number, number> } | null = null;

/** A pure function of the stream. Step asks for the value and evolve then for the same draw: the second time is free. */
export function nextRoll(from: Stream<number>): Draw<number, number> {
  if (last !== null && last.from === from) return last.draw;
  const draw = rollDie(from, SIDES);
  last = { from, draw };
  return draw;
}
