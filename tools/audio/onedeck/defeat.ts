import { struck } from '../envelopes';
import { filtered } from '../filters';
import { bowed } from '../instruments';
import { brownNoise } from '../noise';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';

/** D, B flat, G, then the open fifth on D below: hertz, seconds. Each waits a little longer than the one before. */
const FALL = [
  [293.66, 0],
  [233.08, 0.36],
  [196.0, 0.76],
  [146.83, 1.22],
] as const;

/** Four notes go down, and the lantern goes out. */
export function defeat(): Signal {
  const melody = FALL.map(([hertz, at], note): Layer => ({ signal: bowed(hertz, note === 3 ? 1.7 : 1.1), at, gain: 0.7 }));
  const ground = [73.42, 110].map((hertz): Layer => ({ signal: bowed(hertz, 1.9), at: 1.22, gain: 0.3 }));
  const flame = filtered(brownNoise(1.2, 91), { kind: 'band', at: (time) => 900 - 550 * time, q: 0.7 });
  // The flame flutters before it dies.
  const out = shaped(flame, (time) => (0.6 + 0.4 * Math.sin(2 * Math.PI * 13 * time * (1 - time / 3))) * struck(0.15, 1.3)(time));
  return inRoom(mixed([...melody, ...ground, { signal: out, at: 2, gain: 0.3 }]), { wet: 0.32, tail: 1.8, dull: 0.55 });
}
