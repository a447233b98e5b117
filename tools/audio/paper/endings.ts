import { chime } from '../effects/lantern';
import { struck } from '../envelopes';
import { filtered } from '../filters';
import { bowed, horn } from '../instruments';
import { brownNoise } from '../noise';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';
import { thud } from '../thud';
import { stroke } from './pen';

/** The last stroke of the pen, its line underlined, and the sheet is sealed. */
export function gameEnded(): Signal {
  const sealed = mixed([
    { signal: stroke({ seconds: 0.3, from: 2300, to: 3000, seed: 2001 }), gain: 0.7 },
    { signal: thud({ from: 180, to: 84, decay: 0.3, seed: 2002 }), at: 0.36 },
    ...[261.63, 392, 523.25].map((hertz): Layer => ({ signal: bowed(hertz, 0.7), at: 0.38, gain: 0.22 })),
  ]);
  return inRoom(sealed, { wet: 0.28, tail: 0.6, dull: 0.5 });
}

/** G, B, D, and the G above, in horns that answer each other: hertz, seconds, how long. */
const RISE = [
  [392, 0, 0.3],
  [392, 0.14, 0.3],
  [493.88, 0.28, 0.35],
  [587.33, 0.46, 0.45],
  [783.99, 0.68, 1.2],
] as const;

/** Horns go up by a fourth more than one thinks, bells over them: the sheet is the best at this table. */
export function victory(): Signal {
  const melody = RISE.map(([hertz, at, seconds]): Layer => ({ signal: horn(hertz, seconds), at, gain: 0.5 }));
  const ground = [196, 293.66, 392].map((hertz): Layer => ({ signal: horn(hertz, 1.2), at: 0.68, gain: 0.3 }));
  const bells = [1174.66, 1567.98, 1975.53].map(
    (hertz, at): Layer => ({ signal: chime(hertz, 0.9), at: 0.76 + at * 0.11, gain: 0.12 }),
  );
  return inRoom(mixed([...melody, ...ground, ...bells]), { wet: 0.3, tail: 1.1, dull: 0.4 });
}

/** E, C, A, and the E below: hertz, seconds. */
const FALL = [
  [329.63, 0],
  [261.63, 0.3],
  [220, 0.62],
  [164.81, 1],
] as const;

/** Strings go down, and the quill is laid aside. */
export function defeat(): Signal {
  const melody = FALL.map(([hertz, at], note): Layer => ({ signal: bowed(hertz, note === 3 ? 1.3 : 0.8), at, gain: 0.7 }));
  const ground = [82.41, 123.47].map((hertz): Layer => ({ signal: bowed(hertz, 1.4), at: 1, gain: 0.2 }));
  const rustle = filtered(brownNoise(0.4, 2011), { kind: 'band', at: (time) => 1500 - 2200 * time, q: 0.8 });
  const laid = mixed([
    { signal: shaped(rustle, struck(0.08, 0.4)) },
    { signal: thud({ from: 300, to: 190, decay: 0.1, seed: 2012 }), at: 0.2, gain: 0.3 },
  ]);
  return inRoom(mixed([...melody, ...ground, { signal: laid, at: 1.7, gain: 0.5 }]), { wet: 0.32, tail: 1.3, dull: 0.55 });
}
