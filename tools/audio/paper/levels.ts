import { chime } from '../effects/lantern';
import { gliding, struck } from '../envelopes';
import { filtered } from '../filters';
import { whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { driven, type Layer, mixed, type Signal, shaped } from '../signal';
import { type Mode, rung, tone } from '../sources';
import { thud } from '../thud';
import { written } from './pen';

/** The pen writes the level, and the bell of the hero answers. */
function level(bell: Signal, seed: number): Signal {
  const heard = mixed([
    { signal: written(seed), gain: 0.7 },
    { signal: bell, at: 0.13, gain: 0.5 },
  ]);
  return inRoom(heard, { wet: 0.2, tail: 0.4, dull: 0.45 });
}

/** A shield that is struck: low and rough. */
export function levelWarrior(): Signal {
  const shield = rung(
    [
      { hertz: 196, gain: 1, decay: 0.5 },
      { hertz: 311, gain: 0.6, decay: 0.42 },
      { hertz: 523, gain: 0.5, decay: 0.3 },
      { hertz: 871, gain: 0.3, decay: 0.2 },
    ],
    0.55,
  );
  return level(mixed([{ signal: shield }, { signal: thud({ from: 200, to: 100, decay: 0.12, seed: 1301 }), gain: 0.5 }]), 1302);
}

/** Glass that trembles. */
export function levelWizard(): Signal {
  const shimmer = (hertz: number) => (time: number) => hertz * (1 + 0.009 * Math.sin(2 * Math.PI * 9 * time));
  const glass = [987.77, 1479.98].map((hertz, at): Layer => {
    return { signal: shaped(tone(0.55, shimmer(hertz), [1, 0.1, 0.3, 0.04, 0.12]), struck(0.01, 0.5)), at: at * 0.06, gain: 0.6 };
  });
  return level(mixed(glass), 1312);
}

/** A chapel bell, with a voice below it. */
export function levelCleric(): Signal {
  const bell = rung(
    [
      { hertz: 440, gain: 0.9, decay: 0.7 },
      { hertz: 528, gain: 0.45, decay: 0.55 },
      { hertz: 660, gain: 0.4, decay: 0.5 },
      { hertz: 880, gain: 0.5, decay: 0.4 },
      { hertz: 1320, gain: 0.2, decay: 0.3 },
    ],
    0.7,
  );
  const voice = shaped(
    tone(0.6, (time) => 220 * (1 + 0.004 * Math.sin(2 * Math.PI * 5 * time)), [1, 0.3, 0.2]),
    struck(0.12, 0.6),
  );
  return level(mixed([{ signal: bell }, { signal: voice, gain: 0.35 }]), 1322);
}

/** Two blades drawn past each other. */
export function levelRogue(): Signal {
  const drawn = filtered(whiteNoise(0.16, 1331), { kind: 'band', at: gliding(2600, 7200, 0.16), q: 5 });
  const edge = rung(
    [
      { hertz: 2637, gain: 0.5, decay: 0.3 },
      { hertz: 3136, gain: 0.4, decay: 0.26 },
      { hertz: 4699, gain: 0.25, decay: 0.18 },
    ],
    0.35,
  );
  return level(
    mixed([
      { signal: shaped(drawn, struck(0.05, 0.2)), gain: 1.4 },
      { signal: edge, at: 0.09, gain: 0.45 },
    ]),
    1332,
  );
}

/** Wax breaks, and what was sealed in it rises in four bells and a fifth above them. */
export function giftWon(): Signal {
  const crack = shaped(filtered(whiteNoise(0.05, 1341), { kind: 'band', at: 1900, q: 0.8 }), struck(0.0006, 0.04));
  const broken = mixed([
    { signal: crack },
    { signal: crack, at: 0.045, gain: 0.6 },
    { signal: rung([{ hertz: 290, gain: 1, decay: 0.07 }], 0.08), gain: 0.7 },
  ]);
  const bells = [523.25, 659.26, 783.99, 1046.5, 1567.98].map((hertz, at): Layer => {
    return { signal: chime(hertz, 0.9), at: 0.15 + at * 0.075, gain: 0.3 - at * 0.025 };
  });
  return inRoom(mixed([{ signal: broken, gain: 0.8 }, ...bells]), { wet: 0.3, tail: 0.8, dull: 0.35 });
}

const HAMMER: readonly Mode[] = [
  { hertz: 466, gain: 0.5, decay: 0.4 },
  { hertz: 1245, gain: 0.8, decay: 0.6 },
  { hertz: 1976, gain: 0.5, decay: 0.5 },
  { hertz: 3136, gain: 0.28, decay: 0.34 },
];

/** One blow of the hammer finishes it, and its three notes hang in the air. */
export function itemFinished(): Signal {
  const blow = mixed([
    { signal: rung(HAMMER, 0.65), gain: 0.5 },
    { signal: thud({ from: 280, to: 130, decay: 0.14, seed: 1351 }) },
  ]);
  const chord = [293.66, 369.99, 440].map((hertz, at): Layer => {
    const held = tone(0.85, () => hertz, [1, 0.4, 0.3, 0.12, 0.06]);
    return { signal: shaped(held, struck(0.07, 0.95)), at: 0.1 + at * 0.05, gain: 0.24 };
  });
  return inRoom(driven(mixed([{ signal: blow, gain: 0.9 }, ...chord]), 1.2), { wet: 0.24, tail: 0.6, dull: 0.4 });
}
