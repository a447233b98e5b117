import { horn } from '../instruments';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal } from '../signal';

/** D, F sharp, A, and the D above held: hertz, seconds, how long. */
const RISE = [
  [293.66, 0, 0.5],
  [369.99, 0.16, 0.5],
  [440, 0.32, 0.6],
  [587.33, 0.48, 1.3],
] as const;

/** Four notes go up, and the lantern burns bright. */
export function victory(): Signal {
  const melody = RISE.map(([hertz, at, seconds]): Layer => ({ signal: horn(hertz, seconds), at, gain: 0.6 }));
  const ground = [146.83, 220].map((hertz): Layer => ({ signal: horn(hertz, 1.3), at: 0.48, gain: 0.35 }));
  return inRoom(mixed([...melody, ...ground]), { wet: 0.3, tail: 1.2, dull: 0.45 });
}
