import { filtered } from '../filters';
import { brownNoise } from '../noise';
import { mixed, type Signal, shaped } from '../signal';
import { tone } from '../sources';

type Along = (time: number) => number;

interface Voice {
  readonly seconds: number;
  readonly hertz: Along;
  /** Resonances of throat and mouth: hertz over time, and loudness. */
  readonly formants: readonly (readonly [hertz: Along, gain: number])[];
  /** Shares of rattle in the pitch and of air in what is heard. */
  readonly rough: number;
  readonly breath: number;
  readonly envelope: Along;
  readonly seed: number;
}

const CORDS = [1, 0.85, 0.72, 0.6, 0.5, 0.42, 0.35, 0.29, 0.24, 0.2, 0.16, 0.13] as const;
/** Hertz at which rough cords rattle. */
const RATTLE = 31;

/** A throat: cords that buzz, air that goes with it, and a mouth that shapes both. */
export function voice({ seconds, hertz, formants, rough, breath, envelope, seed }: Voice): Signal {
  const cords = tone(seconds, (time) => hertz(time) * (1 + rough * Math.sin(2 * Math.PI * RATTLE * time)), CORDS);
  const source = mixed([{ signal: cords }, { signal: brownNoise(seconds, seed), gain: breath * 1.4 }]);
  const mouth = formants.map(([at, gain]) => ({ signal: filtered(source, { kind: 'band', at, q: 4 }), gain }));
  return shaped(mixed(mouth), envelope);
}
