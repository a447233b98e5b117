import { closedPath, grains, hexPath, type Spot } from './hex';
import type { Paint } from './paint';
import type { Tone } from './tone';

const FLECKS = 18;

/** The rock around what is dug: dark, soaked with the lord's light, with stones in it. */
export function earthPaints(tone: Tone, seed: number): readonly Paint[] {
  const next = grains(seed * 31 + 7);
  const whole = hexPath(1);
  const stones = Array.from({ length: FLECKS }, () => stone(next));
  return [
    { d: whole, fill: tone.earth },
    { d: whole, fill: tone.soaked, opacity: 0.13 },
    { d: stones.map(({ body }) => body).join(''), fill: tone.stone, opacity: 0.85 },
    { d: stones.map(({ lit }) => lit).join(''), stroke: tone.rim, width: 0.9, opacity: 0.24 },
  ];
}

function stone(next: () => number): { readonly body: string; readonly lit: string } {
  const [angle, far, size] = [next() * Math.PI * 2, 56 + next() * 40, 1.6 + next() ** 2 * 5];
  const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
  const points = Array.from({ length: 5 }, (_, at): Spot => {
    const turn = (at / 5) * Math.PI * 2 + next();
    return { x: x + Math.cos(turn) * size, y: y + Math.sin(turn) * size * 0.75 };
  });
  const top = [
    { x: x - size * 0.6, y: y - size * 0.3 },
    { x, y: y - size * 0.7 },
  ];
  return { body: closedPath(points), lit: closedPath(top) };
}
