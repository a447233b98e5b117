import type { Part } from '../../drawing/figure';
import { gleam } from '../../drawing/marks';
import { disc } from '../../drawing/shapes';
import { rod, scratch, sheet } from '../stage';
import { lantern } from './lantern';

const breath = [{ as: 'breathe', by: 2 }] as const;

const SUN = [-34, -138] as const;

/** A tall hat, a long robe, a sun on a staff. */
export const PRIEST: readonly Part[] = [
  {
    name: 'staff',
    on: 'body',
    pivot: [-30, -70],
    idle: [{ as: 'sway', by: 0.6 }],
    ink: [
      ...rod(4, 'M-34 -124L-30 2'),
      disc(SUN[0], SUN[1], [12, 12]),
      ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) => rod(2.6, ray(at))),
    ],
    cuts: [disc(SUN[0], SUN[1], [7.6, 7.6])],
  },
  {
    name: 'sun',
    on: 'staff',
    pivot: SUN,
    idle: [{ as: 'glow' }],
    shine: [{ at: SUN, reach: 30 }],
    light: [disc(SUN[0], SUN[1], [4.4, 4.4])],
  },
  {
    name: 'body',
    pivot: [0, 0],
    idle: breath,
    ink: sheet(
      'M-18 -106C-12 -114 14 -114 20 -106C28 -80 32 -40 38 0L42 2L-40 2L-36 0C-32 -40 -28 -80 -18 -106Z',
      'M-22 -106L0 -96L24 -106L26 -92L2 -82L-24 -92Z',
    ),
    marks: [
      ...sheet('M-3 -84L7 -84L10 0L-6 0Z'),
      ...scratch('M-20 -80C-24 -50 -28 -24 -30 -4M22 -80C26 -50 28 -24 30 -4', 'M-36 -6L38 -6'),
    ],
  },
  {
    name: 'hand',
    on: 'body',
    pivot: [-14, -98],
    ink: sheet('M-10 -106C-24 -104 -32 -92 -38 -78C-40 -70 -30 -66 -26 -72L-10 -84Z'),
    marks: scratch('M-16 -98L-30 -80'),
  },
  {
    name: 'head',
    on: 'body',
    pivot: [4, -108],
    idle: [{ as: 'sway', by: 0.9 }],
    ink: sheet(
      'M-10 -110C-14 -122 -10 -130 4 -130C16 -130 22 -124 22 -118L28 -113L22 -110L20 -102L10 -92L2 -98Z',
      'M-14 -124L-18 -146L4 -164L26 -146L24 -122C12 -128 -2 -128 -14 -124Z',
    ),
    marks: scratch('M10 -106L8 -96M16 -106L13 -97'),
    light: [gleam(4, -144, 13), disc(4, -144, [5, 5]), ...sheet('M10 -119L18 -118L17 -115L11 -116Z')],
  },
  ...lantern([44, -84], 'arm'),
  {
    name: 'arm',
    on: 'body',
    pivot: [14, -102],
    idle: [{ as: 'sway', by: 1.3 }],
    ink: sheet('M8 -108C22 -110 28 -98 32 -88L46 -90C52 -90 52 -80 46 -80L38 -70L24 -66C14 -78 8 -94 8 -108Z'),
    marks: scratch('M34 -86L26 -68'),
  },
];

function ray(at: number): string {
  const [cos, sin] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)];
  return `M${SUN[0] + cos * 12} ${SUN[1] + sin * 12}L${SUN[0] + cos * 18} ${SUN[1] + sin * 18}`;
}

/** A brim like a roof, a beard, and sparks at the end of a stick. */
export const MAGE: readonly Part[] = [
  {
    name: 'staff',
    on: 'body',
    pivot: [-32, -70],
    idle: [{ as: 'sway', by: 0.7 }],
    ink: [
      ...rod(4.4, 'M-38 -112C-34 -80 -36 -40 -32 2'),
      ...sheet(
        'M-44 -110C-54 -122 -50 -138 -40 -142C-46 -132 -44 -124 -36 -122C-28 -124 -26 -132 -32 -140C-22 -136 -20 -120 -32 -110Z',
      ),
    ],
  },
  {
    name: 'crystal',
    on: 'staff',
    pivot: [-38, -132],
    hue: 200,
    idle: [{ as: 'glow' }, { as: 'hover', by: 0.4 }],
    shine: [{ at: [-38, -132], reach: 34 }],
    light: sheet('M-38 -146L-32 -134L-38 -124L-44 -134Z'),
  },
  {
    name: 'sparks',
    on: 'crystal',
    pivot: [-38, -132],
    hue: 200,
    idle: [{ as: 'twinkle' }],
    light: [gleam(-54, -148, 6), gleam(-22, -152, 5), gleam(-60, -126, 4)],
  },
  {
    name: 'body',
    pivot: [0, 0],
    idle: breath,
    ink: sheet(
      'M-16 -102C-10 -108 12 -108 18 -102C26 -76 30 -44 42 -10L46 2L28 -4L14 3L-2 -4L-18 3L-40 -2L-34 -14C-26 -46 -24 -76 -16 -102Z',
    ),
    marks: [
      ...scratch('M-16 -62L22 -62M2 -60L-2 -6M-10 -58C-16 -40 -20 -20 -24 -6M14 -58C20 -40 26 -20 30 -8'),
      gleam(-6, -30, 4),
      gleam(16, -22, 4),
    ],
  },
  {
    name: 'hand',
    on: 'body',
    pivot: [-12, -96],
    ink: sheet('M-8 -102C-24 -100 -34 -88 -42 -72L-34 -66L-28 -72L-20 -60L-8 -80Z'),
  },
  {
    name: 'head',
    on: 'body',
    pivot: [4, -104],
    idle: [{ as: 'sway', by: 1.2 }],
    ink: sheet('M-8 -108L-8 -122L22 -122L24 -114L32 -107L24 -105L22 -98C24 -84 18 -72 8 -62C0 -72 -8 -86 -8 -100Z'),
    marks: scratch('M4 -98C4 -88 6 -78 8 -70M14 -98C14 -90 12 -82 11 -76'),
    light: sheet('M11 -116L20 -115L19 -111.6L12 -113Z'),
  },
  {
    name: 'hat',
    on: 'head',
    pivot: [6, -120],
    idle: [{ as: 'sway', by: 0.8, from: 0.4 }],
    ink: sheet(
      'M-34 -118C-22 -124 -12 -126 -8 -132C-4 -148 -8 -162 -28 -164C-10 -172 12 -162 18 -146L22 -128C30 -124 40 -124 48 -122C28 -112 -12 -110 -34 -118Z',
    ),
    marks: [...scratch('M-10 -127C0 -123 14 -123 22 -127'), gleam(6, -140, 4)],
  },
  ...lantern([44, -80], 'arm'),
  {
    name: 'arm',
    on: 'body',
    pivot: [12, -98],
    idle: [{ as: 'sway', by: 1.5 }],
    ink: sheet('M6 -102C20 -106 28 -94 32 -84L46 -86C52 -86 52 -76 46 -76L40 -64L22 -60C12 -72 6 -88 6 -102Z'),
    marks: scratch('M34 -82L24 -62'),
  },
];

