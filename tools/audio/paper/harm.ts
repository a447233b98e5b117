import { gliding, struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { driven, type Layer, mixed, type Signal, shaped } from '../signal';
import { rung, tone } from '../sources';
import { thud } from '../thud';
import { stroke } from './pen';
import { voice } from './voice';

/** A blow through leather, and a heart on the sheet is crossed out. */
export function damage(): Signal {
  const crunch = shaped(
    filtered(whiteNoise(0.12, 1701), { kind: 'band', at: (time) => 1700 - 7000 * time, q: 1.1 }),
    struck(0.001, 0.1),
  );
  const blow = mixed([
    { signal: thud({ from: 240, to: 88, decay: 0.24, seed: 1702 }) },
    { signal: crunch, gain: 1.2 },
    { signal: stroke({ seconds: 0.11, from: 3300, to: 1900, seed: 1703 }), at: 0.2, gain: 0.5 },
  ]);
  return inRoom(driven(blow, 1.5), { wet: 0.15, tail: 0.35, dull: 0.65 });
}

/** A skull is set on the table, dull and hollow, and a drop of ink runs down to a heart. */
export function skullFalls(): Signal {
  const skull = rung(
    [
      { hertz: 164, gain: 1, decay: 0.12 },
      { hertz: 372, gain: 0.8, decay: 0.1 },
      { hertz: 611, gain: 0.5, decay: 0.07 },
      { hertz: 1040, gain: 0.18, decay: 0.04 },
    ],
    0.16,
  );
  const jaw = rung(
    [
      { hertz: 840, gain: 1, decay: 0.03 },
      { hertz: 1560, gain: 0.5, decay: 0.02 },
    ],
    0.04,
  );
  const ink = shaped(tone(0.1, gliding(520, 260, 0.09), [1, 0.2]), struck(0.004, 0.1));
  const fallen = mixed([
    { signal: skull },
    { signal: jaw, at: 0.055, gain: 0.45 },
    { signal: jaw, at: 0.095, gain: 0.25 },
    { signal: ink, at: 0.27, gain: 0.5 },
  ]);
  return inRoom(fallen, { wet: 0.18, tail: 0.4, dull: 0.7 });
}

/** The blow slides off. */
export function spared(): Signal {
  const rim = rung(
    [
      { hertz: 440, gain: 0.8, decay: 0.24 },
      { hertz: 932, gain: 0.7, decay: 0.2 },
      { hertz: 1480, gain: 0.4, decay: 0.16 },
    ],
    0.3,
  );
  const slide = shaped(
    filtered(whiteNoise(0.24, 1711), { kind: 'band', at: (time) => 2100 + 9000 * time, q: 2.4 }),
    swelling(0.24),
  );
  return inRoom(
    mixed([
      { signal: rim, gain: 0.8 },
      { signal: slide, at: 0.03, gain: 0.8 },
    ]),
    { wet: 0.18, tail: 0.3, dull: 0.5 },
  );
}

/** It becomes dark with a last breath; a spark takes, and one bell calls back. */
export function resurrected(): Signal {
  const last = voice({
    seconds: 0.6,
    hertz: gliding(150, 96, 0.55),
    formants: [
      [gliding(620, 380, 0.5), 1],
      [gliding(1300, 900, 0.5), 0.5],
    ],
    ...{ rough: 0.02, breath: 1.6, envelope: struck(0.05, 0.75), seed: 1721 },
  });
  const dark = shaped(filtered(brownNoise(0.9, 1722), { kind: 'low', at: gliding(700, 140, 0.7) }), swelling(0.9));
  const spark = shaped(filtered(whiteNoise(0.05, 1723), { kind: 'high', at: 3600 }), struck(0.001, 0.04));
  const back = [220, 440, 554.37, 659.26].map((hertz, at): Layer => {
    const bell = rung(
      [
        { hertz, gain: 1, decay: 0.95 },
        { hertz: hertz * 2.4, gain: 0.3, decay: 0.5 },
      ],
      1,
    );
    return { signal: bell, at: 0.86 + at * 0.04, gain: 0.3 };
  });
  const heard = mixed([{ signal: last, gain: 2 }, { signal: dark, gain: 1.2 }, { signal: spark, at: 0.8, gain: 0.6 }, ...back]);
  return inRoom(driven(heard, 1.1), { wet: 0.34, tail: 1, dull: 0.45 });
}
