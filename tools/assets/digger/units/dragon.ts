import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { wisp } from '../rooms/fire';
import { scratch, sheet } from '../stage';

const wing = (name: string, { skin, bones }: { readonly skin: string; readonly bones: string }, from: number): Part => ({
  name,
  on: 'body',
  pivot: [-10, -78],
  idle: [{ as: 'sway', by: 2.4, from }],
  skin: sheet(skin),
  ink: sheet(bones),
});

/** Wide awake, and counting. */
export const DRAGON: readonly Part[] = [
  wing(
    'wing-far',
    {
      skin: 'M-4 -84C8 -120 30 -146 62 -160C58 -142 62 -130 72 -122C58 -120 50 -112 50 -100C38 -102 28 -96 24 -84Z',
      bones: 'M-6 -80C6 -118 28 -146 64 -164C38 -140 20 -110 6 -76Z',
    },
    0.3,
  ),
  {
    name: 'tail',
    on: 'body',
    pivot: [-36, -24],
    idle: [{ as: 'sway', by: 2 }],
    ink: sheet(
      'M-24 -44C-48 -40 -66 -26 -72 -6C-74 2 -64 6 -52 2C-34 -4 -10 -2 8 2L-8 -14C-26 -18 -44 -16 -54 -12C-50 -24 -38 -30 -22 -28Z',
      'M-72 -8L-84 -26L-82 -8L-86 4L-70 2Z',
    ),
    marks: scratch('M-62 -14C-52 -26 -40 -34 -28 -36'),
  },
  { name: 'leg-far', on: 'body', pivot: [22, -40], ink: sheet('M12 -52L34 -48L32 -24L36 -8L50 -4L46 2L16 2L18 -20Z') },
  {
    name: 'body',
    pivot: [0, 0],
    idle: [{ as: 'breathe', by: 2.4 }],
    ink: sheet('M-40 -40C-44 -66 -24 -84 2 -84C18 -86 32 -78 36 -62C40 -44 28 -22 4 -18C-18 -14 -38 -22 -40 -40Z'),
    marks: [
      ...scratch('M10 -72C24 -66 28 -48 18 -32M16 -66L28 -64M20 -54L32 -54M18 -42L30 -40'),
      ...sheet('M-34 -46C-34 -62 -18 -74 0 -76C-14 -66 -24 -52 -24 -36Z'),
    ],
  },
  {
    name: 'leg',
    on: 'body',
    pivot: [-18, -36],
    ink: sheet('M-40 -38C-38 -52 -16 -54 -8 -40C-4 -28 -12 -20 -16 -14L-2 -8L4 -2L2 3L-34 3L-30 -10C-38 -18 -42 -28 -40 -38Z'),
    marks: scratch('M-32 -40C-26 -46 -18 -44 -14 -38M-8 -4L-6 2M-16 -4L-14 2'),
  },
  {
    name: 'neck',
    on: 'body',
    pivot: [16, -70],
    idle: [{ as: 'sway', by: 1 }],
    ink: sheet(
      'M-6 -80C10 -92 16 -112 12 -130L34 -134C40 -108 36 -80 24 -56Z',
      'M12 -130L0 -132L13 -120Z',
      'M14 -116L2 -114L14 -105Z',
      'M10 -100L-2 -96L8 -90Z',
    ),
    marks: scratch('M34 -116L26 -114M34 -104L25 -102M32 -92L23 -91M29 -80L20 -80'),
  },
  {
    name: 'head',
    on: 'neck',
    pivot: [20, -130],
    idle: [{ as: 'sway', by: 1.6 }],
    ink: sheet(
      'M8 -132C6 -146 18 -154 34 -150L46 -144C58 -144 72 -138 78 -128C78 -122 72 -122 66 -123L36 -122L14 -118Z',
      'M14 -146C2 -152 -8 -152 -16 -160C-8 -162 10 -160 24 -150Z',
      'M10 -138C-2 -140 -10 -138 -18 -142C-12 -134 0 -130 12 -130Z',
      'M66 -140L70 -148L74 -136Z',
    ),
    marks: scratch('M70 -132L72 -129M28 -146C34 -148 40 -146 44 -142'),
    light: sheet('M60 -124L62 -117L65 -124Z', 'M48 -123L50 -117L52 -123Z'),
  },
  {
    name: 'jaw',
    on: 'head',
    pivot: [22, -122],
    idle: [{ as: 'bite' }],
    ink: sheet('M16 -122L34 -118L64 -114L70 -116C66 -106 50 -104 34 -106C24 -106 16 -112 16 -122Z'),
    light: sheet('M56 -115L58 -120L60 -115Z'),
  },
  {
    name: 'eyes',
    on: 'head',
    pivot: [36, -138],
    hue: 48,
    idle: [{ as: 'blink' }],
    light: sheet('M28 -141L44 -137C40 -132 30 -134 28 -141Z'),
    cuts: [disc(36.6, -137.4, [1.4, 2.6])],
  },
  { ...wisp('breath', [74, -134], 0.2), on: 'head' },
  wing(
    'wing',
    {
      skin: 'M-14 -76C-22 -118 -40 -146 -76 -162C-72 -146 -78 -132 -88 -124C-74 -122 -68 -112 -70 -98C-58 -102 -48 -96 -48 -82C-38 -86 -26 -84 -18 -72Z',
      bones: 'M-6 -74C-14 -118 -36 -150 -78 -166C-46 -142 -30 -110 -20 -72Z',
    },
    0,
  ),
];
