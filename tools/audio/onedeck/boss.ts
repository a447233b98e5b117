import { gliding, swelling } from '../envelopes';
import { filtered } from '../filters';
import { brownNoise } from '../noise';
import { inRoom } from '../reverb';
import { driven, type Layer, mixed, type Signal, shaped } from '../signal';
import { tone } from '../sources';
import { thud } from '../thud';
import { damage } from './damage';

const ROUGH = [1, 0.85, 0.7, 0.55, 0.45, 0.35, 0.25, 0.18, 0.12, 0.08] as const;

/** A throat as large as a door, open more or less wide. */
function roar(seconds: number, hertz: (time: number) => number, seed: number): Signal {
  const voice = tone(seconds, (time) => hertz(time) * (1 + 0.05 * Math.sin(2 * Math.PI * 33 * time)), ROUGH);
  const breath = filtered(brownNoise(seconds, seed), { kind: 'band', at: 700, q: 0.7 });
  const open = (time: number) => 380 + 620 * Math.sin((Math.PI * time) / seconds);
  return shaped(
    filtered(mixed([{ signal: voice }, { signal: breath, gain: 2 }]), { kind: 'band', at: open, q: 1.3 }),
    swelling(seconds),
  );
}

/** Horns that do not agree, two drums, and then the thing itself. */
export function bossMet(): Signal {
  const horns = [87.31, 92.5, 130.81, 185].map((hertz, at): Layer => {
    const blown = filtered(
      tone(1.7, () => hertz, [1, 0.8, 0.7, 0.55, 0.4, 0.3, 0.2, 0.12]),
      {
        kind: 'low',
        at: (time) => 260 + 1500 * Math.min(1, time / 1.1) ** 2,
      },
    );
    return {
      signal: shaped(blown, (time) => Math.min(1, time / 0.7) * Math.min(1, (1.7 - time) / 0.5)),
      at: 0.04 * at,
      gain: 0.24,
    };
  });
  const drum = thud({ from: 130, to: 62, decay: 0.4, seed: 1101 });
  const met = mixed([
    { signal: drum },
    { signal: drum, at: 0.55 },
    ...horns,
    { signal: roar(0.95, (time) => 92 + 50 * Math.sin((Math.PI * time) / 0.95), 1102), at: 0.85, gain: 0.9 },
  ]);
  return inRoom(driven(met, 1.3), { wet: 0.28, tail: 0.8, dull: 0.5 });
}

/** A skull is hit, and it hurts. */
export function bossStruck(): Signal {
  const cry = roar(0.55, gliding(190, 105, 0.5), 1111);
  return inRoom(
    driven(
      mixed([
        { signal: damage(), gain: 1.1 },
        { signal: cry, at: 0.12, gain: 0.9 },
      ]),
      1.3,
    ),
    { wet: 0.18, tail: 0.5, dull: 0.5 },
  );
}

/** Flesh closes: everything runs backwards and upwards. */
export function bossHealed(): Signal {
  const voices = [174.61, 207.65, 261.63].map((hertz): Layer => {
    const sung = filtered(tone(0.8, gliding(hertz * 0.94, hertz * 1.06, 0.8), [1, 0.6, 0.5, 0.3, 0.2, 0.1]), {
      kind: 'band',
      at: gliding(420, 1200, 0.8),
      q: 1.1,
    });
    return { signal: shaped(sung, (time) => (time / 0.8) ** 1.4 * Math.min(1, (0.8 - time) / 0.12)), gain: 0.5 };
  });
  return inRoom(mixed(voices), { wet: 0.3, tail: 0.4, dull: 0.5 });
}
