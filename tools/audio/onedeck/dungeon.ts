import { gliding, struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise, chance } from '../noise';
import { inRoom } from '../reverb';
import { driven, type Layer, mixed, type Signal, shaped } from '../signal';
import { rung, tone } from '../sources';
import { thud } from '../thud';

/** A slab is pushed aside; cold air comes up from below. */
export function stairsFound(): Signal {
  const grind = filtered(brownNoise(0.75, 901), { kind: 'band', at: (time) => 480 + 120 * Math.sin(9 * time), q: 0.8 });
  const rough = shaped(grind, (time) => swelling(0.75)(time) ** 0.5 * (0.65 + 0.35 * Math.sin(2 * Math.PI * 23 * time)));
  const air = shaped(filtered(brownNoise(0.8, 902), { kind: 'band', at: gliding(900, 420, 0.8), q: 2.5 }), swelling(0.8));
  const rest = thud({ from: 150, to: 80, decay: 0.26, seed: 903 });
  return inRoom(
    mixed([
      { signal: rough, gain: 1.4 },
      { signal: rest, at: 0.66, gain: 0.7 },
      { signal: air, at: 0.4, gain: 0.6 },
    ]),
    {
      wet: 0.26,
      tail: 0.7,
      dull: 0.6,
    },
  );
}

/** Somewhere above, the ceiling lets go. */
export function stairsStruck(): Signal {
  const next = chance(911);
  const stones = Array.from({ length: 9 }, (_, at): Layer => {
    const when = 0.08 + 0.05 * at + 0.03 * next();
    return {
      signal: thud({ from: 330 + 150 * next(), to: 120, decay: 0.13, seed: 912 + at }),
      at: when,
      gain: 0.55 + 0.3 * next(),
    };
  });
  const rumble = shaped(filtered(brownNoise(0.9, 930), { kind: 'low', at: 260 }), struck(0.05, 0.9));
  return inRoom(driven(mixed([...stones, { signal: rumble, gain: 2 }]), 1.2), { wet: 0.2, tail: 0.5, dull: 0.6 });
}

/** Four steps down, each a little further away. */
export function descended(): Signal {
  const step = (at: number): Signal => {
    const sole = shaped(filtered(brownNoise(0.1, 941 + at), { kind: 'band', at: 760 - 120 * at, q: 0.9 }), struck(0.004, 0.09));
    return mixed([
      { signal: thud({ from: 210 - 22 * at, to: 110 - 12 * at, decay: 0.12, seed: 951 + at }), gain: 0.8 },
      { signal: sole, gain: 1.4 },
    ]);
  };
  const steps = [0, 1, 2, 3].map((at): Layer => ({ signal: step(at), at: at * 0.24, gain: 1 - 0.17 * at }));
  return inRoom(mixed(steps), { wet: 0.34, tail: 0.9, dull: 0.55 });
}

/** A breath in the dark, and a foot that is put down. */
export function foeMet(): Signal {
  const growl = tone(
    0.55,
    (time) => 96 + 30 * Math.sin(Math.PI * Math.min(1, time / 0.5)) + 6 * Math.sin(2 * Math.PI * 27 * time),
    [1, 0.9, 0.75, 0.6, 0.5, 0.4, 0.3, 0.22, 0.16],
  );
  const throat = shaped(
    filtered(growl, { kind: 'band', at: (time) => 420 + 260 * Math.sin((Math.PI * time) / 0.55), q: 1.6 }),
    swelling(0.55),
  );
  const drum = thud({ from: 150, to: 70, decay: 0.3, seed: 961 });
  return inRoom(
    driven(
      mixed([
        { signal: throat, gain: 0.9 },
        { signal: drum, at: 0.36 },
      ]),
      1.3,
    ),
    { wet: 0.2, tail: 0.5, dull: 0.55 },
  );
}

/** A chain runs, a catch falls: something has been waiting for this foot. */
export function perilMet(): Signal {
  const next = chance(971);
  const links = Array.from({ length: 12 }, (_, at): Layer => {
    const hertz = 1500 + 420 * next();
    const link = rung(
      [
        { hertz, gain: 0.7, decay: 0.05 },
        { hertz: hertz * 1.47, gain: 0.5, decay: 0.04 },
        { hertz: hertz * 2.3, gain: 0.3, decay: 0.025 },
      ],
      0.07,
    );
    return { signal: link, at: 0.036 * at + 0.01 * next(), gain: 0.32 + 0.2 * next() };
  });
  const caught = rung(
    [
      { hertz: 311, gain: 0.8, decay: 0.3 },
      { hertz: 466, gain: 0.6, decay: 0.24 },
      { hertz: 1245, gain: 0.3, decay: 0.12 },
    ],
    0.34,
  );
  return inRoom(mixed([...links, { signal: caught, at: 0.46, gain: 0.9 }]), { wet: 0.2, tail: 0.45, dull: 0.5 });
}

/** The way is free: a drum, and a fifth that stands. */
export function overcome(): Signal {
  const stand = [220, 329.63].map((hertz): Layer => {
    const held = filtered(
      tone(0.6, () => hertz, [1, 0.6, 0.45, 0.25, 0.15]),
      { kind: 'low', at: (time) => 700 + 1300 * Math.exp(-time * 5) },
    );
    return { signal: shaped(held, struck(0.02, 0.7)), at: 0.13, gain: 0.34 };
  });
  const drum = thud({ from: 170, to: 80, decay: 0.2, seed: 981 });
  return inRoom(mixed([{ signal: drum, gain: 0.7 }, { signal: drum, at: 0.13, gain: 0.9 }, ...stand]), {
    wet: 0.24,
    tail: 0.5,
    dull: 0.5,
  });
}

/** Something is drawn out of the pack, downwards. */
export function itemDrained(): Signal {
  const drawn = tone(
    0.6,
    (time) => gliding(740, 150, 0.6)(time) * (1 + 0.03 * Math.sin(2 * Math.PI * 9 * time)),
    [1, 0.1, 0.4, 0.05, 0.2],
  );
  const breath = filtered(brownNoise(0.6, 991), { kind: 'band', at: gliding(2200, 260, 0.6), q: 2 });
  const gone = mixed([
    { signal: shaped(drawn, swelling(0.6)), gain: 0.5 },
    { signal: shaped(breath, swelling(0.6)), gain: 1.4 },
  ]);
  return inRoom(gone, { wet: 0.3, tail: 0.5, dull: 0.5 });
}

/** Knees, shield, and a heart that beats once more. */
export function heroFell(): Signal {
  const heart = thud({ from: 120, to: 74, decay: 0.22, seed: 1001 });
  const shield = rung(
    [
      { hertz: 349, gain: 0.6, decay: 0.3 },
      { hertz: 731, gain: 0.4, decay: 0.22 },
      { hertz: 1181, gain: 0.25, decay: 0.15 },
    ],
    0.35,
  );
  const fall = mixed([
    { signal: thud({ from: 240, to: 100, decay: 0.2, seed: 1002 }), gain: 0.8 },
    { signal: thud({ from: 180, to: 80, decay: 0.26, seed: 1003 }), at: 0.13 },
    { signal: shield, at: 0.17, gain: 0.4 },
    { signal: heart, at: 0.5, gain: 0.6 },
    { signal: heart, at: 0.66, gain: 0.4 },
  ]);
  return inRoom(fall, { wet: 0.22, tail: 0.5, dull: 0.6 });
}
