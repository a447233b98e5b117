import type { Part } from '../../drawing/figure';
import { crack, many } from '../../drawing/marks';
import { blob, limb, moved, type Shape, shard, turned } from '../../drawing/shapes';
import { type Peril, SIDE } from './peril';

/** Where the lines of the wall run together. */
const FLIGHT = { x: 632, y: 250 };
const NEAR = 14;
/** A point of the wall: how far along it, and how high on its near edge. */
const spot = (x: number, high: number): string => `${x},${high + ((FLIGHT.y - high) * (x - NEAR)) / (FLIGHT.x - NEAR)}`;
const stone = (left: number, right: number, [top, bottom]: readonly [number, number]): Shape =>
  shard([spot(left, top), spot(right, top), spot(right, bottom), spot(left, bottom)].join(' '));

const COLUMNS = [20, 74, 124, 168, 206, 240];
const COURSES = many(8, (at): readonly [number, number] => [16 + at * 60, 70 + at * 60]);
/** Which stones have a slit for arrows: course and column. */
const SLITS: readonly (readonly [number, number])[] = [
  [1, 0],
  [5, 0],
  [3, 1],
  [1, 2],
  [6, 2],
  [4, 3],
  [2, 3],
];

const wall: Part = {
  name: 'wall',
  pivot: [14, 256],
  ink: [
    shard(
      [
        spot(8, 6),
        spot(60, -4),
        spot(78, 6),
        spot(120, 4),
        spot(136, 18),
        spot(180, 10),
        spot(206, 26),
        spot(236, 20),
        '246,180',
        '240,250',
        '250,330',
        spot(236, 490),
        spot(150, 500),
        spot(8, 504),
      ].join(' '),
    ),
    shard(`${spot(8, 6)} 30,0 44,14 ${spot(50, 10)}`),
  ],
  cuts: SLITS.map(([course, column]) => {
    const [left = 0, right = 0] = [COLUMNS[column], COLUMNS[column + 1]];
    const [middle, half] = [(left + right) / 2, (right - left) * 0.13];
    const [top, bottom] = COURSES[course] ?? [0, 0];
    return shard(
      [
        spot(middle - half, top + 4),
        spot(middle, top - 8),
        spot(middle + half, top + 4),
        spot(middle + half, bottom - 4),
        spot(middle, bottom + 8),
        spot(middle - half, bottom - 4),
      ].join(' '),
    );
  }),
  marks: COURSES.flatMap(([top, bottom], course) =>
    COLUMNS.slice(0, -1).flatMap((left, column) => {
      if (SLITS.some(([one, other]) => one === course && other === column)) return [];
      const shift = course % 2 === 0 ? 0 : 16;
      const right = (COLUMNS[column + 1] ?? 0) - 5 + shift;
      return right > 236 ? [] : [stone(left + shift, right, [top + 3, bottom - 3])];
    }),
  ),
};

/** An arrow that flies to the right, its point at nothing. */
const HEAD = shard('-36,0 -30,-13 0,0 -30,13');
const SHAFT = [limb('-170,0,6 -90,0,6 -20,0,6'), shard('-176,-15 -140,-15 -122,0 -140,15 -176,15 -162,0')];
const FEATHER = [crack('-166,-9,0 -142,-8,3 -134,-2,0'), crack('-166,9,0 -142,8,3 -134,2,0')];

interface Flight {
  readonly degrees: number;
  readonly scale: number;
}
const placed = (shapes: readonly Shape[], [x, y]: readonly [number, number], flight: Flight): readonly Shape[] =>
  shapes.map((shape) => moved(turned(shape, { x: 0, y: 0 }, flight), x, y));

const flying = (name: string, at: readonly [number, number], flight: Flight): Part => ({
  name,
  pivot: at,
  idle: [{ as: 'drift', by: flight.scale * 1.6, from: flight.scale }],
  ink: placed([HEAD, ...SHAFT], at, flight),
  marks: placed([...FEATHER, crack('-226,-6,0 -206,-6,3 -188,-6,0'), crack('-250,7,0 -214,7,3 -190,7,0')], at, flight),
});

/** One that has found something: its head is in it. */
const stuck = (name: string, at: readonly [number, number], flight: Flight): Part => ({
  name,
  pivot: at,
  idle: [{ as: 'tremble', by: 2.6, from: flight.scale }],
  ink: placed(SHAFT, at, flight),
  marks: placed([...FEATHER, crack('-22,-8,0 -10,-16,4 -2,-26,0'), crack('-22,8,0 -12,18,4 -8,28,0')], at, flight),
});

/** What somebody held up against them. */
const shield: Part = {
  name: 'shield',
  pivot: [436, 500],
  ink: [
    blob('366,238! 404,236 440,216! 474,238 508,242! 510,330 494,404 440,470! 388,402 366,330'),
    shard('366,508 384,480 410,472 424,446 456,440 470,464 494,472 508,508'),
  ],
  cuts: [crack('470,238,0 460,268,9 474,292,7 464,322,0'), crack('380,340,0 398,352,9 396,372,0')],
  marks: [
    blob(
      '376,248! 406,246 440,230! 472,246 498,252! 500,330 484,398 440,454! 398,398 376,330! 382,330! 404,396 440,444! 478,394 492,330 490,258! 470,254 440,240! 408,254 382,256!',
    ),
    shard('392,482 412,476 420,490 398,496'),
    shard('462,474 486,478 492,496 468,492'),
    shard('440,276 452,318 484,330 452,342 440,396 428,342 398,330 428,318'),
  ],
};

export const arrowWall: Peril = {
  glow: { hue: 34, saturation: 70 },
  width: SIDE,
  height: SIDE,
  parts: [
    wall,
    flying('arrow-far', [374, 192], { degrees: 3, scale: 0.74 }),
    flying('arrow-high', [440, 104], { degrees: -7, scale: 1.16 }),
    shield,
    stuck('arrow-struck', [420, 288], { degrees: 9, scale: 0.8 }),
    stuck('arrow-deep', [424, 372], { degrees: -5, scale: 0.9 }),
    flying('arrow-low', [342, 446], { degrees: 4, scale: 1.45 }),
  ],
};
