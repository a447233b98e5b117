import { knock } from '../effects/dice';
import { struck, swelling } from '../envelopes';
import { filtered } from '../filters';
import { chance, whiteNoise } from '../noise';
import { inRoom } from '../reverb';
import { type Layer, mixed, type Signal, shaped } from '../signal';
import { type Mode, rung } from '../sources';

/** Black dice are of ebony, with cut corners. */
const EBONY: readonly Mode[] = [
  { hertz: 236, gain: 1, decay: 0.075 },
  { hertz: 512, gain: 0.8, decay: 0.05 },
  { hertz: 980, gain: 0.4, decay: 0.03 },
  { hertz: 1690, gain: 0.18, decay: 0.018 },
];

function block(pitch: number, seed: number): Signal {
  const wood = rung(
    EBONY.map(({ hertz, ...mode }) => ({ ...mode, hertz: hertz * pitch })),
    0.1,
  );
  const touch = shaped(filtered(whiteNoise(0.03, seed), { kind: 'band', at: 1500 * pitch, q: 0.9 }), struck(0.0005, 0.01));
  return mixed([{ signal: wood }, { signal: touch, gain: 0.6 }]);
}

/** Three of bone and three of ebony leave the hand: they knock together first, and then on the table. */
function thrown(seed: number): Signal {
  const next = chance(seed);
  const knocks = Array.from({ length: 24 }, (_, at): Layer => {
    const when = 0.5 * (Math.max(0, at + 0.5 + next()) / 24) ** 1.3;
    const pitch = 1 + 0.2 * next();
    const signal = at % 2 === 0 ? knock(pitch, seed + at) : block(pitch * 1.1, seed + at);
    return { signal, at: when, gain: 0.75 - (0.4 * at) / 24 + 0.2 * next() };
  });
  return mixed(knocks);
}

export const diceRolled = (): Signal => inRoom(thrown(1201), { wet: 0.14, tail: 0.3, dull: 0.6 });

/** A sleeve sweeps all six off the table, and they are thrown anew. */
export function diceAgain(): Signal {
  const sleeve = filtered(whiteNoise(0.32, 1241), { kind: 'band', at: (time) => 500 + 5200 * time, q: 1 });
  const next = chance(1242);
  const pushed = Array.from({ length: 9 }, (_, at): Layer => {
    return { signal: block(1.1 + 0.2 * next(), 1243 + at), at: 0.05 + 0.022 * at, gain: 0.22 + 0.1 * next() };
  });
  const again = mixed([{ signal: shaped(sleeve, swelling(0.32)), gain: 0.7 }, ...pushed, { signal: thrown(1261), at: 0.34 }]);
  return inRoom(again, { wet: 0.14, tail: 0.3, dull: 0.6 });
}

/** A round die of bone rolls on its edge before it lies. */
export function boneLands(): Signal {
  const hops = [0, 0.06, 0.1, 0.126, 0.144].map((at, hop): Layer => {
    return { signal: knock(0.86 + 0.03 * hop, 1281 + hop), at, gain: 0.9 * 0.6 ** hop };
  });
  return inRoom(mixed(hops), { wet: 0.1, tail: 0.18, dull: 0.5 });
}

/** A die of ebony falls on a cut corner, and over onto its side. */
export function ebonyLands(): Signal {
  const fallen = mixed([
    { signal: block(0.95, 1291) },
    { signal: block(0.8, 1292), at: 0.095, gain: 0.6 },
    { signal: block(0.86, 1293), at: 0.15, gain: 0.2 },
  ]);
  return inRoom(fallen, { wet: 0.12, tail: 0.22, dull: 0.7 });
}

/** A used die is pushed to the edge of the sheet, and stops at the frame. */
export function dieSpent(): Signal {
  const pushed = filtered(whiteNoise(0.15, 1296), { kind: 'band', at: (time) => 1500 + 6000 * time, q: 1.3 });
  const spent = mixed([
    { signal: knock(0.7, 1298), gain: 0.35 },
    { signal: shaped(pushed, swelling(0.15)), at: 0.01, gain: 0.75 },
    { signal: block(1.5, 1297), at: 0.14, gain: 0.6 },
  ]);
  return inRoom(spent, { wet: 0.08, tail: 0.12, dull: 0.6 });
}
