import { struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';

/** A heavy wooden card is slid through the air and laid on the table. */
export function doorPlaced(): Signal {
  const slide = shaped(filtered(whiteNoise(0.13, 51), { kind: 'band', at: (time) => 700 + 7000 * time, q: 1.1 }), swelling(0.13));
  const slab = rung(
    [
      { hertz: 142, gain: 1, decay: 0.17 },
      { hertz: 263, gain: 0.55, decay: 0.13 },
      { hertz: 497, gain: 0.4, decay: 0.09 },
      { hertz: 818, gain: 0.22, decay: 0.06 },
      { hertz: 1370, gain: 0.1, decay: 0.045 },
    ],
    0.25,
  );
  const contact = shaped(filtered(brownNoise(0.08, 52), { kind: 'low', at: 2400 }), struck(0.001, 0.045));
  const placed = mixed([
    { signal: slide, gain: 0.22 },
    { signal: slab, at: 0.11 },
    { signal: contact, at: 0.11, gain: 1.3 },
    { signal: slab, at: 0.165, gain: 0.16 },
  ]);
  return inRoom(placed, { wet: 0.15, tail: 0.5, dull: 0.6 });
}
