import { leaf } from '../effects/page';
import { struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise, chance, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';
import { thud } from '../thud';

/** A card is laid beside the sheet. */
function laid(seed: number): Signal {
  const air = shaped(
    filtered(whiteNoise(0.08, seed), { kind: 'band', at: (time) => 1200 + 9000 * time, q: 1.1 }),
    swelling(0.08),
  );
  const flat = mixed([
    { signal: shaped(filtered(whiteNoise(0.04, seed + 1), { kind: 'band', at: 1700, q: 0.8 }), struck(0.0008, 0.025)) },
    {
      signal: rung(
        [
          { hertz: 240, gain: 1, decay: 0.06 },
          { hertz: 530, gain: 0.5, decay: 0.04 },
        ],
        0.07,
      ),
      gain: 0.8,
    },
  ]);
  return mixed([
    { signal: air, gain: 0.5 },
    { signal: flat, at: 0.065 },
  ]);
}

export const cardKept = (): Signal => inRoom(laid(1801), { wet: 0.1, tail: 0.2, dull: 0.6 });

/** Face up, one after the other. */
export function cardsShown(): Signal {
  const cards = [0, 0.13, 0.25, 0.36].map((at, card): Layer => ({ signal: laid(1811 + card * 3), at, gain: 0.8 + 0.06 * card }));
  return inRoom(mixed(cards), { wet: 0.14, tail: 0.3, dull: 0.6 });
}

/** The quill goes into the well, and drips once. */
export function quillDipped(): Signal {
  const well = rung(
    [
      { hertz: 1480, gain: 0.6, decay: 0.12 },
      { hertz: 2790, gain: 0.35, decay: 0.08 },
    ],
    0.14,
  );
  const wet = shaped(filtered(whiteNoise(0.09, 1831), { kind: 'band', at: (time) => 900 + 6000 * time, q: 2 }), swelling(0.09));
  const drip = rung(
    [
      { hertz: 760, gain: 1, decay: 0.06 },
      { hertz: 1150, gain: 0.5, decay: 0.04 },
    ],
    0.07,
  );
  const dipped = mixed([
    { signal: well, gain: 0.45 },
    { signal: wet, at: 0.04, gain: 0.8 },
    { signal: drip, at: 0.2, gain: 0.5 },
  ]);
  return inRoom(dipped, { wet: 0.12, tail: 0.2, dull: 0.6 });
}

/** Somebody's sheet is unrolled: it crackles, and its lower rod knocks on the wood. */
export function sheetUnrolled(): Signal {
  const next = chance(1841);
  const crackles = Array.from({ length: 18 }, (_, at): Layer => {
    const fold = filtered(whiteNoise(0.03, 1842 + at), { kind: 'band', at: 1700 + 800 * next(), q: 1.6 });
    return {
      signal: shaped(fold, struck(0.001, 0.02)),
      at: 0.4 * ((at + 0.5 + 0.4 * next()) / 18) ** 0.8,
      gain: 0.5 + 0.3 * next(),
    };
  });
  const rod = rung(
    [
      { hertz: 310, gain: 1, decay: 0.07 },
      { hertz: 720, gain: 0.5, decay: 0.05 },
    ],
    0.09,
  );
  const unrolled = mixed([
    { signal: leaf(1861), gain: 0.7 },
    { signal: leaf(1871), at: 0.16, gain: 0.8 },
    ...crackles,
    { signal: rod, at: 0.43, gain: 0.6 },
  ]);
  return inRoom(unrolled, { wet: 0.14, tail: 0.3, dull: 0.6 });
}

/** Heavy cloth falls along its rings, and its hem reaches the boards: a round is over. */
export function curtain(): Signal {
  const next = chance(1881);
  const cloth = filtered(brownNoise(0.7, 1882), { kind: 'band', at: (time) => 900 - 620 * Math.min(1, time / 0.7), q: 0.7 });
  const rings = Array.from({ length: 12 }, (_, at): Layer => {
    const hertz = 1500 + 260 * next();
    return {
      signal: rung(
        [
          { hertz, gain: 1, decay: 0.07 },
          { hertz: hertz * 1.6, gain: 0.5, decay: 0.05 },
        ],
        0.08,
      ),
      at: 0.03 + at * 0.042,
      gain: 0.16,
    };
  });
  const fallen = mixed([
    { signal: shaped(cloth, (time) => swelling(0.7)(time) ** 0.6), gain: 1.6 },
    ...rings,
    { signal: thud({ from: 130, to: 72, decay: 0.26, seed: 1883 }), at: 0.56, gain: 0.7 },
  ]);
  return inRoom(fallen, { wet: 0.24, tail: 0.5, dull: 0.65 });
}
