import type { Spot } from './hex';
import type { Hollows } from './hollows';
import type { Glow, Paint } from './paint';
import type { Tone } from './tone';

/** How far light and shadow of a wall reach into the earth, from far to near. */
const RINGS = [
  { reach: 15, lightness: 11, opacity: 1 },
  { reach: 9.5, lightness: 17, opacity: 1 },
  { reach: 5.6, lightness: null, opacity: 0.16 },
  { reach: 4.6, lightness: 26, opacity: 1 },
  { reach: 1.7, lightness: null, opacity: 1 },
] as const;

/** Walls in steps of paper, and the lit air between them. All outlines get one ring before any gets the next, so that only their union has an edge. */
export function lightPaints({ outlines, heart }: Hollows, tone: Tone): readonly Paint[] {
  const d = outlines.join('');
  const rings = RINGS.map(({ reach, lightness, opacity }): Paint => {
    const colour = lightness === null ? tone.rim : tone.wall(lightness);
    const share = lightness === null ? opacity * tone.rimShare : opacity;
    return { d, fill: colour, stroke: colour, width: reach * 2, opacity: share };
  });
  return [...rings, ...outlines.map((outline): Paint => ({ d: outline, fill: air(tone, heart) }))];
}

const air = (tone: Tone, { x, y }: Spot): Glow => ({ at: { x, y: y - 3 }, reach: 98, stops: tone.air });
