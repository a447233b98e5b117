import { chime, flame } from '../effects/lantern';
import { leaf } from '../effects/page';
import { struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise, chance, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';
import { rung, tone } from '../sources';

/** All lanterns at once: flame, and four bells upward that go on ringing together. */
export function levelGained(): Signal {
  const bells = [587.33, 739.99, 880, 1174.66].map((hertz, at): Layer => {
    return { signal: chime(hertz, 1.1), at: 0.12 + at * 0.105, gain: 0.32 };
  });
  return inRoom(mixed([{ signal: flame(811), gain: 0.8 }, ...bells]), { wet: 0.32, tail: 1, dull: 0.35 });
}

/** Straps, a buckle, and the weight of the thing. */
export function itemTaken(): Signal {
  const leather = shaped(filtered(brownNoise(0.16, 821), { kind: 'band', at: 620, q: 1 }), swelling(0.16));
  const next = chance(822);
  const rings = [0.11, 0.15, 0.205, 0.24].map((at): Layer => {
    const hertz = 2100 + 500 * next();
    const ring = rung(
      [
        { hertz, gain: 0.7, decay: 0.11 },
        { hertz: hertz * 1.59, gain: 0.4, decay: 0.08 },
      ],
      0.14,
    );
    return { signal: ring, at, gain: 0.3 + 0.1 * next() };
  });
  return inRoom(mixed([{ signal: leather, gain: 1.6 }, ...rings]), { wet: 0.14, tail: 0.25, dull: 0.5 });
}

/** A page is turned, and what stands on it is understood. */
export function skillLearnt(): Signal {
  const understood = [523.25, 783.99].map((hertz, at): Layer => {
    const hum = tone(0.6, (time) => hertz * (1 + 0.003 * Math.sin(2 * Math.PI * 5 * time)), [1, 0.3, 0.12, 0.05]);
    return { signal: shaped(hum, struck(0.05, 0.6)), at: 0.17 + at * 0.12, gain: 0.32 };
  });
  return inRoom(mixed([{ signal: leaf(831), gain: 0.8 }, ...understood]), { wet: 0.26, tail: 0.5, dull: 0.4 });
}

/** A flask is set down beside the others. */
export function potionsGained(): Signal {
  const flask = (hertz: number): Signal =>
    rung(
      [
        { hertz, gain: 1, decay: 0.3 },
        { hertz: hertz * 1.83, gain: 0.5, decay: 0.13 },
        { hertz: hertz * 3.1, gain: 0.22, decay: 0.07 },
      ],
      0.24,
    );
  const set = mixed([
    { signal: flask(880) },
    { signal: flask(1046), at: 0.075, gain: 0.6 },
    { signal: flask(880), at: 0.13, gain: 0.2 },
  ]);
  return inRoom(set, { wet: 0.16, tail: 0.3, dull: 0.45 });
}

/** Into the pouch: cloth, and a bell with a finger on it. */
export function dieStored(): Signal {
  const cloth = shaped(filtered(whiteNoise(0.16, 841), { kind: 'band', at: 900, q: 0.8 }), swelling(0.16));
  const bell = rung(
    [
      { hertz: 440, gain: 1, decay: 0.26 },
      { hertz: 659, gain: 0.4, decay: 0.18 },
    ],
    0.3,
  );
  return inRoom(
    mixed([
      { signal: cloth, gain: 0.7 },
      { signal: bell, at: 0.09, gain: 0.7 },
    ]),
    { wet: 0.2, tail: 0.35, dull: 0.6 },
  );
}
