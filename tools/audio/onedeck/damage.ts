import { struck } from '../envelopes';
import { filtered } from '../filters';
import { whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { driven, mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';
import { thud } from '../thud';

/** A blow on leather and mail: body first, then a crunch, and iron that sings on for a moment. */
export function damage(): Signal {
  const crunch = shaped(
    filtered(whiteNoise(0.14, 81), { kind: 'band', at: (time) => 1500 - 6000 * time, q: 1.2 }),
    struck(0.001, 0.11),
  );
  const mail = rung(
    [
      { hertz: 1180, gain: 0.5, decay: 0.3 },
      { hertz: 1790, gain: 0.35, decay: 0.24 },
      { hertz: 2930, gain: 0.18, decay: 0.16 },
    ],
    0.35,
  );
  const blow = mixed([
    { signal: thud({ from: 230, to: 82, decay: 0.26, seed: 82 }) },
    { signal: crunch, gain: 1.3 },
    { signal: crunch, at: 0.045, gain: 0.5 },
    { signal: mail, at: 0.012, gain: 0.12 },
  ]);
  return inRoom(driven(blow, 1.6), { wet: 0.16, tail: 0.5, dull: 0.65 });
}
