import { swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise } from '../noise';
import { inRoom } from '../reverb';
import { mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';
import { thud } from '../thud';

/** A push of air, the door falls shut, and its iron bolt drops. */
export function doorShut(): Signal {
  const air = shaped(filtered(brownNoise(0.16, 71), { kind: 'band', at: 300, q: 0.6 }), swelling(0.16));
  const boards = rung(
    [
      { hertz: 97, gain: 0.7, decay: 0.26 },
      { hertz: 183, gain: 0.9, decay: 0.2 },
      { hertz: 318, gain: 0.6, decay: 0.14 },
      { hertz: 590, gain: 0.3, decay: 0.09 },
    ],
    0.35,
  );
  const bolt = rung(
    [
      { hertz: 930, gain: 0.5, decay: 0.14 },
      { hertz: 1510, gain: 0.4, decay: 0.11 },
      { hertz: 2370, gain: 0.2, decay: 0.08 },
      { hertz: 3180, gain: 0.08, decay: 0.06 },
    ],
    0.2,
  );
  const shut = mixed([
    { signal: air, gain: 0.35 },
    { signal: thud({ from: 150, to: 66, decay: 0.42, seed: 72 }), at: 0.12 },
    { signal: boards, at: 0.12, gain: 1.1 },
    { signal: bolt, at: 0.26, gain: 0.22 },
    { signal: bolt, at: 0.31, gain: 0.1 },
  ]);
  return inRoom(shut, { wet: 0.26, tail: 1, dull: 0.6 });
}
