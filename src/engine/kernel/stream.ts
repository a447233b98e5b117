import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { digest } from './hash';
import { required } from './invariant';

export type Seed = string & { readonly brand: 'Seed' };

/**
 * Randomness as plain data inside the state. Draws written in `script` come first, one by one; after them, or without
 * a script, the seeded generator goes on. `drawn` counts every draw, so a test sees both left-over and missing lines.
 */
export interface Stream<Scripted> {
  readonly rng: readonly number[];
  readonly script: readonly Scripted[];
  readonly drawn: number;
}

export interface Draw<Value, Scripted> {
  readonly value: Value;
  readonly stream: Stream<Scripted>;
}

/** Streams of one game are told apart by name: what happens to the dice never changes the order of a deck. */
export function seededStream<Scripted>(seed: Seed, name: string, script: readonly Scripted[] = []): Stream<Scripted> {
  return { rng: digest(`${name}/${seed}`).map((word) => word | 0), script, drawn: 0 };
}

/** Stands in a view for a stream. No seeded generator comes to zeros alone; from them nothing can be foretold. */
export const UNSEEN: Stream<never> = { rng: [0, 0, 0, 0], script: [], drawn: 0 };

export function isUnseen({ rng }: Stream<unknown>): boolean {
  return rng[0] === 0 && rng.every((word) => word === 0);
}

/**
 * A scripted number that is on no side of this die is passed over: the script may come from a stranger's link. In a view
 * the roll is unknown: the value stands for nothing, and the stream stays as it is.
 */
export function rollDie(stream: Stream<number>, sides: number): Draw<number, number> {
  if (isUnseen(stream)) return { value: 1, stream };
  const scripted = stream.script[stream.drawn];
  const drawn = stream.drawn + 1;
  if (scripted !== undefined && isSide(scripted, sides)) return { value: scripted, stream: { ...stream, drawn } };
  const rng = xoroshiro128plusFromState(stream.rng);
  const value = uniformInt(rng, 1, sides);
  return { value, stream: { rng: rng.getState(), script: stream.script, drawn } };
}

function isSide(value: number, sides: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= sides;
}

/**
 * A scripted order names the cards on top; the cards it does not name follow in their shuffled order. In a view the
 * cards come out in alphabetical order, which says nothing about where they are.
 */
export function shuffle<Card extends string>(
  stream: Stream<readonly Card[]>,
  cards: readonly Card[],
): Draw<readonly Card[], readonly Card[]> {
  if (isUnseen(stream)) return { value: [...cards].sort(), stream };
  const rng = xoroshiro128plusFromState(stream.rng);
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = uniformInt(rng, 0, last);
    const held = required(order[last], 'card');
    order[last] = required(order[other], 'card');
    order[other] = held;
  }
  const next = { rng: rng.getState(), script: stream.script, drawn: stream.drawn + 1 };
  return { value: withOnTop(order, stream.script[stream.drawn] ?? []), stream: next };
}

function withOnTop<Card extends string>(order: readonly Card[], top: readonly Card[]): readonly Card[] {
  const rest = [...order];
  const found = top.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...found, ...rest];
}

/** Scripted draws that were never taken (positive) or draws beyond the script (negative). */
export function leftOver(stream: Stream<unknown>): number {
  return stream.script.length - stream.drawn;
}
