import { struck } from '../envelopes';
import { filtered } from '../filters';
import { whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';

/** A fingertip on a wooden peg. */
export function button(): Signal {
  const peg = rung(
    [
      { hertz: 214, gain: 0.5, decay: 0.13 },
      { hertz: 428, gain: 0.9, decay: 0.12 },
      { hertz: 913, gain: 0.5, decay: 0.08 },
      { hertz: 1540, gain: 0.2, decay: 0.05 },
    ],
    0.2,
  );
  const touch = shaped(filtered(whiteNoise(0.05, 11), { kind: 'low', at: 1800 }), struck(0.001, 0.03));
  return inRoom(mixed([{ signal: peg }, { signal: touch, gain: 0.35 }]), { wet: 0.1, tail: 0.25, dull: 0.7 });
}
