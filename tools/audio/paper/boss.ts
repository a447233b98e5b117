import { gliding, struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise, chance, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { driven, type Layer, mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';
import { thud } from '../thud';
import { voice } from './voice';

/** Fire eats its way through parchment: small cracks in a wind of flame. */
function fire(seconds: number, seed: number): Signal {
  const next = chance(seed);
  const cracks = Array.from({ length: Math.round(seconds * 34) }, (_, at): Layer => {
    const crack = filtered(whiteNoise(0.02, seed + at), { kind: 'band', at: 2200 + 1400 * next(), q: 1.8 });
    const when = seconds * 0.92 * (0.5 + 0.5 * next());
    return {
      signal: shaped(crack, struck(0.0006, 0.014)),
      at: when,
      gain: (0.3 + 0.5 * next() ** 2) * swelling(seconds)(when + 0.06),
    };
  });
  const wind = filtered(brownNoise(seconds, seed + 90), {
    kind: 'band',
    at: (time) => 330 + 240 * Math.sin((Math.PI * time) / seconds),
    q: 0.7,
  });
  const blown = shaped(wind, (time) => swelling(seconds)(time) ** 0.6 * (0.8 + 0.2 * Math.sin(2 * Math.PI * 12 * time)));
  return mixed([{ signal: blown, gain: 1.6 }, ...cracks]);
}

/** The map burns open around a lair. */
export const mapBurns = (): Signal => inRoom(fire(1.05, 1901), { wet: 0.2, tail: 0.4, dull: 0.5 });

interface Beast {
  readonly seconds: number;
  readonly hertz: (time: number) => number;
  readonly throat: readonly [from: number, open: number];
  readonly rough: number;
  readonly seed: number;
}

function roar({ seconds, hertz, throat: [from, open], rough, seed }: Beast): Signal {
  const jaws = (time: number) => from + (open - from) * Math.sin((Math.PI * Math.min(time, seconds)) / seconds);
  return voice({
    ...{ seconds, hertz, rough, seed, breath: 0.9 },
    formants: [
      [jaws, 1],
      [(time) => jaws(time) * 2.1, 0.55],
      [(time) => jaws(time) * 3.7, 0.2],
    ],
    envelope: (time) => Math.min(1, time / (seconds * 0.18)) * Math.min(1, Math.max(0, seconds - time) / (seconds * 0.45)),
  });
}

interface Awakening {
  /** Seconds and loudness of each beat of the drum, and its depth in hertz. */
  readonly drums: readonly (readonly [at: number, gain: number])[];
  readonly depth: number;
  readonly beast: Beast;
  readonly roarsAt: number;
}

/** Drums call for the heroes, and the thing itself answers. */
function awakened({ drums, depth, beast, roarsAt }: Awakening): Signal {
  const drum = thud({ from: depth * 2.1, to: depth, decay: 0.36, seed: beast.seed + 1 });
  const woken = mixed([
    ...drums.map(([at, gain]): Layer => ({ signal: drum, at, gain })),
    { signal: roar(beast), at: roarsAt, gain: 2.2 },
  ]);
  return inRoom(driven(woken, 1.3), { wet: 0.28, tail: 0.8, dull: 0.5 });
}

/** The boss of the first round: a quick, snarling thing. */
export const firstBoss = (): Signal =>
  awakened({
    drums: [
      [0, 0.8],
      [0.22, 0.9],
    ],
    depth: 84,
    beast: {
      seconds: 0.85,
      hertz: (time) => 132 + 70 * Math.sin((Math.PI * time) / 0.85),
      throat: [480, 1050],
      rough: 0.06,
      seed: 1921,
    },
    roarsAt: 0.5,
  });

/** That of the second: broader, and it roars twice in one breath. */
export const secondBoss = (): Signal =>
  awakened({
    drums: [
      [0, 0.7],
      [0.24, 0.8],
      [0.48, 0.9],
    ],
    depth: 70,
    beast: {
      seconds: 1.15,
      hertz: (time) => 92 + 34 * Math.abs(Math.sin((2 * Math.PI * time) / 1.15)),
      ...{ throat: [360, 820], rough: 0.08, seed: 1931 },
    },
    roarsAt: 0.74,
  });

/** That of the third: the floor shakes before its voice is heard at all. */
export const thirdBoss = (): Signal =>
  awakened({
    drums: [
      [0, 0.6],
      [0.26, 0.7],
      [0.52, 0.8],
      [0.78, 1],
    ],
    depth: 58,
    beast: { seconds: 1.6, hertz: gliding(112, 54, 1.4), throat: [260, 620], rough: 0.1, seed: 1941 },
    roarsAt: 1,
  });

/** The party strikes: a blade, a spark, and a cry that is not its own. */
export function bossStruck(): Signal {
  const blade = rung(
    [
      { hertz: 1240, gain: 0.6, decay: 0.3 },
      { hertz: 1980, gain: 0.5, decay: 0.24 },
      { hertz: 3320, gain: 0.25, decay: 0.16 },
    ],
    0.34,
  );
  const swing = shaped(filtered(whiteNoise(0.16, 1951), { kind: 'band', at: gliding(700, 4200, 0.15), q: 1.5 }), swelling(0.16));
  const cry = roar({ seconds: 0.4, hertz: gliding(230, 120, 0.35), throat: [560, 900], rough: 0.05, seed: 1952 });
  const hit = mixed([
    { signal: swing },
    { signal: thud({ from: 230, to: 90, decay: 0.22, seed: 1953 }), at: 0.13 },
    { signal: blade, at: 0.13, gain: 0.4 },
    { signal: cry, at: 0.2, gain: 1.3 },
  ]);
  return inRoom(driven(hit, 1.3), { wet: 0.18, tail: 0.4, dull: 0.5 });
}

/** It strikes back: claws come down, and fire runs to the hearts. */
export function bossBlow(): Signal {
  const claws = [0, 0.03, 0.06].map((at, claw): Layer => {
    const rip = filtered(whiteNoise(0.14, 1961 + claw), { kind: 'band', at: gliding(3400 - 500 * claw, 700, 0.12), q: 1.6 });
    return { signal: shaped(rip, struck(0.012, 0.14)), at: at + 0.04, gain: 0.9 };
  });
  const blow = mixed([
    ...claws,
    { signal: thud({ from: 190, to: 64, decay: 0.34, seed: 1965 }), at: 0.06, gain: 1.1 },
    { signal: fire(0.6, 1966), at: 0.16, gain: 1.2 },
  ]);
  return inRoom(driven(blow, 1.4), { wet: 0.2, tail: 0.4, dull: 0.55 });
}
