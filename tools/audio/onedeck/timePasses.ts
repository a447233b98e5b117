import { struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { chance, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';
import { rung } from '../sources';

const GRAINS = 19;

/** A pinch of sand falls through the glass: many small grains, then the glass itself, once. */
export function timePasses(): Signal {
  const next = chance(31);
  const grains = Array.from({ length: GRAINS }, (_, at): Layer => {
    const when = 0.34 * ((at + 0.5 + 0.5 * next()) / GRAINS) ** 0.8;
    return { signal: grain(at), at: when, gain: 0.3 + 0.5 * next() ** 2 };
  });
  const stream = shaped(filtered(whiteNoise(0.45, 32), { kind: 'band', at: 3600, q: 0.8 }), swelling(0.45));
  const glass = rung(
    [
      { hertz: 1245, gain: 0.5, decay: 0.35 },
      { hertz: 2090, gain: 0.22, decay: 0.22 },
      { hertz: 3480, gain: 0.08, decay: 0.12 },
    ],
    0.4,
  );
  const sand = mixed([...grains, { signal: stream, gain: 0.06 }, { signal: glass, at: 0.33, gain: 0.12 }]);
  return inRoom(filtered(sand, { kind: 'low', at: 6500 }), { wet: 0.16, tail: 0.35 });
}

/** No two grains are of a size. */
function grain(at: number): Signal {
  const size = 1900 + ((at * 619) % 2700);
  return shaped(filtered(whiteNoise(0.02, 40 + at), { kind: 'band', at: size, q: 3 }), struck(0.0008, 0.014));
}
