import { gliding, struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { driven, type Layer, mixed, type Signal, shaped } from '../signal';
import { rung, tone } from '../sources';
import { thud } from '../thud';

function sweep(seconds: number, [from, to]: readonly [from: number, to: number], seed: number): Signal {
  return shaped(filtered(whiteNoise(seconds, seed), { kind: 'band', at: gliding(from, to, seconds), q: 1.6 }), swelling(seconds));
}

/** Strength pays: a heavy arm swings, and iron bites. */
export function strengthSkill(): Signal {
  const bite = rung(
    [
      { hertz: 670, gain: 0.6, decay: 0.2 },
      { hertz: 1090, gain: 0.5, decay: 0.16 },
      { hertz: 1870, gain: 0.25, decay: 0.1 },
    ],
    0.26,
  );
  const swung = mixed([
    { signal: sweep(0.24, [260, 900], 701), gain: 1.3 },
    { signal: thud({ from: 240, to: 96, decay: 0.24, seed: 702 }), at: 0.19 },
    { signal: bite, at: 0.19, gain: 0.4 },
  ]);
  return inRoom(driven(swung, 1.4), { wet: 0.15, tail: 0.35, dull: 0.6 });
}

/** Agility pays: a blade is through the air twice before it is seen. */
export function agilitySkill(): Signal {
  const edge = rung(
    [
      { hertz: 3136, gain: 0.5, decay: 0.2 },
      { hertz: 4699, gain: 0.35, decay: 0.15 },
    ],
    0.22,
  );
  const cuts = mixed([
    { signal: sweep(0.13, [1500, 6500], 711) },
    { signal: sweep(0.15, [6000, 1800], 712), at: 0.115 },
    { signal: edge, at: 0.06, gain: 0.14 },
    { signal: edge, at: 0.19, gain: 0.1 },
  ]);
  return inRoom(cuts, { wet: 0.14, tail: 0.25, dull: 0.3 });
}

/** Five notes of a scale that nobody uses by day: hertz. */
const SPELL = [784, 987.77, 1174.66, 1479.98, 1864.66] as const;

/** Magic pays: sparks climb a stair of glass. */
export function magicSkill(): Signal {
  const sparks = SPELL.map((hertz, at): Layer => {
    const shimmer = (time: number) => hertz * (1 + 0.008 * Math.sin(2 * Math.PI * 11 * time));
    return { signal: shaped(tone(0.5, shimmer, [1, 0.08, 0.25, 0.03, 0.1]), struck(0.006, 0.42)), at: at * 0.062, gain: 0.5 };
  });
  const breath = sweep(0.42, [900, 5200], 721);
  return inRoom(mixed([...sparks, { signal: breath, gain: 0.35 }]), { wet: 0.32, tail: 0.6, dull: 0.25 });
}

/** Nothing pays: a trick of the hand, a warm reed in two notes. */
export function freeSkill(): Signal {
  const reed = (hertz: number, seconds: number): Signal =>
    shaped(
      filtered(
        tone(seconds, () => hertz, [1, 0.2, 0.6, 0.1, 0.3, 0.05, 0.12]),
        { kind: 'low', at: hertz * 4 },
      ),
      struck(0.025, seconds),
    );
  const call = mixed([{ signal: reed(329.63, 0.26) }, { signal: reed(493.88, 0.44), at: 0.11 }]);
  return inRoom(call, { wet: 0.22, tail: 0.4, dull: 0.5 });
}

/** The crowd in an old song: a drum, and horns a fifth apart that open as they rise. */
export function feat(): Signal {
  const horn = (hertz: number): Signal => {
    const blown = tone(0.95, gliding(hertz * 0.75, hertz, 0.16), [1, 0.8, 0.65, 0.45, 0.3, 0.18, 0.1]);
    return shaped(filtered(blown, { kind: 'low', at: (time) => 420 + 2600 * Math.min(1, time * 3.2) }), struck(0.09, 0.85));
  };
  const drum = thud({ from: 170, to: 74, decay: 0.32, seed: 731 });
  const risen = mixed([
    { signal: drum },
    { signal: drum, at: 0.13, gain: 0.7 },
    ...[196, 293.66, 392].map((hertz): Layer => ({ signal: horn(hertz), at: 0.1, gain: 0.26 })),
  ]);
  return inRoom(risen, { wet: 0.24, tail: 0.6, dull: 0.5 });
}

/** The cork, then three gulps, each from a fuller throat. */
export function potion(): Signal {
  const cork = mixed([
    { signal: shaped(tone(0.07, gliding(420, 1150, 0.05)), struck(0.002, 0.07)) },
    { signal: shaped(filtered(whiteNoise(0.04, 741), { kind: 'band', at: 1500, q: 0.8 }), struck(0.001, 0.03)), gain: 0.7 },
  ]);
  const gulp = (from: number): Signal => shaped(tone(0.15, gliding(from, from * 2.1, 0.13), [1, 0.25]), swelling(0.15));
  const gulps = [310, 275, 245].map((hertz, at): Layer => ({ signal: gulp(hertz), at: 0.22 + at * 0.17, gain: 0.9 }));
  return inRoom(mixed([{ signal: cork }, ...gulps]), { wet: 0.14, tail: 0.3, dull: 0.5 });
}
