import type { Part } from '../../drawing/figure';
import { blob, limb, mirrored, moved, rings, type Shape, shard, turned } from '../../drawing/shapes';
import type { Boss } from './boss';

/** A head that looks right; its neck ends at the origin. */
const SKULL = [
  blob(
    '-34,-30 -6,-58 34,-70 64,-70! 86,-54 112,-46 132,-50! 150,-42 168,-24 178,4! 172,30! 160,6! 150,8! 144,34! 134,8! 122,10! 116,28! 106,10! 94,12! 88,32! 78,14! 40,24 0,34 -30,20',
  ),
  limb('30,-50,30 -20,-88,20 -78,-98,0'),
  limb('4,-40,26 -50,-58,16 -108,-44,0'),
  limb('0,-10,26 -46,-14,14 -92,12,0'),
];
const FRILL = [blob('30,-60! -20,-90 -78,-98! -76,-64 -108,-44! -80,-18 -92,12! -40,14 0,10!')];
const JAW = [
  blob(
    '-30,4 6,14 44,30 56,38! 62,22! 72,44 82,48! 90,30! 98,52 112,56! 120,38! 130,58 146,62! 138,78 108,88! 96,108! 86,88 40,74 -10,50',
  ),
];
const TONGUE = [limb('40,34,16 80,26,12 120,34,9 156,22,0'), limb('112,33,9 136,40,7 164,36,0')];
/** What the jaw turns about. */
const HINGE = [6, 10] as const;
const EYE = [blob('58,-46! 78,-46 100,-30! 80,-26')];
const MARKS = [
  '44,-56,0 76,-58,7 108,-38,0',
  '10,18,0 20,-12,7 40,-30,0',
  '150,-26,0 158,-24,6 164,-14,0',
  '30,44,0 64,62,7 110,68,0',
].map(limb);

interface Neck {
  readonly name: string;
  readonly idle: { readonly by: number; readonly from: number };
  readonly spine: string;
  readonly faces: 'left' | 'right';
  readonly scale: number;
  readonly degrees: number;
  /** How far the jaw is dropped. */
  readonly gape: number;
}

const NECKS: readonly Neck[] = [
  {
    name: 'head-back-left',
    idle: { by: 1.2, from: 0 },
    spine: '450,760,150 380,600,110 352,470,84 300,370,74 222,330,66',
    faces: 'left',
    scale: 1.04,
    degrees: -4,
    gape: 0,
  },
  {
    name: 'head-back-right',
    idle: { by: -1.1, from: 0.35 },
    spine: '540,760,150 610,600,110 600,440,84 620,320,74 700,270,66',
    faces: 'right',
    scale: 1.06,
    degrees: 6,
    gape: 8,
  },
  {
    name: 'head-left',
    idle: { by: 1.0, from: 0.6 },
    spine: '430,780,160 330,700,116 290,600,90 236,540,80 176,520,70',
    faces: 'left',
    scale: 0.94,
    degrees: 10,
    gape: 6,
  },
  {
    name: 'head-right',
    idle: { by: -0.9, from: 0.15 },
    spine: '560,780,160 680,720,116 740,620,90 716,530,80 772,480,70',
    faces: 'right',
    scale: 0.96,
    degrees: -6,
    gape: 2,
  },
  {
    name: 'head-main',
    idle: { by: 0.8, from: 0.8 },
    spine: '490,790,240 500,640,170 550,500,124 560,340,104 532,220,100 470,160,94',
    faces: 'left',
    scale: 1.45,
    degrees: -6,
    gape: 6,
  },
];

/** A jaw, the neck and the head that it hangs on, and eyes. */
function headed({ name, idle, spine, faces, scale, degrees, gape }: Neck): readonly Part[] {
  const joints = spine.split(' ').map((joint) => joint.split(',').map(Number));
  const [baseX = 0, baseY = 0] = joints[0] ?? [];
  const [x = 0, y = 0] = joints.at(-1) ?? [];
  const put = (shape: Shape): Shape => {
    const seen = turned(shape, { x: 0, y: 0 }, { degrees, scale });
    return moved(faces === 'left' ? mirrored(seen, 0) : seen, x, y);
  };
  const at = ([px, py]: readonly [number, number]): readonly [number, number] => {
    const { x: right = 0, y: down = 0 } = put(shard(`${px},${py}`))[0]?.start ?? {};
    return [right, down];
  };
  const opens = faces === 'left' ? -0.9 : 0.9;
  const [marks, gums] = [MARKS.slice(0, -1), MARKS.slice(-1)];
  const dropped = (shape: Shape): Shape => put(turned(shape, { x: HINGE[0], y: HINGE[1] }, { degrees: gape }));
  return [
    {
      name: name.replace('head', 'jaw'),
      on: name,
      idle: [{ as: 'bite', by: opens, from: idle.from }],
      pivot: at(HINGE),
      ink: [...JAW, ...TONGUE].map(dropped),
      marks: gums.map(dropped),
    },
    {
      name,
      idle: [
        { as: 'sway', ...idle },
        { as: 'hover', by: 0.6, from: idle.from },
      ],
      pivot: [baseX, Math.min(baseY, 720)],
      ink: [limb(spine), ...SKULL.map(put)],
      skin: FRILL.map(put),
      marks: [...rings(spine, 13, faces === 'left' ? -1 : 1), ...marks.map(put)],
    },
    {
      name: name.replace('head', 'eye'),
      on: name,
      idle: [{ as: 'blink', from: idle.from }],
      pivot: at([78, -38]),
      light: EYE.map(put),
    },
  ];
}

const body: Part = {
  name: 'body',
  idle: [{ as: 'drift' }],
  pivot: [490, 720],
  ink: [
    blob(
      '60,760! 76,700 120,664 172,652 206,664 214,690! 196,680 176,686 184,712 236,716 286,680 330,650 390,640 430,656 446,690! 424,676 398,680 404,708 470,720 540,700 590,660 640,640 696,646 726,666 734,694! 710,680 690,690 706,712 760,716 800,690 850,676 890,690 906,716 900,760!',
    ),
  ],
  marks: [
    '120,700,0 150,676,9 190,668,0',
    '300,690,0 350,662,9 410,660,0',
    '590,690,0 640,660,9 700,662,0',
    '790,716,0 830,694,8 876,700,0',
  ].map(limb),
};

export const hydra: Boss = {
  glow: { hue: 152, saturation: 74 },
  face: [400, 240],
  width: 960,
  height: 720,
  parts: [...NECKS.flatMap(headed), body],
};
