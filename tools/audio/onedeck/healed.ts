import { struck } from '../envelopes';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';
import { tone } from '../sources';

/** G, B, D: hertz, seconds. */
const RISE = [
  [392, 0],
  [493.88, 0.09],
  [587.33, 0.18],
] as const;

/** Three small glasses, each a little higher: something is well again. */
export function healed(): Signal {
  const glasses = RISE.map(([hertz, at]): Layer => {
    const glass = shaped(
      tone(0.7, () => hertz, [1, 0.1, 0.32, 0.04, 0.12]),
      struck(0.004, 0.32),
    );
    return { signal: glass, at, gain: 0.6 };
  });
  return inRoom(mixed(glasses), { wet: 0.3, tail: 0.9, dull: 0.4 });
}
