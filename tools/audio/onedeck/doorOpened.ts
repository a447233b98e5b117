import { swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise } from '../noise';
import { inRoom } from '../reverb';
import { mixed, type Signal, shaped, toPeak } from '../signal';
import { rubbed, rung } from '../sources';
import { thud } from '../thud';

const CREAK = 0.72;
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
    { signal: toPeak(latch, -12) },
    { signal: toPeak(creak(), -2), at: 0.07 },
    { signal: toPeak(thud({ from: 140, to: 68, decay: 0.4, seed: 61 }), -6), at: 0.77 },
  ]);
  return inRoom(opened, { wet: 0.24, tail: 1.1, dull: 0.6 });
}

function creak(): Signal {
  // The hinge hesitates in the middle, as a door does that somebody opens with care.
  const rate = (time: number) =>
    30 + 125 * Math.sin((Math.PI * time) / CREAK) + 5 * Math.sin(31 * time) - 55 * Math.exp(-(((time - 0.3) / 0.07) ** 2));
  const jerks = rubbed({ seconds: CREAK, rate, unevenness: 0.012, seed: 62 });
  const wood = mixed(
    BODY.map(([hertz, gain]) => ({
      signal: filtered(jerks, { kind: 'band', at: (time) => hertz * (0.94 + (0.14 * rate(time)) / 150), q: 11 }),
      gain,
    })),
  );
  const scrape = filtered(brownNoise(CREAK, 63), { kind: 'band', at: 420, q: 1 });
  const all = mixed([{ signal: toPeak(filtered(wood, { kind: 'low', at: 2600 }), 0) }, { signal: scrape, gain: 0.2 }]);
  return shaped(all, (time) => swelling(CREAK)(time) ** 0.45);
}
