import { struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { chance, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';
import { rubbed, rung } from '../sources';

interface Stroke {
  readonly seconds: number;
  /** Hertz of the nib's scratch where the stroke begins and where it ends. */
  readonly from: number;
  readonly to: number;
  readonly seed: number;
}

/** A nib drawn over parchment: it catches on every fibre, and the sheet below it hums a little. */
export function stroke({ seconds, from, to, seed }: Stroke): Signal {
  const pace = (time: number) => Math.sin((Math.PI * Math.min(time, seconds)) / seconds);
  const pitch = (time: number) => from + (to - from) * Math.min(1, time / seconds);
  const fibres = rubbed({ seconds, rate: (time) => 90 + 420 * pace(time), unevenness: 0.7, seed });
  const catching = filtered(fibres, { kind: 'band', at: pitch, q: 2.6 });
  const ink = filtered(whiteNoise(seconds, seed + 1), { kind: 'band', at: (time) => pitch(time) * 1.35, q: 1.1 });
  const sheet = filtered(whiteNoise(seconds, seed + 2), { kind: 'band', at: 640, q: 1.2 });
  const drawn = mixed([
    { signal: catching, gain: 1.6 },
    { signal: ink, gain: 0.5 },
    { signal: sheet, gain: 0.32 },
  ]);
  return shaped(drawn, (time) => pace(time) ** 1.1);
}

/** The nib is set down on the sheet. */
const tap = (seed: number): Signal =>
  mixed([
    { signal: shaped(filtered(whiteNoise(0.02, seed), { kind: 'band', at: 2600, q: 1 }), struck(0.0006, 0.012)) },
    {
      signal: rung(
        [
          { hertz: 410, gain: 0.5, decay: 0.035 },
          { hertz: 1240, gain: 0.3, decay: 0.02 },
        ],
        0.04,
      ),
      gain: 0.5,
    },
  ]);

/** A digit, in two short strokes. */
export function written(seed: number): Signal {
  return mixed([
    { signal: tap(seed) },
    { signal: stroke({ seconds: 0.09, from: 3000, to: 2300, seed: seed + 1 }), at: 0.012 },
    { signal: stroke({ seconds: 0.08, from: 2400, to: 3500, seed: seed + 5 }), at: 0.105, gain: 0.8 },
  ]);
}

/** A box is filled with ink: to and fro, ever closer. */
export function inked(): Signal {
  const lines = Array.from({ length: 6 }, (_, at): Layer => {
    const [from, to] = at % 2 === 0 ? [2500, 3300] : [3400, 2700];
    return { signal: stroke({ seconds: 0.066, from, to, seed: 1010 + at * 7 }), at: 0.01 + at * 0.064, gain: 1 - at * 0.09 };
  });
  return inRoom(mixed([{ signal: tap(1001) }, ...lines]), { wet: 0.06, tail: 0.15, dull: 0.6 });
}

/** Crossed out by two long strokes, the second with a will. */
export function struckOff(): Signal {
  const crossed = mixed([
    { signal: stroke({ seconds: 0.14, from: 2100, to: 3900, seed: 1061 }), gain: 0.8 },
    { signal: stroke({ seconds: 0.17, from: 4300, to: 1700, seed: 1071 }), at: 0.185 },
    { signal: tap(1081), at: 0.35, gain: 0.5 },
  ]);
  return inRoom(crossed, { wet: 0.08, tail: 0.18, dull: 0.6 });
}

/** Somebody else's pen, on another sheet: one hard stroke, further away. */
export function gemLost(): Signal {
  const away = filtered(stroke({ seconds: 0.26, from: 3600, to: 1200, seed: 1091 }), { kind: 'low', at: 2300 });
  const glass = rung(
    [
      { hertz: 1108, gain: 0.6, decay: 0.2 },
      { hertz: 1046, gain: 0.5, decay: 0.16 },
    ],
    0.3,
  );
  return inRoom(
    mixed([
      { signal: away, gain: 1.6 },
      { signal: glass, at: 0.13, gain: 0.8 },
    ]),
    { wet: 0.24, tail: 0.3, dull: 0.6 },
  );
}

/** Sand is strewn on wet ink and blown off: nothing is changed any more. */
export function turnSealed(): Signal {
  const next = chance(1101);
  const grains = Array.from({ length: 26 }, (_, at): Layer => {
    const grain = filtered(whiteNoise(0.016, 1102 + at), { kind: 'band', at: 4200 + 1900 * next(), q: 3 });
    return {
      signal: shaped(grain, struck(0.0006, 0.011)),
      at: 0.24 * ((at + 0.5 + 0.5 * next()) / 26),
      gain: 0.4 + 0.3 * next(),
    };
  });
  const breath = filtered(whiteNoise(0.26, 1140), { kind: 'band', at: (time) => 1500 - 2800 * time, q: 0.8 });
  const blown = mixed([...grains, { signal: shaped(breath, swelling(0.26)), at: 0.24, gain: 0.42 }]);
  return inRoom(blown, { wet: 0.1, tail: 0.2, dull: 0.6 });
}

/** A number is written down, and a coin is put beside the others. */
export function boxCounted(): Signal {
  const coin = rung(
    [
      { hertz: 2350, gain: 0.7, decay: 0.15 },
      { hertz: 3730, gain: 0.5, decay: 0.12 },
      { hertz: 5480, gain: 0.25, decay: 0.08 },
    ],
    0.18,
  );
  const counted = mixed([
    { signal: stroke({ seconds: 0.07, from: 2600, to: 3200, seed: 1151 }), gain: 0.9 },
    { signal: coin, at: 0.085, gain: 0.42 },
    { signal: coin, at: 0.125, gain: 0.16 },
  ]);
  return inRoom(counted, { wet: 0.1, tail: 0.2, dull: 0.5 });
}
