import { type Part, remade } from '../../drawing/figure';
import { claws, member } from '../../drawing/limbs';
import { blob, lines, type Shape, turned } from '../../drawing/shapes';
import { staged } from './foe';

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
      '340,310! 350,380 316,440 280,510 284,580 240,640 140,668 40,700! 160,692 260,706 380,718 500,708 600,696 706,704! 640,664 560,640 496,590 448,540 430,480 446,400 446,310!',
    ),
    // Others come out of the ground.
    ...claws({ at: [200, 690], degrees: -14, scale: 0.56 }),
    ...claws({ at: [566, 692], degrees: 14, scale: 0.5, flipped: true }),
  ],
  cuts: lines('366,450,0 330,530,17 350,620,0', '396,480,0 380,560,17 420,650,0'),
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
  pivot: [390, 350],
  ink: [
    blob(
      '336,350! 300,310 284,240 300,170 334,130 318,84 290,50! 346,66 366,100! 374,60 400,30 406,-10! 432,44 420,96! 446,70 484,70 512,40! 506,92 466,136 488,190 492,260 470,320 440,360! 424,390 400,440! 376,390 350,370',
    ),
  ],
  marks: lines(
    '306,190,0 326,150,9 356,136,0',
    '464,166,0 478,210,9 474,270,0',
    '350,200,0 372,216,9 384,240,0',
    '430,192,0 408,212,9 396,240,0',
  ),
};

const mouth: Part = {
  name: 'jaw',
  on: 'head',
  idle: [{ as: 'glow', from: 0.5 }],
  pivot: [390, 310],
  light: [
    blob(
      '318,272! 340,296! 352,286! 364,308! 380,294! 392,316! 410,296! 420,308! 434,286! 446,294! 464,258! 456,310! 442,316! 434,334! 420,326! 406,350! 392,334! 376,348! 366,330! 352,334! 344,312! 328,306!',
    ),
  ],
};

const eyes: Part = {
  name: 'eyes',
  on: 'head',
  idle: [{ as: 'blink' }],
  pivot: [388, 236],
  light: [
    blob('304,214! 338,222 368,252! 342,256 318,242'),
    blob('474,200! 444,210 408,248! 434,254 462,234'),
    blob('386,160! 394,178 388,204! 380,180'),
  ],
};

/** One of the hands has been laid on the face, from behind. */
const hold: Part = {
  name: 'arm-8',
  on: 'head',
  idle: [{ as: 'sway', by: 1.6, from: 0.7 }],
  pivot: [490, 400],
  ink: [member('386,480,44 500,450,34 508,350,20'), ...claws({ at: [508, 352], degrees: -34, scale: 0.86 })],
};

/** A head at an angle at which none is held. */
const cocked = (shape: Shape): Shape => turned(shape, { x: 390, y: 340 }, { degrees: -16, scale: 1.04 });

export const shadow = staged({ hue: 285, saturation: 48 }, [
  ...BEHIND.map(limbed),
  body,
  ...BEFORE.map(limbed),
  ...remade([head, mouth, eyes, hold], cocked),
]);
