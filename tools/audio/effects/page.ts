import { swelling } from '../envelopes';
import { filtered } from '../filters';
import { chance, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';

/** Parchment that is turned over. */
export function leaf(seed: number): Signal {
  const rustle = filtered(whiteNoise(0.24, seed), {
    kind: 'band',
    at: (time) => 1300 + 2700 * Math.sin((Math.PI * time) / 0.24),
    q: 0.9,
  });
  const next = chance(seed);
  const folds = whiteNoise(0.24, seed + 1).map((_, at) => 0.5 + 0.5 * Math.abs(Math.sin(at * 0.004 + next() * 0.1)));
  return shaped(rustle, (time) => swelling(0.24)(time) * (folds[Math.round(time * 44_100)] ?? 1));
}

export const page = (): Signal => leaf(851);

/** The hand goes back the way it came: a leaf turned over backwards, and the die back in the palm. */
export function undo(): Signal {
  const back = leaf(861).toReversed();
  const palm = rung(
    [
      { hertz: 740, gain: 0.8, decay: 0.09 },
      { hertz: 370, gain: 1, decay: 0.13 },
    ],
    0.12,
  );
  return inRoom(
    mixed([
      { signal: back, gain: 0.35 },
      { signal: palm, at: 0.15, gain: 0.8 },
    ]),
    { wet: 0.1, tail: 0.15, dull: 0.6 },
  );
}
