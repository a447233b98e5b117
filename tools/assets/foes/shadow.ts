import { type Part, remade } from '../drawing/figure';
import { blob, type Shape, shard, turned } from '../drawing/shapes';
import { staged } from './foe';
import { claws, lines, member } from './pieces';

interface Arm {
  readonly name: string;
  /** From the shoulder to the wrist. */
  readonly bones: string;
  readonly degrees: number;
  readonly scale: number;
  readonly flipped?: boolean;
}

const BEHIND: readonly Arm[] = [
  { name: 'arm-1', bones: '350,400,56 230,330,34 150,210,18', degrees: -22, scale: 0.88 },
  { name: 'arm-2', bones: '400,380,56 500,280,34 560,160,18', degrees: 20, scale: 0.92, flipped: true },
  { name: 'arm-3', bones: '380,360,50 290,250,26 268,140,14', degrees: -8, scale: 0.66 },
  { name: 'arm-4', bones: '420,420,56 580,400,34 640,310,18', degrees: 32, scale: 0.72, flipped: true },
  { name: 'arm-5', bones: '340,460,56 180,470,34 96,390,18', degrees: -46, scale: 0.76 },
];

const BEFORE: readonly Arm[] = [
  { name: 'arm-6', bones: '350,540,40 250,572,36 150,560,22', degrees: -96, scale: 0.84 },
  { name: 'arm-7', bones: '436,520,40 550,548,36 626,490,20', degrees: 54, scale: 0.7, flipped: true },
];

function limbed({ name, bones, degrees, scale, flipped = false }: Arm): Part {
  const joints = bones.split(' ').map((joint) => joint.split(',').map(Number));
  const [[fromX = 0, fromY = 0] = [], [toX = 0, toY = 0] = []] = [joints[0], joints.at(-1)];
  return {
    name,
    on: 'body',
    idle: [{ as: 'swing', by: flipped ? -0.7 : 0.7, from: (fromY % 100) / 100 }],
    pivot: [fromX, fromY],
    ink: [member(bones), ...claws({ at: [toX, toY], degrees, scale, flipped })],
  };
}

const body: Part = {
  name: 'body',
  idle: [{ as: 'sway', by: 0.6 }],
  pivot: [390, 700],
  ink: [
    blob(
      '330,300! 350,360 320,430 300,520 290,600 220,640 120,660 40,700! 160,690 260,704 380,716 500,706 600,694 706,704! 620,664 530,640 490,590 480,520 470,440 440,370 446,300!',
    ),
    // Others come out of the ground.
    ...claws({ at: [200, 690], degrees: -14, scale: 0.56 }),
    ...claws({ at: [566, 692], degrees: 14, scale: 0.5, flipped: true }),
  ],
  cuts: [...lines('372,430,0 356,500,16 372,590,0', '410,460,0 420,530,16 410,620,0', '388,520,0 386,590,12 392,660,0')],
  marks: lines(
    '330,470,0 318,540,11 300,610,0',
    '456,470,0 466,550,11 486,620,0',
    '130,676,0 220,670,9 300,690,0',
    '470,690,0 540,672,9 620,680,0',
  ),
};

const head: Part = {
  name: 'head',
  on: 'body',
  idle: [{ as: 'sway', by: 2, from: 0.4 }],
  pivot: [390, 330],
  ink: [
    blob(
      '326,330! 292,290 284,230 304,170 340,140 330,100 300,70! 350,80 372,120! 376,80 400,50 400,10! 432,60 424,110! 446,90 480,86 500,60! 500,110 468,150 486,200 488,260 460,310 440,340! 420,356 400,400! 380,356 350,344',
    ),
  ],
  marks: lines('310,190,0 330,160,9 360,150,0', '460,170,0 474,210,9 470,260,0'),
};

const smile: Part = {
  name: 'jaw',
  on: 'head',
  idle: [{ as: 'glow', from: 0.5 }],
  pivot: [386, 280],
  light: [blob('306,250! 340,286 388,296 436,284 472,240! 462,292 426,326 388,334 346,326 316,298')],
  cuts: [
    '326,270 336,304 340,280',
    '346,284 356,322 364,290',
    '372,292 380,330 390,294',
    '400,294 408,330 418,290',
    '426,286 434,314 444,276',
    '334,318 344,296 350,326',
    '360,330 368,304 376,334',
    '386,334 394,306 402,332',
    '412,330 420,302 430,322',
  ].map(shard),
};

const eyes: Part = {
  name: 'eyes',
  on: 'head',
  idle: [{ as: 'blink' }],
  pivot: [386, 226],
  light: [blob('304,206! 336,212 370,240! 344,252 316,238'), blob('472,196! 440,206 404,238! 432,250 462,232')],
};

/** A head at an angle at which none is held. */
const cocked = (shape: Shape): Shape => turned(shape, { x: 390, y: 340 }, { degrees: -16, scale: 1.04 });

export const shadow = staged({ hue: 285, saturation: 48 }, [
  ...BEHIND.map(limbed),
  body,
  ...BEFORE.map(limbed),
  ...remade([head, smile, eyes], cocked),
]);
