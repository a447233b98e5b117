import { blob, dice, disc, limb, lines, type Shape, shard } from '../../drawing/shapes';
import { layered, SIDE, type Sign, sign } from './sign';

const trap = sign([
  shard('0,118 4,106 18,102 28,44 36,102 48,100 62,6 74,100 86,102 98,36 106,102 122,106 128,118'),
  shard('12,100 14,70 20,98'),
  shard('108,100 114,64 118,100'),
]);

/** Facets from the light one to the dark one, so that a letter can stand on it. */
const gem = layered(
  { fill: '#10283a', ink: [shard('32,8 96,6 125,48 66,124 2,50')] },
  { fill: '#2f7db0', ink: [shard('35,15 93,13 117,48 66,114 10,50')] },
  { fill: '#8fd2f4', ink: [shard('35,15 93,13 84,44 44,46')] },
  { fill: '#5fb2de', ink: [shard('35,15 44,46 10,50'), shard('44,46 84,44 66,114')] },
  { fill: '#1d5c88', ink: [shard('93,13 117,48 84,44'), shard('10,50 44,46 66,114')] },
  { fill: '#e6f7ff', ink: [shard('42,20 58,19 50,32 44,38')] },
);

const flask = sign(
  [
    shard('46,2 82,2 84,12 78,16 78,38 50,38 50,16 44,12'),
    blob('50,34! 78,34! 84,46 108,64 116,90 102,116 64,124 26,116 12,90 20,64 44,46'),
  ],
  [
    blob('26,88! 40,80 56,90 72,92 88,82 102,86! 100,72 86,58 72,50! 72,38 56,38 56,50! 42,58 28,74'),
    disc(56, 106, [6, 6]),
    disc(76, 104, [4, 4]),
  ],
);

/** Work at an item. */
const anvil = sign(
  [
    blob(
      '2,42! 32,38! 32,30! 124,30! 120,54 100,66 82,70! 82,82 94,94 106,98! 106,114! 26,114! 26,98! 38,94 48,82 48,68! 24,64 8,56',
    ),
    // A hammer's spark.
    shard('70,2 75,11 86,12 78,18 80,28 70,22 60,27 62,17 54,11 65,11'),
  ],
  [limb('40,44,0 76,40,5 112,40,0')],
);

const level = sign([
  shard('64,4 122,64 104,72 88,64 88,84 40,84 40,64 24,72 6,64'),
  shard('40,94 88,92 88,104 40,106'),
  shard('44,114 86,112 86,122 44,124'),
]);

/** As wide as a room; it goes on at both ends where it began. */
const WAVE = '-8,32 8,25 24,32 40,39 56,32 72,25 88,32 104,39 120,32 136,25';
const wave = (width: number, dy: number): Shape =>
  limb(
    WAVE.split(' ')
      .map((point) => `${point.split(',')[0]},${Number(point.split(',')[1]) + dy},${width}`)
      .join(' '),
  );
const river: Sign = {
  width: SIDE,
  height: 64,
  layers: [
    { fill: '#10202c', ink: [wave(26, 2)] },
    { fill: '#2c6f9e', ink: [wave(18, 1)] },
    { fill: '#4f9fce', ink: [wave(8, -2)] },
    { fill: '#d3f0ff', ink: lines('6,24,0 20,26,4 32,32,0', '46,37,0 58,32,4 66,27,0', '84,30,0 96,36,4 108,37,0') },
  ],
};

/** A stroke of the quill: it swells, thins out and never runs quite straight. */
const stroke = limb;

const arrow = sign([stroke('6,70,9 36,62,11 70,66,9 106,62,6'), stroke('84,36,6 98,48,11 122,62,10 104,80,9 88,98,0')]);
const arrowBent = sign([stroke('4,58,8 34,66,11 72,62,10 104,66,6'), stroke('88,40,0 104,52,9 122,66,11 102,78,9 84,94,5')]);

const cross = sign([stroke('10,14,10 40,44,13 82,80,12 120,116,4'), stroke('118,10,5 84,48,12 46,82,13 8,122,9')]);
const crossOther = sign([stroke('14,8,6 46,50,12 78,86,13 114,122,8'), stroke('122,18,10 80,52,13 42,88,11 12,116,3')]);

