import { struck } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';

/** A small bell. */
export const chime = (hertz: number, seconds: number): Signal =>
  rung(
    [
      { hertz, gain: 1, decay: seconds },
      { hertz: hertz * 2.76, gain: 0.32, decay: seconds * 0.6 },
      { hertz: hertz * 5.4, gain: 0.1, decay: seconds * 0.3 },
    ],
    seconds,
  );

/** A wick takes: the flint, then a small flame that settles. */
export function flame(seed: number): Signal {
  const flint = shaped(filtered(whiteNoise(0.06, seed), { kind: 'high', at: 3200 }), struck(0.001, 0.05));
  const whoof = filtered(brownNoise(0.5, seed + 1), { kind: 'band', at: (time) => 320 + 700 * Math.exp(-time * 5), q: 0.8 });
  return mixed([
    { signal: flint, gain: 0.35 },
    {
      signal: shaped(whoof, (time) => struck(0.07, 0.5)(time) * (0.8 + 0.2 * Math.sin(2 * Math.PI * 17 * time))),
      at: 0.07,
      gain: 1.6,
    },
  ]);
}

/** A card becomes a lantern. */
export function lanternLit(): Signal {
  const lit = mixed([{ signal: flame(801) }, { signal: chime(880, 0.5), at: 0.16, gain: 0.16 }]);
  return inRoom(lit, { wet: 0.2, tail: 0.4, dull: 0.5 });
}
