import { type Figure, remade } from '../drawing/figure';
import { blob, disc, limb, lines, moved, type Shape, shard, turned } from '../drawing/shapes';

const STEM = shard('4,0 18,0 18,80 4,80');

/** Letters as stencils, 60 wide and 80 high: no piece touches another, so that paper can be cut like this. */
const LETTERS: Readonly<Record<string, readonly Shape[]>> = {
  a: [shard('25,4 28,0 31,8 12,80 2,80'), shard('34,0 40,0 60,80 44,80 33,20'), shard('24,50 35,50 37,58 22,58')],
  b: [
    STEM,
    blob('22,1! 40,2 52,12 52,26 44,37 22,38! 22,30! 34,29 39,20 34,10 22,9!'),
    blob('22,42! 46,42 60,52 60,66 50,78 22,80! 22,71! 40,70 46,61 40,51 22,50!'),
  ],
  c: [blob('56,20! 48,2 30,-2 10,10 2,40 10,70 32,82 50,78 58,60! 52,60! 44,72 32,72 21,62 17,40 21,16 32,8 44,10 50,22!')],
  d: [STEM, blob('22,0! 46,4 62,22 62,58 48,76 22,80! 22,71! 40,68 47,54 47,26 38,12 22,9!')],
  e: [
    STEM,
    shard('22,0 54,0 56,16 50,16 46,8 22,8'),
    shard('22,36 44,35 44,45 22,44'),
    shard('22,72 48,72 52,62 58,62 56,80 22,80'),
  ],
  f: [STEM, shard('22,0 56,0 58,16 52,16 48,8 22,8'), shard('22,36 44,35 44,45 22,44')],
};

/** Where the party comes in: a door whose letter is cut out of it, so that a light behind it is the letter. */
function door(letter: readonly Shape[], at: number): Figure {
  const lean = (at % 2 === 0 ? 1 : -1) * (0.6 + (at % 3) * 0.5);
  const cut = letter.map((shape) => moved(turned(shape, { x: 30, y: 40 }, { scale: 1.2, degrees: lean }), 50, 62));
  const ring = disc(at % 2 === 0 ? 128 : 32, 134, [9, 11]);
  const hole = disc(at % 2 === 0 ? 128 : 32, 135, [4, 6]);
  const frame = {
    name: 'frame',
    pivot: [80, 100] as const,
    ink: [
      blob(
        '4,206! 6,96 14,46 44,14 80,4 118,15 146,48 154,98 156,206! 146,206! 144,98 136,54 112,25 80,15 48,25 24,54 16,98 14,206!',
      ),
      ...[20, 62, 104].map((step) =>
        shard(`${-4 + (step % 3)},${196 - step} 20,${190 - step} 20,${204 - step} -2,${208 - step}`),
      ),
    ],
  };
  const leaf = {
    name: 'door',
    pivot: [80, 200] as const,
    ink: [blob('21,206! 22,98 30,58 52,32 80,22 108,32 130,58 138,98 139,206!')],
    cuts: [...cut, hole],
    marks: [
      ...lines(`${44 + at},44,0 ${42 + at},120,4 ${45 + at},198,0`, `${112 - at},40,0 ${115 - at},120,4 ${113 - at},198,0`),
      limb('26,176,0 80,182,5 134,176,0'),
      ring,
    ],
  };
  return {
    width: 160,
    height: 200,
    parts: remade([frame, leaf], (shape) => turned(shape, { x: 80, y: 200 }, { scale: 0.94 })),
  };
}

export const DOORS: Readonly<Record<string, Figure>> = Object.fromEntries(
  Object.entries(LETTERS).map(([name, letter], at) => [name, door(letter, at)]),
);
