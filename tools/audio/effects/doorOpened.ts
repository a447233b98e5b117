import { swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise } from '../noise';
import { inRoom } from '../reverb';
import { mixed, type Signal, shaped } from '../signal';
import { rubbed, rung } from '../sources';
import { thud } from './thud';

const CREAK = 0.95;
/** Resonances of an old door, in hertz and by loudness. */
const BODY = [
  [310, 1],
  [545, 0.8],
  [890, 0.5],
  [1420, 0.28],
  [2250, 0.1],
] as const;

/** The latch lifts, old hinges creak, and the door comes to rest against stone. */
export function doorOpened(): Signal {
  const latch = rung(
    [
      { hertz: 640, gain: 0.6, decay: 0.07 },
      { hertz: 1130, gain: 0.35, decay: 0.06 },
      { hertz: 1870, gain: 0.12, decay: 0.05 },
    ],
    0.12,
  );
  const opened = mixed([
    { signal: latch, gain: 0.35 },
    { signal: creak(), at: 0.07, gain: 0.5 },
    { signal: thud({ from: 105, to: 52, decay: 0.45, seed: 61 }), at: 0.98, gain: 1 },
  ]);
  return inRoom(opened, { wet: 0.24, tail: 1.1, dull: 0.6 });
}

function creak(): Signal {
  // The hinge hesitates in the middle, as a door does that somebody opens with care.
  const rate = (time: number) => 46 + 74 * Math.sin((Math.PI * time) / CREAK) - 26 * Math.exp(-(((time - 0.42) / 0.09) ** 2));
  const jerks = rubbed({ seconds: CREAK, rate, unevenness: 0.16, seed: 62 });
  const wood = mixed(
    BODY.map(([hertz, gain]) => ({ signal: filtered(jerks, { kind: 'band', at: hertz, q: 9 }), gain: gain * 9 })),
  );
  const scrape = filtered(brownNoise(CREAK, 63), { kind: 'band', at: 420, q: 1 });
  const all = mixed([{ signal: filtered(wood, { kind: 'low', at: 2600 }) }, { signal: scrape, gain: 0.12 }]);
  return shaped(all, (time) => swelling(CREAK)(time) ** 0.45);
}
