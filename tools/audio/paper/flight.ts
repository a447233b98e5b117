import { gliding, struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';
import { thud } from '../thud';
import { voice } from './voice';

/** Feet that run, ever further away, and a door that falls shut behind them. */
export function fled(): Signal {
  const steps = Array.from({ length: 7 }, (_, at): Layer => {
    const far = 1 - at / 9;
    const grit = filtered(whiteNoise(0.06, 1971 + at), { kind: 'band', at: 1900 * far, q: 1 });
    const foot = mixed([
      { signal: rung([{ hertz: 210 - 8 * at, gain: 1, decay: 0.05 }], 0.06) },
      { signal: shaped(grit, struck(0.002, 0.045)), gain: 0.8 },
    ]);
    return { signal: foot, at: at * 0.1, gain: far };
  });
  const door = thud({ from: 160, to: 74, decay: 0.3, seed: 1981 });
  return inRoom(mixed([...steps, { signal: door, at: 0.74, gain: 0.7 }]), { wet: 0.26, tail: 0.5, dull: 0.6 });
}

/** Too far away: only the wind in the corridors, and a roar at the end of them. */
export function lairMissed(): Signal {
  const wind = filtered(brownNoise(1, 1991), { kind: 'band', at: (time) => 420 + 190 * Math.sin(5.4 * time), q: 3 });
  const far = voice({
    seconds: 0.7,
    hertz: gliding(120, 84, 0.6),
    formants: [
      [() => 330, 1],
      [() => 640, 0.3],
    ],
    ...{ rough: 0.07, breath: 0.5, envelope: swelling(0.7), seed: 1992 },
  });
  const heard = mixed([
    { signal: shaped(wind, (time) => Math.min(1, 0.4 + 2 * time) * swelling(2)(1 + time) ** 0.5), gain: 1.5 },
    { signal: filtered(far, { kind: 'low', at: 700 }), at: 0.2, gain: 1.1 },
  ]);
  return inRoom(heard, { wet: 0.45, tail: 0.8, dull: 0.7 });
}
