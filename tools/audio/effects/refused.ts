import { struck } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise } from '../noise';
import { inRoom } from '../reverb';
import { mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';

/** Two dull knocks on a door that stays shut; the second gives up. */
export function refused(): Signal {
  const knocks = mixed([{ signal: knock(1, 21) }, { signal: knock(0.9, 22), at: 0.13, gain: 0.62 }]);
  return inRoom(knocks, { wet: 0.14, tail: 0.4, dull: 0.75 });
}

function knock(pitch: number, seed: number): Signal {
  const board = rung(
    [
      { hertz: 131 * pitch, gain: 0.8, decay: 0.16 },
      { hertz: 203 * pitch, gain: 0.8, decay: 0.14 },
      { hertz: 341 * pitch, gain: 0.7, decay: 0.11 },
      { hertz: 612 * pitch, gain: 0.35, decay: 0.07 },
    ],
    0.22,
  );
  const knuckle = shaped(filtered(brownNoise(0.06, seed), { kind: 'low', at: 700 }), struck(0.002, 0.05));
  return mixed([{ signal: board }, { signal: knuckle, gain: 0.8 }]);
}
