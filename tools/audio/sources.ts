import { chance } from './noise';
import { drawn, RATE, type Signal, samples } from './signal';

/** One way in which a struck thing rings. */
export interface Mode {
  readonly hertz: number;
  readonly gain: number;
  /** Seconds until it has fallen to a thousandth. */
  readonly decay: number;
}

/** Wood, glass or iron, told apart by how its modes lie and how long they last. */
export function rung(modes: readonly Mode[], seconds: number): Signal {
  return drawn(seconds, (time) =>
    modes.reduce(
      (sum, { hertz, gain, decay }) => sum + gain * 10 ** ((-3 * time) / decay) * Math.sin(2 * Math.PI * hertz * time),
      0,
    ),
  );
}

/** A tone whose pitch follows a function of time; `partials` are the loudnesses of its overtones, the first included. */
export function tone(seconds: number, hertz: (time: number) => number, partials: readonly number[] = [1]): Signal {
  let phase = 0;
  return drawn(seconds, (time) => {
    phase += hertz(time) / RATE;
    return partials.reduce((sum, gain, at) => sum + gain * Math.sin(2 * Math.PI * phase * (at + 1)), 0);
  });
}

interface Rub {
  readonly seconds: number;
  /** Slips a second over time; a slip is never quite where it is expected. */
  readonly rate: (time: number) => number;
  readonly unevenness: number;
  readonly seed: number;
}

/** Stick and slip, as of a hinge: a train of jerks to be sent through the resonances of a door. */
export function rubbed({ seconds, rate, unevenness, seed }: Rub): Signal {
  const next = chance(seed);
  const jerks = new Float32Array(samples(seconds));
  for (let time = 0; time < seconds; time += (1 + unevenness * next()) / rate(time)) {
    const at = samples(time);
    if (at < jerks.length) jerks[at] = 0.85 + 0.15 * next();
  }
  return jerks;
}
