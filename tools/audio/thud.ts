import { gliding, struck } from './envelopes';
import { filtered } from './filters';
import { brownNoise } from './noise';
import { driven, mixed, type Signal, shaped } from './signal';
import { tone } from './sources';

interface Thud {
  /** Hertz where the blow begins and where it comes to rest. */
  readonly from: number;
  readonly to: number;
  readonly decay: number;
  readonly seed: number;
}

/** Something heavy meets something that gives way a little. */
export function thud({ from, to, decay, seed }: Thud): Signal {
  const body = shaped(tone(decay, gliding(from, to, decay / 3), [1, 0.55, 0.3, 0.14]), struck(0.003, decay));
  const rubble = shaped(
    filtered(brownNoise(decay, seed), { kind: 'band', at: gliding(900, 190, decay / 2) }),
    struck(0.002, decay * 0.6),
  );
  return driven(mixed([{ signal: body }, { signal: rubble, gain: 2.2 }]), 1.6);
}
