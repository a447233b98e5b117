import { expect, it } from 'vitest';
import { AROUND, paintDie } from '../../src/scenes/dice/paintDie';

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The circles of a die's picture: its pips, and then its two tags. */
function circlesOf(value: number, side: number): readonly Circle[] {
  const circles: Circle[] = [];
  const kept: Readonly<Record<string, unknown>> = {};
  const pen = new Proxy(kept, {
    get: (_, name) => {
      if (name === 'arc') return (x: number, y: number, radius: number) => void circles.push({ x, y, radius });
      if (name === 'createLinearGradient') return () => ({ addColorStop: () => undefined });
      return () => undefined;
    },
    set: () => true,
  });
  paintDie(pen as never, { color: 'strength', value, sign: '⛨', mark: 'B' }, { x: 0, y: 0, side });
  return circles;
}

it.each([1, 2, 3, 4, 5, 6])('no tag lies on a pip of a die that shows %i, or beyond its picture', (value) => {
  const side = 100;
  const circles = circlesOf(value, side);
  const [pips, tags] = [circles.slice(0, value), circles.slice(value)];
  expect(tags).toHaveLength(2);
  for (const tag of tags) {
    for (const pip of pips) expect(Math.hypot(tag.x - pip.x, tag.y - pip.y)).toBeGreaterThan(tag.radius + pip.radius);
    expect(tag.x - tag.radius).toBeGreaterThan(-side * AROUND);
    expect(Math.max(tag.x, tag.y) + tag.radius).toBeLessThan(side * (1 + AROUND));
  }
});
