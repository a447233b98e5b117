import { struck } from '../envelopes';
import { filtered } from '../filters';
import { whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';

/** Seconds and loudness of each touch: a die hops twice and lies still. */
const HOPS = [
  [0, 1],
  [0.075, 0.55],
  [0.12, 0.3],
  [0.145, 0.14],
] as const;

/** A bone die falls into a wooden tray lined with cloth. */
export function dieRolled(): Signal {
  const wood = rung(
    [
      { hertz: 610, gain: 1, decay: 0.04 },
      { hertz: 1480, gain: 0.7, decay: 0.025 },
      { hertz: 2930, gain: 0.4, decay: 0.012 },
      { hertz: 4300, gain: 0.2, decay: 0.008 },
    ],
    0.09,
  );
  const click = shaped(filtered(whiteNoise(0.03, 71), { kind: 'band', at: 3800, q: 0.9 }), struck(0.0005, 0.008));
  const hops = HOPS.flatMap(([at, gain]) => [
    { signal: wood, at, gain },
    { signal: click, at, gain: gain * 0.8 },
  ]);
  return inRoom(mixed(hops), { wet: 0.1, tail: 0.25, dull: 0.6 });
}
