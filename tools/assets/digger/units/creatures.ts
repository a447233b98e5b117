import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { rod, scratch, sheet } from '../stage';

/** All belly, arms down to the ground, and half a tree. */
export const TROLL: readonly Part[] = [
  {
    name: 'arm-far',
    on: 'body',
    pivot: [28, -92],
    idle: [{ as: 'sway', by: 1.4 }],
    ink: sheet('M22 -104C42 -104 56 -84 58 -58C60 -40 60 -24 66 -14L58 -16L56 -8L48 -14L40 -8L40 -26C38 -46 32 -62 20 -76Z'),
    marks: scratch('M50 -26L48 -15M57 -26L57 -16'),
  },
  { name: 'leg-far', on: 'body', pivot: [16, -30], ink: sheet('M6 -40L36 -38L36 -10L48 -4L48 2L8 2Z') },
  {
    name: 'leg',
    on: 'body',
    pivot: [-18, -30],
    ink: sheet('M-38 -40L-4 -38L-6 -10L6 -4L6 2L-40 2Z'),
    marks: scratch('M-8 -4L-6 1M-2 -4L0 1M-16 -4L-14 1'),
  },
  {
    name: 'body',
    pivot: [0, 0],
    idle: [{ as: 'breathe', by: 3 }],
    ink: sheet(
      'M-48 -96C-48 -124 -20 -136 4 -132C30 -130 44 -112 42 -90C50 -70 48 -46 36 -32L-40 -32C-56 -48 -58 -76 -48 -96Z',
      'M-44 -36L40 -36L44 -18L32 -24L24 -10L12 -22L2 -8L-10 -22L-22 -10L-30 -24L-42 -16Z',
    ),
    marks: [
      ...sheet('M-34 -104C-46 -84 -44 -56 -30 -42C-36 -62 -36 -84 -24 -102Z'),
      ...scratch('M-14 -58C0 -50 18 -50 30 -60M-2 -80L6 -80', 'M-40 -34L38 -34'),
      disc(-30, -112, [2.4, 2]),
      disc(-22, -120, [2, 1.6]),
    ],
  },
  {
    name: 'head',
    on: 'body',
    pivot: [14, -116],
    idle: [{ as: 'sway', by: 1.2 }],
    ink: sheet(
      'M-4 -124C-8 -144 8 -156 24 -152C36 -150 42 -140 42 -130C52 -128 62 -118 62 -106C62 -98 54 -96 48 -100C44 -102 40 -106 38 -108L34 -102L2 -104Z',
      'M2 -138C-10 -150 -22 -150 -30 -144C-22 -140 -20 -132 -12 -126C-8 -122 -2 -122 4 -124Z',
      'M14 -152L12 -164L20 -156L26 -166L28 -154Z',
    ),
    marks: [
      ...sheet('M44 -126C52 -122 58 -114 58 -106C52 -114 46 -118 40 -119Z'),
      ...scratch('M22 -142C28 -144 34 -142 38 -138'),
    ],
  },
  {
    name: 'jaw',
    on: 'head',
    pivot: [6, -106],
    idle: [{ as: 'bite', by: 0.8 }],
    ink: sheet('M-2 -110L42 -108C46 -100 42 -90 30 -88C14 -88 0 -94 -2 -110Z'),
    light: sheet('M32 -107L36 -122L39.6 -107Z', 'M20 -106L22 -112L24.6 -106Z'),
  },
  {
    name: 'eyes',
    on: 'head',
    pivot: [28, -133],
    idle: [{ as: 'blink' }],
    light: sheet('M20 -137L36 -133C34 -128 24 -129 20 -137Z'),
    cuts: [disc(29, -132.6, [2, 2.2])],
  },
  {
    name: 'club',
    on: 'arm',
    pivot: [-50, -40],
    ink: sheet(
      'M-50 -36C-60 -66 -72 -92 -84 -108C-90 -124 -76 -136 -62 -128C-54 -122 -54 -112 -52 -102C-48 -80 -44 -58 -40 -38Z',
      'M-82 -118L-94 -124L-84 -108Z',
      'M-56 -116L-44 -122L-53 -104Z',
      'M-74 -130L-72 -144L-62 -128Z',
    ),
    marks: scratch('M-74 -116C-66 -98 -56 -70 -48 -44M-64 -120C-58 -104 -54 -86 -50 -70'),
  },
  {
    name: 'arm',
    on: 'body',
    pivot: [-36, -96],
    idle: [{ as: 'sway', by: 1.2, from: 0.4 }],
    ink: sheet('M-30 -108C-52 -106 -66 -88 -66 -66C-64 -52 -60 -42 -54 -34L-42 -30L-34 -38L-42 -50C-46 -60 -36 -72 -22 -84Z'),
    marks: scratch('M-54 -36L-44 -44M-48 -33L-38 -40'),
  },
];