/** Drawn round once and a little more. */
function ring(seed: number, from: number): Shape {
  const next = dice(seed);
  const points = Array.from({ length: 19 }, (_, at) => {
    const turn = ((from + at * 22) * Math.PI) / 180;
    const far = 50 + at * 0.34 + next() * 3;
    const width = at === 0 ? 4 : at === 18 ? 0 : 5.5 + Math.sin(at * 0.5 + seed) * 2.4;
    return `${64 + Math.cos(turn) * far},${64 + Math.sin(turn) * far * 0.97},${width}`;
  });
  return limb(points.join(' '));
}
const circle = sign([ring(3, -80)]);
const circleOther = sign([ring(11, 130)]);

/** A box filled in with one stroke up and down. */
const filled = sign([
  stroke('16,110,8 22,60,14 34,14,15 40,60,15 44,116,16 58,62,16 70,12,15 74,64,16 80,116,16 94,64,15 110,16,9'),
]);
const filledOther = sign([
  stroke('14,18,8 26,70,14 32,114,15 44,64,15 54,14,16 62,66,16 66,116,15 82,66,15 92,14,15 100,66,14 112,112,8'),
]);

const tick = sign([stroke('10,66,7 30,84,13 46,108,14 70,62,13 118,14,5')]);

const quill = sign(
  [
    blob('124,2! 96,6 64,26 44,56 34,84! 50,88! 76,84! 70,80 92,68! 84,64 106,50! 98,44 118,26!'),
    limb('42,80,8 26,102,8 8,126,0'),
  ],
  [limb('38,88,0 62,54,5 104,18,0'), limb('56,66,0 68,70,3 82,76,0')],
);

/** Wax that ran, and the print of a lantern in it. */
const seal = layered(
  {
    fill: '#5c1014',
    ink: [
      blob(
        '64,4 84,10 102,12 112,30 124,46 120,66 124,86 108,100 100,118 78,118 62,126 44,116 24,114 18,96 4,80 10,62 4,42 20,28 30,10 48,12',
      ),
    ],
  },
  {
    fill: '#a3262a',
    ink: [
      blob(
        '64,10 84,16 98,18 106,34 117,48 114,66 117,84 102,96 94,111 76,112 62,119 46,110 30,107 24,92 11,78 16,62 11,44 26,32 34,17 50,18',
      ),
    ],
  },
  { fill: '#7f181c', ink: [disc(63, 65, [37, 38])], cuts: [disc(64, 67, [33, 34])] },
  {
    fill: '#d75a50',
    ink: [
      limb('52,46,4 58,36,4 64,34,4 70,36,4 76,46,4'),
      shard('48,46 80,46 76,54 52,54'),
      shard('50,56 54,56 54,84 50,84'),
      shard('74,56 78,56 78,84 74,84'),
      shard('46,86 82,86 84,94 44,94'),
      blob('64,58! 71,70 69,80 64,83 59,80 57,71'),
      limb('24,40,0 34,24,5 52,18,0'),
    ],
  },
);

const heart = sign(
  [blob('64,122! 40,102 8,70 4,38 20,10 44,10 64,32! 84,8 110,12 124,38 116,74 90,102')],
  [blob('24,34! 34,22 46,24! 36,34 28,48!')],
);

const chest = sign(
  [blob('8,54! 12,26 34,12 64,10 96,12 118,26 121,54!'), shard('6,60 122,60 118,116 10,118')],
  [
    shard('54,52 74,52 76,72 64,82 52,72'),
    limb('30,18,0 26,36,6 26,54,0'),
    limb('100,18,0 104,36,6 104,54,0'),
    limb('26,64,0 28,90,6 30,114,0'),
    limb('104,64,0 102,90,6 100,114,0'),
  ],
);

/** Two ways about a square: this die may take the other colour. */
const swap = sign([
  limb('10,40,12 50,36,14 84,40,12'),
  shard('76,14 120,40 78,66'),
  limb('118,90,12 80,86,14 44,90,12'),
  shard('52,64 8,90 50,116'),
]);

/** What is written, and what is there to be written about, by its name. */
export const MARKS: Readonly<Record<string, Sign>> = {
  anvil,
  arrow,
  'arrow-other': arrowBent,
  chest,
  circle,
  'circle-other': circleOther,
  cross,
  'cross-other': crossOther,
  filled,
  'filled-other': filledOther,
  flask,
  gem,
  heart,
  level,
  quill,
  river,
  seal,
  swap,
  tick,
  trap,
};
