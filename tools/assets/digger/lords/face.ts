import type { Idle, Part } from '../../drawing/figure';
import { mirrored, type Shape } from '../../drawing/shapes';
import { sheet } from '../stage';

/** The middle of a bust that looks straight ahead; it is 100 wide and ends at 104. */
export const MIDDLE = 50;

/** A shape and its likeness on the other side. */
export const both = (...data: readonly string[]): readonly Shape[] => {
  const shapes = sheet(...data);
  return [...shapes, ...shapes.map((shape) => mirrored(shape, MIDDLE))];
};

export const BREATH: readonly Idle[] = [{ as: 'breathe', by: 2 }];

/** Eyes that shut now and then. */
export const eyes = (at: readonly [number, number], light: readonly Shape[], cuts: readonly Shape[] = []): Part => ({
  name: 'eyes',
  on: 'head',
  pivot: at,
  idle: [{ as: 'blink' }],
  light,
  cuts,
});
