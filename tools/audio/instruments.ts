import { struck } from './envelopes';
import { filtered } from './filters';
import { type Layer, mixed, type Signal, shaped } from './signal';
import { tone } from './sources';

const BRASS = [1, 0.7, 0.55, 0.34, 0.2, 0.1, 0.05] as const;
const BREATH = [1, 0.42, 0.3, 0.12, 0.08, 0.03] as const;

/** Brass opens as it swells. */
export function horn(hertz: number, seconds: number): Signal {
  const blown = tone(seconds, (time) => hertz * (1 - 0.012 * Math.exp(-time * 40)), BRASS);
  const opened = filtered(blown, { kind: 'low', at: (time) => hertz * (2.2 + 3.4 * Math.min(1, time * 9)) });
  return shaped(opened, struck(0.03, seconds));
}

/** Three bowed strings a hair apart, dark and slow to speak. */
export function bowed(hertz: number, seconds: number): Signal {
  const strings = [0.9965, 1, 1.0042].map((tuning, at): Layer => {
    const bow = (time: number) =>
      hertz * tuning * (1 + 0.003 * Math.sin(2 * Math.PI * (4.6 + at * 0.3) * time) * Math.min(1, time * 2));
    return { signal: tone(seconds, bow, BREATH), gain: 1 / 3 };
  });
  const dark = filtered(mixed(strings), {
    kind: 'low',
    at: (time) => Math.min(hertz * 6, 1800) * (0.45 + 0.55 * Math.exp(-time * 1.6)),
  });
  return shaped(dark, struck(0.09, seconds * 1.6));
}