/** A feather in the cap and a lute on the back; the song is about himself. */
export const BARD: readonly Part[] = [
  {
    name: 'lute',
    on: 'body',
    pivot: [-16, -76],
    idle: [{ as: 'sway', by: 1 }],
    ink: [
      ...sheet('M-30 -82C-16 -86 -6 -76 -8 -62C-10 -46 -26 -38 -40 -44C-52 -50 -52 -66 -42 -74C-38 -78 -34 -80 -30 -82Z'),
      ...rod(5, 'M-26 -76L-50 -124'),
      ...sheet('M-46 -120L-54 -116L-64 -130L-54 -138Z'),
      ...rod(2.2, 'M-66 -124L-50 -134M-62 -118L-48 -127'),
    ],
    cuts: [disc(-28, -62, [5, 5])],
    marks: scratch('M-36 -48L-24 -76'),
  },
  {
    name: 'leg-far',
    on: 'body',
    pivot: [8, -50],
    ink: sheet('M2 -56L16 -56L20 -30L18 -8L30 -6C36 -6 38 -12 36 -14C42 -10 40 1 32 1L8 1L8 -28Z'),
  },
  {
    name: 'leg',
    on: 'body',
    pivot: [-6, -50],
    ink: sheet('M-14 -56L4 -56L-2 -30L-8 -8L4 -6C10 -6 12 -12 10 -14C16 -10 14 1 6 1L-22 1L-20 -28Z'),
    marks: scratch('M-18 -26L-4 -26'),
  },
  {
    name: 'body',
    pivot: [0, 0],
    idle: breath,
    ink: sheet('M-16 -104C-10 -110 14 -110 18 -104L16 -76L24 -50L14 -54L8 -46L0 -54L-8 -46L-12 -54L-24 -50L-14 -76Z'),
    marks: scratch('M-12 -70L16 -70M2 -104L2 -74', 'M-14 -62L-18 -54M16 -62L20 -54'),
  },
  {
    name: 'head',
    on: 'body',
    pivot: [4, -106],
    idle: [{ as: 'sway', by: 2 }],
    ink: sheet('M-8 -108C-14 -112 -14 -128 -8 -134C4 -138 20 -136 22 -126L28 -119L22 -117L20 -108L24 -100L12 -104L4 -102Z'),
    light: [...sheet('M11 -125L19 -124L18 -121L12 -122Z')],
    marks: scratch('M10 -112C14 -110 18 -111 21 -113'),
  },
  {
    name: 'hat',
    on: 'head',
    pivot: [4, -130],
    ink: sheet('M-22 -126C-20 -140 -6 -148 10 -144C22 -142 28 -134 40 -132C28 -124 -8 -122 -22 -126Z'),
    marks: scratch('M-16 -129C0 -132 16 -132 30 -131'),
  },
  {
    name: 'feather',
    on: 'hat',
    pivot: [-8, -140],
    idle: [{ as: 'sway', by: 3.4 }],
    ink: sheet(
      'M-2 -138C-12 -152 -28 -158 -44 -150C-40 -148 -40 -144 -42 -140C-36 -142 -34 -138 -34 -134C-26 -138 -18 -136 -10 -132Z',
    ),
    marks: scratch('M-8 -138C-18 -146 -28 -150 -40 -149'),
  },
  ...lantern([46, -82], 'arm'),
  {
    name: 'arm',
    on: 'body',
    pivot: [12, -100],
    idle: [{ as: 'sway', by: 1.8 }],
    ink: sheet('M4 -104C14 -114 30 -108 28 -94L46 -88C52 -86 50 -78 44 -78L24 -80C10 -80 2 -92 4 -104Z'),
    marks: scratch('M12 -106C14 -98 14 -90 12 -84M20 -107C22 -98 21 -90 18 -84'),
  },
];
