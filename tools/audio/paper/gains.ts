import { chime } from '../effects/lantern';
import { gliding, struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { chance, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { driven, type Layer, mixed, type Signal, shaped } from '../signal';
import { rubbed, rung, tone } from '../sources';
import { thud } from '../thud';
import { stroke } from './pen';

const coin = (hertz: number): Signal =>
  rung(
    [
      { hertz, gain: 0.7, decay: 0.2 },
      { hertz: hertz * 1.59, gain: 0.5, decay: 0.16 },
      { hertz: hertz * 2.33, gain: 0.25, decay: 0.1 },
    ],
    0.24,
  );

function coins(count: number, pace: number, seed: number): readonly Layer[] {
  const next = chance(seed);
  return Array.from({ length: count }, (_, at): Layer => {
    return { signal: coin(2100 + 700 * next()), at: Math.max(0, (at + 0.4 * next()) * pace), gain: 0.3 + 0.12 * next() };
  });
}

/** The lid of a coffer is lifted, and what lies in it stirs: choose. */
export function treasure(): Signal {
  const hinge = rubbed({ seconds: 0.24, rate: (time) => 60 + 260 * time, unevenness: 0.03, seed: 1601 });
  const lid = mixed(
    [480, 910, 1520].map(
      (hertz, at): Layer => ({ signal: filtered(hinge, { kind: 'band', at: hertz, q: 9 }), gain: 0.75 ** at }),
    ),
  );
  const opened = mixed([
    { signal: shaped(lid, swelling(0.24)), gain: 2.2 },
    { signal: thud({ from: 260, to: 150, decay: 0.1, seed: 1602 }), at: 0.22, gain: 0.4 },
    ...coins(5, 0.05, 1603).map(({ at = 0, ...layer }): Layer => ({ ...layer, at: at + 0.26 })),
  ]);
  return inRoom(opened, { wet: 0.18, tail: 0.4, dull: 0.5 });
}

/** Circled by the pen, lifted out, and put down among the others. */
export function gemTaken(): Signal {
  const glass = (hertz: number): Signal =>
    rung(
      [
        { hertz, gain: 1, decay: 0.4 },
        { hertz: hertz * 1.5, gain: 0.5, decay: 0.34 },
        { hertz: hertz * 2.51, gain: 0.3, decay: 0.2 },
        { hertz: hertz * 4.17, gain: 0.14, decay: 0.12 },
      ],
      0.45,
    );
  const taken = mixed([
    { signal: stroke({ seconds: 0.13, from: 2500, to: 3300, seed: 1611 }), gain: 0.6 },
    { signal: glass(1318.5), at: 0.12, gain: 0.42 },
    { signal: glass(1975.5), at: 0.2, gain: 0.34 },
  ]);
  return inRoom(taken, { wet: 0.26, tail: 0.45, dull: 0.25 });
}

/** A flask is filled: the tone of its neck rises until it is full. */
export function potionBrewed(): Signal {
  const gulps = [0, 0.085, 0.165, 0.24].map((at, gulp): Layer => {
    const from = 250 + 75 * gulp;
    return { signal: shaped(tone(0.1, gliding(from, from * 1.7, 0.085), [1, 0.3, 0.1]), swelling(0.1)), at, gain: 0.9 };
  });
  const full = rung(
    [
      { hertz: 932, gain: 1, decay: 0.2 },
      { hertz: 1700, gain: 0.4, decay: 0.1 },
    ],
    0.22,
  );
  return inRoom(mixed([...gulps, { signal: full, at: 0.34, gain: 0.4 }]), { wet: 0.14, tail: 0.25, dull: 0.5 });
}

/** A cork, two gulps, and three small glasses go up: the blow has not hurt. */
export function potionDrunk(): Signal {
  const cork = mixed([
    { signal: shaped(tone(0.07, gliding(360, 980, 0.05)), struck(0.002, 0.07)) },
    { signal: shaped(filtered(whiteNoise(0.04, 1621), { kind: 'band', at: 1400, q: 0.8 }), struck(0.001, 0.03)), gain: 0.7 },
  ]);
  const gulps = [0.16, 0.31].map((at, gulp): Layer => {
    const from = 290 - 40 * gulp;
    return { signal: shaped(tone(0.13, gliding(from, from * 2.1, 0.12), [1, 0.25]), swelling(0.13)), at, gain: 0.9 };
  });
  const eased = [392, 493.88, 587.33].map(
    (hertz, at): Layer => ({ signal: chime(hertz, 0.4), at: 0.43 + at * 0.06, gain: 0.16 }),
  );
  return inRoom(mixed([{ signal: cork }, ...gulps, ...eased]), { wet: 0.16, tail: 0.4, dull: 0.45 });
}

/** A seal is stamped onto the card, and a horn says so. */
export function missionDone(): Signal {
  const press = mixed([
    { signal: thud({ from: 210, to: 96, decay: 0.2, seed: 1631 }) },
    { signal: shaped(filtered(whiteNoise(0.09, 1632), { kind: 'band', at: 1300, q: 0.7 }), struck(0.001, 0.06)), gain: 0.5 },
  ]);
  const call = [392, 523.25, 659.26].map((hertz, at): Layer => {
    const blown = tone(0.6, gliding(hertz * 0.97, hertz, 0.05), [1, 0.6, 0.5, 0.3, 0.16, 0.08]);
    const opened = filtered(blown, { kind: 'low', at: (time) => 500 + 2600 * Math.min(1, time * 6) });
    return { signal: shaped(opened, struck(0.03, 0.6)), at: 0.14 + at * 0.09, gain: 0.24 };
  });
  return inRoom(driven(mixed([{ signal: press }, ...call]), 1.1), { wet: 0.26, tail: 0.6, dull: 0.45 });
}

/** A purse is emptied before the one who struck hardest. */
export function rewardWon(): Signal {
  const cloth = shaped(filtered(whiteNoise(0.2, 1641), { kind: 'band', at: 760, q: 0.8 }), swelling(0.2));
  const heap = coins(13, 0.043, 1642).map(({ at = 0, ...layer }): Layer => ({ ...layer, at: at + 0.07 }));
  const chord = [587.33, 880, 1174.66].map((hertz): Layer => ({ signal: chime(hertz, 0.6), at: 0.42, gain: 0.14 }));
  return inRoom(mixed([{ signal: cloth, gain: 0.7 }, ...heap, ...chord]), { wet: 0.2, tail: 0.5, dull: 0.45 });
}

/** One coin turns on its rim ever faster, falls flat, and is nobody's. */
export function rewardLost(): Signal {
  const turns = Array.from({ length: 13 }, (_, at): Layer => {
    const when = 0.55 * (1 - (1 - at / 13) ** 1.7);
    return { signal: coin(1650 + 20 * at), at: when, gain: 0.32 - 0.016 * at };
  });
  return inRoom(filtered(mixed(turns), { kind: 'low', at: 4200 }), { wet: 0.16, tail: 0.3, dull: 0.6 });
}

/** Gems jump off the map and roll away over the boards. */
export function gemsDispersed(): Signal {
  const next = chance(1651);
  const beads = Array.from({ length: 16 }, (_, at): Layer => {
    const hertz = 1900 + 900 * next();
    const bead = rung(
      [
        { hertz, gain: 1, decay: 0.05 },
        { hertz: hertz * 2.2, gain: 0.4, decay: 0.03 },
      ],
      0.07,
    );
    return { signal: bead, at: 0.6 * ((at + 0.4 + 0.4 * next()) / 16) ** 1.4, gain: 0.55 - 0.028 * at };
  });
  const rolling = filtered(whiteNoise(0.5, 1652), { kind: 'band', at: gliding(1100, 420, 0.5), q: 3 });
  const away = shaped(rolling, (time) => swelling(0.5)(time) * (0.6 + 0.4 * Math.sin(2 * Math.PI * 26 * time)));
  return inRoom(mixed([...beads, { signal: away, at: 0.16, gain: 0.6 }]), { wet: 0.2, tail: 0.35, dull: 0.5 });
}
