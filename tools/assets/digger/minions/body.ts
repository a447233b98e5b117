import { type Part, remade } from '../../drawing/figure';
import { member, placed } from '../../drawing/limbs';
import { disc, moved, type Shape, turned } from '../../drawing/shapes';
import { scratch, sheet } from '../stage';

type Place = readonly [x: number, y: number];

/** `x,y x,y x,y`. */
function joints(text: string): readonly [Place, Place, Place] {
  const places = text.split(' ').map((word): Place => {
    const [x = Number.NaN, y = Number.NaN] = word.split(',').map(Number);
    return [x, y];
  });
  const [one, two, three] = places;
  if (one === undefined || two === undefined || three === undefined) throw new Error(`Not three joints: ${text}`);
  return [one, two, three];
}

/** A turn about the hip or the neck, and a way. */
export interface Bend {
  readonly degrees?: number;
  readonly by?: Place;
}

const HIP: Place = [-4, -18];
const NECK: Place = [-2, -52];

/** Where a hat sits on a head that is not bent. */
const CROWN: Place = [4, -84];

const FOOT = sheet('M-7 1C-9 -4 -6 -8 0 -8L4 -7C8 -6 13 -4 16 1L10 0L11 2L4 1L4 3L-2 1Z');

/** A leg from hip over knee to ankle; the foot is turned by degrees. */
export function leg(name: string, places: string, foot = 0): Part {
  const [hip, knee, ankle] = joints(places);
  return {
    name,
    on: 'body',
    pivot: hip,
    ink: [member(`${hip.join()},13 ${knee.join()},9.5 ${ankle.join()},6.5`), ...placed(FOOT, { at: ankle, degrees: foot })],
  };
}

const HAND = sheet('M-4 -4L2 -5L8 -7L6 -3L10 -2L7 1L9 5L4 4L0 5L-4 3Z');

/** An arm from shoulder over elbow to the hand, whose fingers point along the last of it. */
export function arm(name: string, places: string): Part {
  const [shoulder, elbow, hand] = joints(places);
  const degrees = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
  return {
    name,
    on: 'body',
    pivot: shoulder,
    ink: [member(`${shoulder.join()},10 ${elbow.join()},7.4 ${hand.join()},5`), ...placed(HAND, { at: hand, degrees })],
  };
}

const torso: Part = {
  name: 'body',
  pivot: HIP,
  idle: [{ as: 'breathe', by: 3 }],
  ink: sheet(
    'M-13 -54C-28 -50 -34 -38 -30 -26C-27 -17 -18 -13 -6 -13C8 -13 16 -18 17 -28C18 -38 16 -46 10 -53C4 -58 -6 -58 -13 -54Z',
    'M-29 -25L-36 -9L-24 -13L-19 -4L-9 -12L0 -3L7 -12L17 -7L17 -25Z',
  ),
  marks: [
    ...sheet('M-8 -50C-20 -46 -27 -38 -26 -27C-23 -20 -16 -17 -10 -16C-19 -27 -18 -40 -8 -50Z'),
    ...scratch('M13 -29C4 -24 -10 -24 -24 -28', 'M-2 -26L-4 -18'),
  ],
};

const farEar: Part = {
  name: 'ear-far',
  on: 'head',
  pivot: [-4, -80],
  idle: [{ as: 'sway', by: 4, from: 0.3 }],
  ink: sheet('M2 -78C-6 -92 -18 -102 -32 -107C-27 -97 -27 -90 -21 -81C-17 -76 -8 -72 0 -72Z'),
};

const head: Part = {
  name: 'head',
  on: 'body',
  pivot: NECK,
  idle: [{ as: 'sway', by: 1.6 }],
  ink: sheet(
    'M-16 -66C-18 -81 -6 -89 8 -87C19 -85 24 -78 25 -71L35 -66C41 -62 42 -56 39 -51C37 -54 34 -56 30 -57L22 -56C12 -53 -4 -50 -10 -52C-14 -55 -16 -60 -16 -66Z',
    'M-12 -66L-12 -50L6 -50L8 -62Z',
  ),
  marks: [...sheet('M26 -71L35 -66C39 -63 40 -59 39 -56C36 -61 31 -63 24 -65Z'), ...scratch('M8 -72C13 -76 19 -75 23 -71')],
};

const jaw: Part = {
  name: 'jaw',
  on: 'head',
  pivot: [-6, -54],
  idle: [{ as: 'bite', by: 0.8 }],
  ink: sheet('M-12 -56L24 -57C27 -55 28 -52 25 -48C16 -42 -2 -43 -9 -49Z'),
  light: sheet('M21 -55L24 -61L26 -55Z'),
};

const eye: Part = {
  name: 'eye',
  on: 'head',
  pivot: [15, -67],
  idle: [{ as: 'blink' }],
  light: sheet('M7 -73L24 -68C22 -61 9.6 -61.4 7 -73Z'),
  cuts: [disc(16.8, -67, [2.2, 2.6])],
};

const nearEar: Part = {
  name: 'ear',
  on: 'head',
  pivot: [-10, -68],
  idle: [
    { as: 'sway', by: 4 },
    { as: 'snap', by: 0.2, from: 0.5 },
  ],
  ink: sheet('M-6 -77C-22 -87 -40 -94 -58 -92C-49 -86 -48 -79 -44 -72C-37 -62 -21 -57 -6 -60Z'),
  marks: sheet('M-12 -68C-24 -70 -37 -77 -48 -88C-43 -77 -32 -66 -14 -63Z'),
};

const bent = (parts: readonly Part[], [x, y]: Place, { degrees = 0, by: [dx, dy] = [0, 0] }: Bend): readonly Part[] =>
  remade(parts, (shape: Shape) => moved(turned(shape, { x, y }, { degrees }), dx, dy));

export const bentHead = (bend: Bend, { asleep = false } = {}): readonly Part[] =>
  bent(asleep ? [farEar, head, jaw, lid, nearEar] : [farEar, head, jaw, eye, nearEar], NECK, bend);

const lid: Part = { name: 'eye', on: 'head', pivot: [15, -66], marks: scratch('M9 -67C13 -63 18 -63 23 -66') };

/** Where the hat of a bent head goes. */
export function crownOf({ degrees = 0, by: [dx, dy] = [0, 0] }: Bend): { readonly at: Place; readonly degrees: number } {
  const [part] = bent([{ name: 'hat', pivot: CROWN }], NECK, { degrees, by: [dx, dy] });
  return { at: part?.pivot ?? CROWN, degrees };
}

export const bentTorso = (bend: Bend): readonly Part[] => bent([torso], HIP, bend);
