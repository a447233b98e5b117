import type { Part } from '../drawing/figure';
import { blob, limb, mirrored, type Shape, shard } from '../drawing/shapes';
import { wide } from './wide';

const MIDDLE = 480;
const pair = (shape: Shape): readonly Shape[] => [shape, mirrored(shape, MIDDLE)];

/** Stones about an arch, from its inner line outwards. */
const STONES = Array.from({ length: 11 }, (_, at): Shape => {
  const spot = (turn: number, far: number): string => {
    const angle = Math.PI + ((at + turn) / 11) * Math.PI;
    return [MIDDLE + Math.cos(angle) * far, 330 + Math.sin(angle) * far].map(Math.round).join();
  };
  const rough = 250 + (at % 3) * 6;
  return shard(
    [spot(0.04, 180), spot(0.04, rough), spot(0.5, rough + 4), spot(0.96, rough), spot(0.96, 180), spot(0.5, 180)].join(' '),
  );
});

const ROWS = [0, 1, 2, 3, 4];
const jamb = (row: number): Shape => {
  const [top, bottom, out] = [334 + row * 78, 406 + row * 78, 226 - (row % 2) * 18];
  return shard(`${out},${top} ${out - 4},${bottom} 302,${bottom} 302,${top}`);
};

const arch: Part = {
  name: 'arch',
  pivot: [MIDDLE, 720],
  ink: [
    ...STONES,
    ...ROWS.flatMap((row) => pair(jamb(row))),
    shard('446,160 436,64 480,44 524,64 514,160 480,168'),
    // Two torches that burn no more.
    ...pair(limb('170,470,20 150,400,16 146,380,16')),
    ...pair(blob('120,384! 126,352 146,340 166,352 172,384!')),
    ...pair(blob('-330,760! -320,716 -180,704 -40,718 60,708 130,676 190,680 240,704 296,716 300,760!')),
  ],
  marks: [
    ...pair(limb('150,690,0 190,680,8 240,700,0')),
    shard('466,90 480,76 494,90 488,126 480,140 472,126'),
    ...ROWS.flatMap((row) => pair(limb(`236,${348 + row * 78},0 262,${342 + row * 78},7 290,${350 + row * 78},0`))),
  ],
};

const TREADS = Array.from({ length: 7 }, (_, at) => ({ x: 302 + at * 46, y: 420 + at * 44 }));

/** Steps from the side, down to the right, where something burns. */
const flight: Part = {
  name: 'steps',
  pivot: [MIDDLE, 720],
  shine: [{ at: [610, 560], reach: 330 }],
  ink: [
    shard(`296,420 ${TREADS.map(({ x, y }) => `${x},${y} ${x + 46},${y}`).join(' ')} 664,728 296,728`),
    // The roof follows the steps.
    blob(
      '302,330! 340,330 352,372! 400,366 416,420! 470,420 484,476! 540,470 552,520! 610,516 664,560! 664,330 640,250 580,180 480,148 380,180 320,250',
    ),
  ],
  marks: TREADS.map(({ x, y }) => limb(`${x + 4},${y + 9},0 ${x + 24},${y + 7},6 ${x + 44},${y + 9},0`)),
};

const boards: Part = {
  name: 'cover',
  pivot: [MIDDLE, 720],
  skin: [blob('302,340 320,250 380,180 480,152 580,180 640,250 658,340 658,730! 302,730!')],
  ink: [
    shard('262,286 700,350 704,412 258,350'),
    shard('250,470 712,396 716,458 256,534'),
    shard('258,548 706,566 702,630 262,612'),
    blob('290,730! 310,660 360,640 400,664 440,620 500,630 540,662 600,634 650,680 670,730!'),
  ],
  marks: [
    ...[
      '280,304,0 480,340,8 680,372,0',
      '276,500,0 480,464,8 690,430,0',
      '280,572,0 480,584,8 684,596,0',
      '330,690,0 380,676,8 420,690,0',
      '460,660,0 510,652,8 550,680,0',
    ].map((line) => limb(line)),
    ...pair(shard('280,316 290,306 300,316 290,326')),
    ...pair(shard('276,504 286,494 296,504 286,514')),
  ],
};

export const stairs = wide([flight, arch]);
export const stairsCovered = wide([boards, arch]);