/** Nobody knows who carved it; it has not let anybody pass since. */
export const GUARDIAN: readonly Part[] = [
  { name: 'leg-far', on: 'body', pivot: [16, -40], ink: sheet('M6 -46L34 -46L38 2L6 2Z'), marks: scratch('M8 -22L35 -22') },
  { name: 'leg', on: 'body', pivot: [-16, -40], ink: sheet('M-34 -46L-6 -46L-6 2L-38 2Z'), marks: scratch('M-35 -22L-8 -22') },
  {
    name: 'arm-far',
    on: 'body',
    pivot: [34, -104],
    idle: [{ as: 'sway', by: 0.5 }],
    ink: sheet('M28 -116L50 -112L54 -78L50 -76L56 -38L34 -38L34 -76L30 -78Z'),
    marks: scratch('M36 -77L50 -77M38 -54L54 -54'),
  },
  {
    name: 'body',
    pivot: [0, 0],
    idle: [{ as: 'breathe', by: 0.8 }],
    ink: sheet('M-44 -120L-28 -128L28 -128L44 -120L38 -84L34 -42L-34 -42L-38 -84Z'),
    marks: [
      ...scratch('M-38 -84L-14 -84L-8 -92M38 -84L16 -84L10 -78M-30 -62L-4 -62M8 -58L34 -60M-24 -120L-30 -104'),
      ...sheet('M-40 -118L-28 -124L-30 -98L-36 -90Z'),
    ],
  },
  {
    name: 'rune',
    on: 'body',
    pivot: [0, -98],
    hue: 190,
    idle: [{ as: 'glow' }],
    shine: [{ at: [0, -98], reach: 30 }],
    light: sheet('M-2 -116L2 -116L2 -104L12 -98L10 -94L2 -99L2 -80L-2 -80L-2 -99L-10 -94L-12 -98L-2 -104Z'),
  },
  {
    name: 'head',
    on: 'body',
    pivot: [0, -126],
    idle: [{ as: 'sway', by: 0.4 }],
    ink: sheet('M-20 -124L-22 -150L-12 -160L12 -160L22 -150L20 -124Z', 'M-26 -152L-14 -166L14 -166L26 -152L20 -148L-20 -148Z'),
    marks: scratch('M-14 -132L14 -132M0 -146L0 -136M-18 -156L18 -156'),
    light: sheet('M-15 -144L-3 -142L-4 -138L-14 -139Z', 'M15 -144L3 -142L4 -138L14 -139Z'),
  },
  {
    name: 'shield',
    on: 'body',
    pivot: [-40, -80],
    idle: [{ as: 'sway', by: 0.5, from: 0.5 }],
    ink: sheet('M-70 -104L-24 -104L-24 -26L-47 -4L-70 -26Z'),
    cuts: sheet('M-47 -86C-38 -86 -34 -80 -34 -72L-38 -64L-38 -54L-56 -54L-56 -64L-60 -72C-60 -80 -56 -86 -47 -86Z'),
    marks: scratch('M-66 -98L-28 -98M-66 -30L-47 -11L-28 -30'),
  },
  {
    name: 'mark',
    on: 'shield',
    pivot: [-47, -72],
    ink: [disc(-52, -72, [3.4, 4]), disc(-42, -72, [3.4, 4]), ...sheet('M-49 -63L-47 -67L-45 -63Z')],
  },
];

