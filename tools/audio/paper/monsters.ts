import { gliding, struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { driven, type Layer, mixed, type Signal, shaped } from '../signal';
import { rung, tone } from '../sources';
import { thud } from '../thud';
import { stroke } from './pen';
import { voice } from './voice';

/** Each monster cries, falls in its own way, and is crossed out on the sheet. */
function fallen(layers: readonly Layer[], crossedAt: number, seed: number): Signal {
  const crossed = stroke({ seconds: 0.12, from: 3600, to: 2100, seed });
  return inRoom(driven(mixed([...layers, { signal: crossed, at: crossedAt, gain: 0.4 }]), 1.15), {
    wet: 0.22,
    tail: 0.45,
    dull: 0.5,
  });
}

/** A wail that thins out into cold air. */
export function ghostFalls(): Signal {
  const wail = [1, 1.008].map((tuning): Layer => {
    const fall = gliding(880, 392, 0.6);
    const sung = tone(0.62, (time) => tuning * fall(time) * (1 + 0.025 * Math.sin(2 * Math.PI * 7 * time)), [1, 0.3, 0.1, 0.05]);
    return { signal: shaped(sung, swelling(0.62)), gain: 0.5 };
  });
  const air = filtered(whiteNoise(0.7, 1501), { kind: 'band', at: gliding(2100, 600, 0.6), q: 6 });
  return fallen([...wail, { signal: shaped(air, swelling(0.7)), gain: 0.9 }], 0.46, 1502);
}

/** A yelp that cracks, and a small body that tumbles. */
export function goblinFalls(): Signal {
  const yelp = voice({
    seconds: 0.2,
    hertz: (time) => 340 + 420 * Math.sin((Math.PI * time) / 0.2) + (time > 0.12 ? 130 : 0),
    formants: [
      [() => 820, 1],
      [gliding(1700, 2500, 0.15), 0.9],
      [() => 3300, 0.35],
    ],
    ...{ rough: 0.03, breath: 0.25, envelope: struck(0.012, 0.3), seed: 1511 },
  });
  const body = [0.2, 0.275, 0.325].map((at, hop): Layer => {
    return { signal: thud({ from: 340, to: 190, decay: 0.1, seed: 1512 + hop }), at, gain: 0.6 * 0.7 ** hop };
  });
  return fallen([{ signal: yelp, gain: 2.4 }, ...body], 0.34, 1517);
}

/** A grunt from a broad chest, tusks that clash, and a heavy fall. */
export function orcFalls(): Signal {
  const grunt = voice({
    seconds: 0.34,
    hertz: gliding(126, 82, 0.3),
    formants: [
      [gliding(620, 400, 0.3), 1],
      [gliding(1150, 850, 0.3), 0.6],
      [() => 2300, 0.14],
    ],
    ...{ rough: 0.07, breath: 0.4, envelope: struck(0.03, 0.5), seed: 1521 },
  });
  const tusks = rung(
    [
      { hertz: 980, gain: 0.7, decay: 0.05 },
      { hertz: 1830, gain: 0.5, decay: 0.035 },
    ],
    0.06,
  );
  const fall = thud({ from: 150, to: 62, decay: 0.34, seed: 1522 });
  return fallen(
    [
      { signal: grunt, gain: 2.2 },
      { signal: tusks, at: 0.25, gain: 0.5 },
      { signal: fall, at: 0.3 },
    ],
    0.5,
    1523,
  );
}

/** A groan without breath, and bones that come apart. */
export function zombieFalls(): Signal {
  const groan = voice({
    seconds: 0.5,
    hertz: (time) => 108 - 34 * time + 5 * Math.sin(23 * time),
    formants: [
      [gliding(330, 520, 0.4), 1],
      [gliding(760, 980, 0.45), 0.45],
    ],
    ...{ rough: 0.12, breath: 0.7, envelope: swelling(0.5), seed: 1531 },
  });
  const bones = [0.36, 0.42, 0.455, 0.51, 0.55].map((at, bone): Layer => {
    const hertz = 520 + 170 * ((bone * 3) % 5);
    const clack = rung(
      [
        { hertz, gain: 1, decay: 0.035 },
        { hertz: hertz * 2.6, gain: 0.5, decay: 0.02 },
      ],
      0.05,
    );
    return { signal: clack, at, gain: 0.5 - 0.05 * bone };
  });
  return fallen([{ signal: groan, gain: 2.4 }, ...bones], 0.58, 1537);
}
