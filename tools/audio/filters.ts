import { RATE, type Signal } from './signal';

type Kind = 'low' | 'high' | 'band';
type Along = number | ((time: number) => number);

interface Filter {
  readonly kind: Kind;
  /** Hertz; a function of the time for a filter that moves. */
  readonly at: Along;
  /** How narrow: 0.7 is plain, 20 rings. */
  readonly q?: number;
}

/** A second-order filter after the well-known cookbook, its coefficients renewed every 32 samples. */
export function filtered(signal: Signal, { kind, at, q = 0.7 }: Filter): Signal {
  const frequency = typeof at === 'number' ? () => at : at;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  let [b0, b1, b2, a1, a2] = coefficients(kind, frequency(0), q);
  return signal.map((x, index) => {
    if (typeof at !== 'number' && index % 32 === 0) [b0, b1, b2, a1, a2] = coefficients(kind, frequency(index / RATE), q);
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

function coefficients(kind: Kind, frequency: number, q: number): Coefficients {
  const omega = (2 * Math.PI * Math.min(frequency, RATE * 0.45)) / RATE;
  const cosine = Math.cos(omega);
  const alpha = Math.sin(omega) / (2 * q);
  const a0 = 1 + alpha;
  const forward = {
    low: [(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2],
    high: [(1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2],
    band: [alpha, 0, -alpha],
  } as const satisfies Record<Kind, readonly number[]>;
  const [b0, b1, b2] = forward[kind];
  return [b0 / a0, b1 / a0, b2 / a0, (-2 * cosine) / a0, (1 - alpha) / a0];
}