const insectLeg = (name: string, data: string, from: number): Part => ({
  name,
  on: 'body',
  pivot: [0, -50],
  idle: [{ as: 'sway', by: 1.2, from }],
  ink: rod(5, data),
});

/** Three pairs of legs in a hurry, and two sickles before it. */
export const GIANT_INSECT: readonly Part[] = [
  insectLeg('leg-far', 'M-24 -46L-40 -70L-56 0M-4 -46L2 -74L-14 0M14 -50L36 -66L28 0', 0.3),
  {
    name: 'wings',
    on: 'body',
    pivot: [4, -72],
    idle: [{ as: 'tremble', by: 2 }],
    skin: sheet(
      'M8 -76C-14 -112 -50 -130 -84 -124C-82 -104 -50 -78 -8 -66Z',
      'M6 -74C-24 -92 -60 -98 -86 -86C-78 -72 -44 -62 -10 -62Z',
    ),
    marks: scratch('M4 -76C-22 -102 -50 -116 -78 -120M0 -74C-30 -98 -50 -104 -66 -104M2 -72C-30 -84 -56 -88 -80 -84'),
  },
  {
    name: 'body',
    pivot: [0, -40],
    idle: [{ as: 'breathe', by: 2 }],
    ink: sheet(
      'M-84 -44C-82 -62 -62 -72 -40 -70C-24 -76 -6 -80 12 -78C26 -84 40 -78 42 -64C40 -50 26 -44 10 -46C-14 -30 -52 -24 -72 -30C-80 -34 -84 -38 -84 -44Z',
      'M-80 -40L-98 -34L-84 -50Z',
    ),
    marks: [
      ...scratch(
        'M-66 -66C-72 -54 -70 -40 -62 -30M-48 -70C-54 -56 -52 -40 -44 -30M-28 -72C-34 -60 -32 -46 -24 -36M-8 -77C-12 -66 -10 -56 -4 -46',
      ),
      ...sheet('M-78 -50C-70 -62 -50 -66 -34 -66C-50 -62 -66 -56 -74 -46Z'),
    ],
  },
  insectLeg('leg', 'M-34 -38L-58 -56L-74 0M-10 -40L-26 -64L-34 0M8 -46L20 -66L10 0', 0),
  {
    name: 'sickle',
    on: 'body',
    pivot: [34, -66],
    idle: [{ as: 'bite', by: 1.2 }],
    ink: [
      ...rod(6.4, 'M32 -62L52 -88L70 -104'),
      ...sheet('M66 -108L76 -104C82 -88 80 -70 70 -56C72 -70 70 -80 64 -88L62 -82L60 -92L55 -90Z'),
    ],
  },
  {
    name: 'head',
    on: 'body',
    pivot: [38, -72],
    idle: [{ as: 'sway', by: 2 }],
    ink: sheet('M26 -70C22 -88 32 -98 44 -98C58 -98 66 -90 66 -80L60 -64L54 -70L50 -58L44 -66C36 -62 28 -64 26 -70Z'),
    marks: scratch('M34 -72C40 -68 48 -70 52 -74'),
  },
  {
    name: 'eyes',
    on: 'head',
    pivot: [48, -84],
    idle: [{ as: 'glow', by: 0.6 }],
    light: sheet('M38 -84C40 -94 54 -96 60 -88C58 -80 46 -76 38 -84Z'),
  },
  {
    name: 'feelers',
    on: 'head',
    pivot: [46, -96],
    idle: [{ as: 'sway', by: 5 }],
    ink: [
      ...rod(2.4, 'M44 -96C46 -116 58 -130 74 -132M38 -96C34 -116 40 -134 54 -142'),
      disc(75, -132, [3, 3]),
      disc(55, -143, [3, 3]),
    ],
  },
  {
    name: 'sickle-near',
    on: 'body',
    pivot: [24, -58],
    idle: [{ as: 'bite', by: -1, from: 0.4 }],
    ink: [
      ...rod(6.8, 'M22 -56L40 -34L62 -40'),
      ...sheet('M58 -46L68 -38C70 -24 66 -10 54 0C58 -12 58 -20 54 -28L50 -24L48 -34Z'),
    ],
  },
];
