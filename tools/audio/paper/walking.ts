import { gliding, struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise, chance, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { driven, type Layer, mixed, type Signal, shaped, toPeak } from '../signal';
import { rubbed, rung, tone } from '../sources';
import { thud } from '../thud';

interface Sole {
  readonly hertz: number;
  readonly grit: number;
  readonly seed: number;
}

/** Heel, then sole: leather on stone with a little grit on it. */
function footfall({ hertz, grit, seed }: Sole): Signal {
  const heel = mixed([
    {
      signal: rung(
        [
          { hertz, gain: 1, decay: 0.06 },
          { hertz: hertz * 2.3, gain: 0.5, decay: 0.04 },
        ],
        0.08,
      ),
    },
    { signal: shaped(filtered(brownNoise(0.06, seed), { kind: 'band', at: hertz * 4, q: 0.8 }), struck(0.001, 0.045)), gain: 2 },
  ]);
  const sole = shaped(filtered(whiteNoise(0.09, seed + 1), { kind: 'band', at: grit, q: 1.2 }), swelling(0.09));
  return mixed([{ signal: heel }, { signal: sole, at: 0.06, gain: 0.34 }]);
}

export const step = (): Signal => inRoom(footfall({ hertz: 190, grit: 2400, seed: 1401 }), { wet: 0.2, tail: 0.3, dull: 0.55 });

/** The other foot: softer, a little higher, and later on its sole. */
export function stepOther(): Signal {
  const other = footfall({ hertz: 330, grit: 3900, seed: 1411 });
  return inRoom(filtered(other, { kind: 'high', at: 300 }), { wet: 0.26, tail: 0.34, dull: 0.4 });
}

/** A latch, a short creak, and the first step beyond the door. */
export function doorEntered(): Signal {
  const latch = rung(
    [
      { hertz: 720, gain: 0.6, decay: 0.06 },
      { hertz: 1390, gain: 0.35, decay: 0.05 },
      { hertz: 2210, gain: 0.14, decay: 0.04 },
    ],
    0.1,
  );
  const rate = (time: number) => 45 + 110 * Math.sin((Math.PI * time) / 0.36);
  const jerks = rubbed({ seconds: 0.36, rate, unevenness: 0.02, seed: 1421 });
  const hinge = mixed(
    [370, 655, 1080, 1710].map((hertz, at): Layer => {
      return {
        signal: filtered(jerks, { kind: 'band', at: (time) => hertz * (0.95 + (0.12 * rate(time)) / 150), q: 10 }),
        gain: 0.7 ** at,
      };
    }),
  );
  const entered = mixed([
    { signal: toPeak(latch, -9) },
    {
      signal: toPeak(
        shaped(hinge, (time) => swelling(0.36)(time) ** 0.5),
        -5,
      ),
      at: 0.06,
    },
    { signal: toPeak(footfall({ hertz: 170, grit: 2100, seed: 1422 }), -4), at: 0.4 },
  ]);
  return inRoom(entered, { wet: 0.24, tail: 0.5, dull: 0.55 });
}

/** A cloak flickers, and stone lets somebody through: air drawn in, and out on the other side. */
export function wallCrossed(): Signal {
  const drawn = filtered(whiteNoise(0.24, 1431), { kind: 'band', at: gliding(3600, 420, 0.22), q: 2.2 });
  const out = filtered(whiteNoise(0.22, 1432), { kind: 'band', at: gliding(420, 2400, 0.2), q: 2.2 });
  const stone = shaped(tone(0.4, gliding(86, 132, 0.35), [1, 0.5, 0.35, 0.2, 0.1]), swelling(0.4));
  const crossed = mixed([
    { signal: shaped(drawn, swelling(0.24)) },
    { signal: shaped(out, swelling(0.22)), at: 0.2 },
    { signal: stone, at: 0.02, gain: 0.2 },
  ]);
  return inRoom(crossed, { wet: 0.3, tail: 0.35, dull: 0.5 });
}

/** A drop or a bubble: water closes over it with a rising tone. */
function drop(from: number, seconds: number): Signal {
  return shaped(tone(seconds, gliding(from, from * 2.2, seconds * 0.9), [1, 0.16]), struck(0.006, seconds));
}

/** A boot goes through shallow water, and drops fall back. */
export function riverCrossed(): Signal {
  const next = chance(1441);
  const drops = Array.from({ length: 11 }, (_, at): Layer => {
    return {
      signal: drop(620 + 330 * next(), 0.05 + 0.015 * next()),
      at: 0.1 + at * 0.033 + 0.015 * next(),
      gain: 0.3 - at * 0.016,
    };
  });
  const sheet = shaped(
    filtered(whiteNoise(0.34, 1442), { kind: 'band', at: gliding(2900, 700, 0.3), q: 0.8 }),
    struck(0.018, 0.3),
  );
  const boot = thud({ from: 170, to: 90, decay: 0.16, seed: 1443 });
  return inRoom(mixed([{ signal: sheet }, { signal: boot, gain: 0.45 }, ...drops]), { wet: 0.18, tail: 0.35, dull: 0.5 });
}

/** The current takes the boat along: water that runs, with bubbles that rise in a row. */
export function riverCarries(): Signal {
  const stream = filtered(brownNoise(0.55, 1451), { kind: 'band', at: (time) => 760 + 260 * Math.sin(17 * time), q: 1.4 });
  const bubbles = [330, 392, 466, 554, 659, 784].map((hertz, at): Layer => {
    return { signal: drop(hertz, 0.075), at: 0.06 + at * 0.062, gain: 0.4 };
  });
  const carried = mixed([{ signal: shaped(stream, swelling(0.55)), gain: 1.5 }, ...bubbles]);
  return inRoom(carried, { wet: 0.2, tail: 0.3, dull: 0.5 });
}

/** One step into a large cave, and something in it breathes. */
export function lairEntered(): Signal {
  const rough = (time: number) => 58 * (1 + 0.05 * Math.sin(2 * Math.PI * 27 * time));
  const growl = filtered(tone(0.85, rough, [1, 0.9, 0.8, 0.7, 0.55, 0.45, 0.35, 0.25, 0.2]), {
    kind: 'band',
    at: (time) => 230 + 260 * Math.sin((Math.PI * time) / 0.85),
    q: 1.1,
  });
  const breath = filtered(brownNoise(0.85, 1461), { kind: 'band', at: 620, q: 0.8 });
  const lair = mixed([
    { signal: footfall({ hertz: 150, grit: 1800, seed: 1462 }) },
    { signal: shaped(growl, swelling(0.85)), at: 0.14, gain: 0.7 },
    { signal: shaped(breath, swelling(0.85)), at: 0.14, gain: 0.5 },
  ]);
  return inRoom(driven(lair, 1.2), { wet: 0.34, tail: 0.9, dull: 0.55 });
}

/** A slab gives way under the foot, and iron spikes shoot up. */
export function trapSprung(): Signal {
  const slab = rung(
    [
      { hertz: 330, gain: 1, decay: 0.05 },
      { hertz: 760, gain: 0.5, decay: 0.03 },
    ],
    0.06,
  );
  const spikes = [0, 0.022, 0.041, 0.058].map((at, spike): Layer => {
    const hertz = 1480 + 260 * spike;
    const iron = rung(
      [
        { hertz, gain: 0.7, decay: 0.13 },
        { hertz: hertz * 1.53, gain: 0.5, decay: 0.1 },
        { hertz: hertz * 2.4, gain: 0.3, decay: 0.07 },
      ],
      0.16,
    );
    return { signal: iron, at: 0.075 + at, gain: 0.42 };
  });
  const scrape = shaped(
    filtered(whiteNoise(0.1, 1471), { kind: 'band', at: gliding(1700, 6400, 0.08), q: 2 }),
    struck(0.03, 0.09),
  );
  const sprung = mixed([{ signal: slab, gain: 0.8 }, { signal: scrape, at: 0.05, gain: 1.1 }, ...spikes]);
  return inRoom(driven(sprung, 1.3), { wet: 0.16, tail: 0.3, dull: 0.45 });
}
