import { gliding, struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { chance, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';
import { rung, tone } from '../sources';

/** Bone on wood; `pitch` is 1 for an ordinary die. */
export function knock(pitch: number, seed: number): Signal {
  const bone = rung(
    [
      { hertz: 610 * pitch, gain: 1, decay: 0.04 },
      { hertz: 1480 * pitch, gain: 0.7, decay: 0.025 },
      { hertz: 2930 * pitch, gain: 0.4, decay: 0.012 },
      { hertz: 4300 * pitch, gain: 0.2, decay: 0.008 },
    ],
    0.06,
  );
  const touch = shaped(filtered(whiteNoise(0.03, seed), { kind: 'band', at: 3800 * pitch, q: 0.9 }), struck(0.0005, 0.008));
  return mixed([{ signal: bone }, { signal: touch, gain: 0.8 }]);
}

/** One knock a die has taken: some bounce high, some low. */
function tumbling(knocks: number, seconds: number, seed: number): Signal {
  const next = chance(seed);
  const layers = Array.from({ length: knocks }, (_, at): Layer => {
    const when = seconds * (Math.max(0, at + 0.5 + 1.1 * next()) / (knocks + 1)) ** 1.15;
    return { signal: knock(1 + 0.22 * next(), seed + at), at: when, gain: 0.75 - (0.35 * at) / knocks + 0.2 * next() };
  });
  return mixed(layers);
}

/** A single die leaves the hand. */
export const rollOne = (): Signal => inRoom(tumbling(5, 0.2, 301), { wet: 0.1, tail: 0.2, dull: 0.6 });

/** A handful. */
export const rollFew = (): Signal => inRoom(tumbling(13, 0.36, 321), { wet: 0.12, tail: 0.25, dull: 0.6 });

/** Both hands full: they fall over each other like hail. */
export const rollMany = (): Signal => inRoom(tumbling(34, 0.54, 351), { wet: 0.14, tail: 0.3, dull: 0.6 });

/** Dice in closed hands, shaken four times: the hands swallow what is bright. */
export function diceShaken(): Signal {
  const next = chance(401);
  const shakes = [0, 0.115, 0.23, 0.35].flatMap((start, shake) =>
    Array.from({ length: 7 }, (_, at): Layer => {
      const gain = 0.5 + 0.3 * next() + 0.08 * shake;
      return { signal: knock(0.85 + 0.15 * next(), 402 + shake * 7 + at), at: start + 0.035 + 0.03 * next(), gain };
    }),
  );
  return filtered(mixed(shakes), { kind: 'low', at: 2100 });
}

/** A die between two fingers. */
export const dieTaken = (): Signal => mixed([{ signal: knock(1.35, 431) }, { signal: knock(1.6, 432), at: 0.04, gain: 0.4 }]);

/** One die is swept up and thrown again. */
export function dieRerolled(): Signal {
  const sweep = shaped(
    filtered(whiteNoise(0.17, 441), { kind: 'band', at: (time) => 900 + 9000 * time, q: 1.4 }),
    swelling(0.17),
  );
  const again = mixed([
    { signal: sweep, gain: 0.55 },
    { signal: tumbling(4, 0.16, 442), at: 0.15 },
  ]);
  return inRoom(again, { wet: 0.1, tail: 0.2, dull: 0.5 });
}

/** A die is turned on its edge to show another side: it creaks over and clicks, a little higher. */
export function dieTurned(): Signal {
  const over = shaped(tone(0.09, gliding(480, 980, 0.09), [1, 0.3, 0.4]), swelling(0.09));
  const turned = mixed([
    { signal: knock(1.1, 451), gain: 0.5 },
    { signal: over, gain: 0.4 },
    { signal: knock(1.65, 452), at: 0.09 },
  ]);
  return inRoom(turned, { wet: 0.16, tail: 0.25, dull: 0.4 });
}

/** It goes up in smoke. */
export function dieGone(): Signal {
  const puff = filtered(whiteNoise(0.34, 461), { kind: 'band', at: (time) => 2600 * Math.exp(-time * 6) + 300, q: 0.9 });
  return inRoom(mixed([{ signal: shaped(puff, struck(0.02, 0.32)) }, { signal: knock(0.8, 462), gain: 0.3 }]), {
    wet: 0.18,
    tail: 0.3,
    dull: 0.6,
  });
}
