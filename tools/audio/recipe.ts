import { filtered } from './filters';
import { finished } from './finished';
import type { Signal } from './signal';

/** Hertz. Below it small loudspeakers only rattle, and the room is wanted for what can be heard. */
const RUMBLE = 55;

/** Decibels of the loudest tenth of a second: how much it matters. */
export const WEIGHTS = { slight: -28, plain: -23, great: -19 } as const;

export interface Recipe {
  readonly make: () => Signal;
  readonly seconds: number;
  readonly weight: keyof typeof WEIGHTS;
}

/** The recipes of a game's sounds, in the order in which they lie on its sheet. */
export type Recipes = Readonly<Record<string, Recipe>>;

export const slight = (make: () => Signal, seconds: number): Recipe => ({ make, seconds, weight: 'slight' });
export const plain = (make: () => Signal, seconds: number): Recipe => ({ make, seconds, weight: 'plain' });
export const great = (make: () => Signal, seconds: number): Recipe => ({ make, seconds, weight: 'great' });

export const render = ({ make, seconds, weight }: Recipe): Signal =>
  finished(filtered(make(), { kind: 'high', at: RUMBLE }), seconds, WEIGHTS[weight]);
