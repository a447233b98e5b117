import type { Part } from '../../drawing/figure';
import { around, crack, many, otherSide } from '../../drawing/marks';
import { blob, disc, limb, lines, type Shape, shard } from '../../drawing/shapes';
import { type Peril, SIDE } from './peril';

const CENTRE = [256, 300] as const;
const CELL = 30;

/** The field is woven of six-sided cells, wider where something strikes it. */
const cells: readonly Shape[] = many(9, (row) => row).flatMap((row) =>
  many(7, (column): Shape | null => {
    const [x, y] = [92 + (column + (row % 2) / 2) * CELL * 1.78, 134 + row * CELL * 1.5];
    const far = Math.hypot(x - CENTRE[0], y - CENTRE[1]);
    const size = CELL * (far < 60 ? 0.98 : far < 140 ? 0.84 : 0.62);
    if (x < 96 || x > 416 || y > 452) return null;
    return shard(many(6, (at) => around([x, y], 30 + at * 60, [size, size])).join(' '));
  }).filter((cell) => cell !== null),
);

const veil: Part = {
  name: 'veil',
  pivot: [256, 470],
  idle: [
    { as: 'breathe', by: 0.7 },
    { as: 'glow', by: 0.5 },
  ],
  skin: [
    blob(
      '78,90! 140,106 200,88 256,104 312,88 372,106 434,90! 440,200 430,300 442,400 432,474! 370,462 310,478 256,466 200,478 140,462 80,474! 70,400 82,300 72,200',
    ),
  ],
  cuts: cells,
};

const pylon: Part = {
  name: 'left',
  pivot: [56, 500],
  idle: [{ as: 'breathe', by: 0.1 }],
  ink: [
    shard('22,460 36,150 30,134 44,118 72,118 86,134 80,150 94,460'),
    shard('8,508 8,488 18,484 18,462 100,462 100,484 110,488 110,508'),
    // Claws about the crystal.
    limb('40,126,26 14,96,18 12,56,12 34,22,0'),
    limb('76,126,26 102,96,18 104,56,12 82,22,0'),
  ],
  cuts: [
    shard('58,180 68,200 58,220 48,200'),
    crack('58,238,0 58,262,9 46,280,7 58,298,9 58,330,0'),
    shard('58,350 70,372 58,394 46,372'),
    shard('52,412 64,412 58,440'),
  ],
  marks: [
    limb('32,142,0 58,148,6 84,142,0'),
    ...lines(
      '40,170,0 34,300,5 30,440,0',
      '76,170,0 82,300,5 86,440,0',
      '20,472,0 58,478,6 98,472,0',
      '12,496,0 58,500,5 106,496,0',
      '18,70,0 22,92,5 36,112,0',
      '98,70,0 94,92,5 80,112,0',
    ),
  ],
};

const crystal: Part = {
  name: 'crystal-left',
  pivot: [58, 66],
  idle: [
    { as: 'hover', by: 0.8 },
    { as: 'glow', by: 0.4 },
  ],
  shine: [{ at: [58, 66], reach: 74 }],
  cuts: lines('58,16,0 54,64,3 58,112,0', '38,64,0 56,70,3 78,62,0'),
  light: [shard('58,10 80,62 58,116 36,62')],
};

const left = [pylon, crystal];
const right = otherSide(left, SIDE / 2);

const arc: Part = {
  name: 'arc',
  pivot: [256, 80],
  idle: [{ as: 'flicker', by: 2 }],
  light: [
    crack('80,60,0 130,86,5 150,64,4 206,96,6 226,70,5 286,92,6 306,66,5 356,90,5 384,62,4 432,60,0'),
    crack('206,96,4 218,126,3 210,144,0'),
    crack('306,66,4 322,42,3 316,26,0'),
  ],
};

const ripple = (name: string, across: number, wide: number): Part => ({
  name,
  pivot: CENTRE,
  idle: [
    { as: 'breathe', by: 3, from: across / 200 },
    { as: 'glow', from: across / 200 },
  ],
  cuts: [disc(...CENTRE, [across - wide, (across - wide) * 1.12])],
  light: [disc(...CENTRE, [across, across * 1.12])],
});

/** It got no further. */
const sword: Part = {
  name: 'sword',
  pivot: [256, 300],
  idle: [{ as: 'tremble', by: 1.2 }],
  ink: [
    limb('258,302,0 276,322,20 350,398,24'),
    shard('318,424 374,366 386,378 330,436'),
    limb('350,398,16 392,442,14'),
    disc(400, 450, [14, 14]),
  ],
  marks: [limb('268,312,0 300,346,5 344,390,0'), limb('366,412,0 374,420,5 386,432,0')],
};

const strike: Part = {
  name: 'strike',
  pivot: CENTRE,
  idle: [{ as: 'flicker', by: 1.4 }],
  shine: [{ at: CENTRE, reach: 120 }],
  light: [
    shard(
      '256,268 262,290 284,276 270,296 296,300 270,306 280,324 260,312 256,338 250,312 232,326 242,306 214,300 242,294 230,276 250,290',
    ),
  ],
};

export const forceWall: Peril = {
  glow: { hue: 212, saturation: 90 },
  width: SIDE,
  height: SIDE,
  parts: [veil, ripple('ripple-wide', 108, 5), ripple('ripple', 66, 6), strike, ...left, ...right, arc, sword],
};
