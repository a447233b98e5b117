import { gliding, struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { driven, mixed, type Signal, shaped } from '../signal';
import { type Mode, rung, tone } from '../sources';
import { thud } from '../thud';

const ANVIL: readonly Mode[] = [
  { hertz: 523, gain: 0.5, decay: 0.5 },
  { hertz: 1397, gain: 0.8, decay: 0.75 },
  { hertz: 2217, gain: 0.55, decay: 0.6 },
  { hertz: 3520, gain: 0.3, decay: 0.4 },
  { hertz: 5273, gain: 0.14, decay: 0.25 },
];

/** The die snaps into its bed of stone, and a spark flies. */
export function boxCovered(): Signal {
  const bed = rung(
    [
      { hertz: 236, gain: 0.9, decay: 0.1 },
      { hertz: 520, gain: 0.7, decay: 0.06 },
      { hertz: 1050, gain: 0.35, decay: 0.035 },
    ],
    0.12,
  );
  const snap = shaped(filtered(whiteNoise(0.03, 601), { kind: 'band', at: 2900, q: 0.8 }), struck(0.0005, 0.012));
  const spark = rung(
    [
      { hertz: 2637, gain: 0.6, decay: 0.26 },
      { hertz: 3951, gain: 0.4, decay: 0.2 },
    ],
    0.28,
  );
  const covered = mixed([{ signal: bed }, { signal: snap, gain: 0.9 }, { signal: spark, at: 0.035, gain: 0.4 }]);
  return inRoom(covered, { wet: 0.14, tail: 0.3, dull: 0.5 });
}

/** The hammer falls twice; the second time it rings true. */
export function heroicForged(): Signal {
  const blow = driven(
    mixed([{ signal: rung(ANVIL, 0.8), gain: 0.6 }, { signal: thud({ from: 260, to: 120, decay: 0.14, seed: 611 }) }]),
    1.3,
  );
  const forged = mixed([
    { signal: blow, gain: 0.6 },
    { signal: blow, at: 0.2 },
  ]);
  return inRoom(forged, { wet: 0.2, tail: 0.5, dull: 0.35 });
}

/** A skin of magic bends, bursts, and throws back what lay on it. */
export function wardBroken(): Signal {
  const bend = shaped(
    tone(0.34, (time) => 330 + 900 * time ** 2 + 18 * Math.sin(2 * Math.PI * 31 * time), [1, 0, 0.5, 0, 0.3, 0.1]),
    (time) => Math.min(1, time / 0.2) ** 2,
  );
  const burst = shaped(filtered(whiteNoise(0.3, 621), { kind: 'band', at: gliding(5200, 900, 0.25), q: 1 }), struck(0.002, 0.28));
  const shards = rung(
    [
      { hertz: 1865, gain: 0.5, decay: 0.3 },
      { hertz: 2794, gain: 0.4, decay: 0.25 },
      { hertz: 4435, gain: 0.25, decay: 0.2 },
    ],
    0.35,
  );
  const broken = mixed([
    { signal: bend, gain: 0.3 },
    { signal: burst, at: 0.3, gain: 0.9 },
    { signal: shards, at: 0.3, gain: 0.45 },
  ]);
  return inRoom(broken, { wet: 0.2, tail: 0.4, dull: 0.3 });
}

/** A blow slides off a shield. */
export function prevented(): Signal {
  const shield = rung(
    [
      { hertz: 392, gain: 0.8, decay: 0.3 },
      { hertz: 838, gain: 0.7, decay: 0.26 },
      { hertz: 1312, gain: 0.4, decay: 0.2 },
      { hertz: 2074, gain: 0.2, decay: 0.14 },
    ],
    0.4,
  );
  const slide = shaped(
    filtered(whiteNoise(0.22, 631), { kind: 'band', at: (time) => 2400 + 6000 * time, q: 2.2 }),
    swelling(0.22),
  );
  return inRoom(mixed([{ signal: shield }, { signal: slide, gain: 0.5 }]), { wet: 0.18, tail: 0.35, dull: 0.5 });
}
