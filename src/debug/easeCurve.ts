/** The same curves as those of the tweens, to be drawn. Each runs from 0 to 1 and is the one that begins slowly. */
const POWERS: Readonly<Record<string, number>> = { Quad: 2, Cubic: 3, Quart: 4, Quint: 5 };
/** The overshoot of `Back` easings. An easing that overshoots at both ends has the larger one. */
const BACK = 1.70158;
const BACK_AT_BOTH = BACK * 1.525;

function bounced(way: number): number {
  const by = 7.5625;
  const [wide, at, low] =
    way < 1 / 2.75 ? [0, 0, 0] : way < 2 / 2.75 ? [1.5, 0.75, 1] : way < 2.5 / 2.75 ? [2.25, 0.9375, 2] : [2.625, 0.984375, 3];
  return low === 0 ? by * way * way : by * (way - wide / 2.75) ** 2 + at;
}

function rising(curve: string, way: number, back = BACK): number {
  const power = POWERS[curve];
  if (power !== undefined) return way ** power;
  switch (curve) {
    case 'Sine':
      return 1 - Math.cos((way * Math.PI) / 2);
    case 'Expo':
      return way === 0 ? 0 : 2 ** (10 * (way - 1)) - 0.001;
    case 'Circ':
    case 'Circular':
      return 1 - Math.sqrt(1 - way * way);
    case 'Back':
      return way * way * ((back + 1) * way - back);
    case 'Bounce':
      return 1 - bounced(1 - way);
    case 'Elastic':
      return way === 0 || way === 1 ? way : -(2 ** (10 * (way - 1))) * Math.sin(((way - 1.025) * 2 * Math.PI) / 0.1);
    default:
      return way;
  }
}

/** Returns how far an easing has come at a moment, from 0 to 1. */
export function easedAt(ease: string, way: number): number {
  const [curve = 'Linear', end = 'easeIn'] = ease.split('.');
  if (end === 'easeOut') return 1 - rising(curve, 1 - way);
  if (end === 'easeInOut')
    return way < 0.5 ? rising(curve, way * 2, BACK_AT_BOTH) / 2 : 1 - rising(curve, 2 - way * 2, BACK_AT_BOTH) / 2;
  return rising(curve, way);
}

const STEPS = 48;

/** Returns the points of the curve in a square of 100, of which the upper and lower fifth are for what goes beyond its ends. */
export function curvePoints(ease: string): string {
  const points = Array.from({ length: STEPS + 1 }, (_, at) => {
    const way = at / STEPS;
    return `${(way * 100).toFixed(1)},${(80 - easedAt(ease, way) * 60).toFixed(1)}`;
  });
  return points.join(' ');
}
