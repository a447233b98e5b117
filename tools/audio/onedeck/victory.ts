import { struck } from '../envelopes';
import { filtered } from '../filters';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';
import { tone } from '../sources';

/** D, F sharp, A, and the D above held: hertz, seconds, how long. */
const RISE = [
  [293.66, 0, 0.5],
  [369.99, 0.16, 0.5],
  [440, 0.32, 0.6],
  [587.33, 0.48, 1.3],
] as const;
const BRASS = [1, 0.7, 0.55, 0.34, 0.2, 0.1, 0.05] as const;

/** Four notes go up, and the lantern burns bright. */
export function victory(): Signal {
  const melody = RISE.map(([hertz, at, seconds]): Layer => ({ signal: horn(hertz, seconds), at, gain: 0.6 }));
  const ground = [146.83, 220].map((hertz): Layer => ({ signal: horn(hertz, 1.3), at: 0.48, gain: 0.35 }));
  return inRoom(mixed([...melody, ...ground]), { wet: 0.3, tail: 1.2, dull: 0.45 });
}

/** Brass opens as it swells. */
function horn(hertz: number, seconds: number): Signal {
  const blown = tone(seconds, (time) => hertz * (1 - 0.012 * Math.exp(-time * 40)), BRASS);
  const opened = filtered(blown, { kind: 'low', at: (time) => hertz * (2.2 + 3.4 * Math.min(1, time * 9)) });
  return shaped(opened, struck(0.03, seconds));
}
