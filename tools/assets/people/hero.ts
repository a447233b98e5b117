import { type Figure, type Part, remade } from '../drawing/figure';
import { blob, limb, mirrored, moved, type Shape, shard, turned } from '../drawing/shapes';

/** A hero as the party sees him: well, with half of his health gone, and what is left of him. */
export interface Hero {
  readonly hale: Figure;
  readonly hurt: Figure;
  readonly fallen: Figure;
}

const SIDE = 512;
export const MIDDLE = SIDE / 2;

/** However a head is bent, its eyes shut where they are. */
export const bust = (...parts: readonly Part[]): Figure => ({
  width: SIDE,
  height: SIDE,
  parts: parts.map((part) => (part.name === 'eyes' ? { ...part, pivot: middleOf(part.light ?? []) } : part)),
});

function middleOf(shapes: readonly Shape[]): Part['pivot'] {
  const points = shapes.flat().map(({ start }) => start);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** The light they stand in grows colder. */
export const GLOWS: Readonly<Record<keyof Hero, { readonly hue: number; readonly saturation: number; readonly light: number }>> =
  {
    hale: { hue: 32, saturation: 80, light: 100 },
    hurt: { hue: 16, saturation: 48, light: 84 },
    fallen: { hue: 216, saturation: 30, light: 70 },
  };

/** What is drawn apart so far that its edges never meet on a small sheet. */
export const SHEET_GAP = 40;

/** Who has half of their health left breathes hard. */
export const panting = (part: Part): Part => ({ ...part, idle: [{ as: 'breathe', by: 2.4 }] });

/** It lies there, and nobody moves it any more. */
export const laid = ({ on: _on, idle: _idle, ...part }: Part): Part => part;

/** A shape and its likeness on the other side. */
export const both = (shape: Shape): readonly Shape[] => [shape, mirrored(shape, MIDDLE)];

interface Bend {
  readonly degrees?: number;
  readonly by?: readonly [number, number];
  readonly scale?: number;
  readonly about?: readonly [number, number];
}

/** A part turned about its pivot, then moved. */
export function bent(part: Part, { degrees = 0, by: [dx, dy] = [0, 0], scale = 1, about = part.pivot }: Bend): Part {
  const [x, y] = about;
  const [made = part] = remade([part], (shape) => moved(turned(shape, { x, y }, { degrees, scale }), dx, dy));
  return made;
}

/** A fist about something upright at its pivot. */
export const fist: Part = {
  name: 'fist',
  on: 'body',
  pivot: [430, 420],
  idle: [{ as: 'sway', by: 0.8, from: 0.35 }],
  ink: [blob('396,384! 424,372 458,380 470,400 466,438 440,456 404,450 390,420')],
  marks: ['400,398,0 430,392,6 464,402,0', '398,418,0 430,412,6 466,422,0', '404,436,0 430,432,6 462,440,0'].map(limb),
};

/** What the others heaped up over one of them. */
export const cairn: Part = {
  name: 'cairn',
  pivot: [MIDDLE, 512],
  ink: [
    shard('18,520 40,474 84,468 104,440 150,444 176,414 226,420 262,402 310,418 346,412 376,442 424,440 444,472 480,480 498,520'),
  ],
  marks: [
    shard('110,448 148,452 140,480 98,478'),
    shard('180,422 222,428 212,462 166,456'),
    shard('232,428 262,412 300,426 284,456 240,458'),
    shard('316,424 344,420 364,446 326,456'),
    shard('380,450 420,448 432,474 386,480'),
    shard('52,482 84,476 96,500 44,506'),
    shard('222,470 284,466 296,498 214,500'),
  ],
};

/** A light for the dead: wax, its flame, and what goes up from it. */
export function candles(dx: number, dy: number): readonly Part[] {
  return [wax, flame, wisp].map((part) => bent(part, { by: [dx, dy] }));
}

const wax: Part = { name: 'candle', pivot: [448, 488], ink: [shard('438,440 460,444 462,488 434,488')] };
const flame: Part = {
  name: 'flame',
  on: 'candle',
  pivot: [449, 438],
  idle: [{ as: 'flicker', by: 1.3 }],
  shine: [{ at: [448, 420], reach: 96 }],
  light: [blob('449,436 440,428 442,414 452,396! 458,416 457,430')],
};
const wisp: Part = {
  name: 'wisp',
  pivot: [452, 392],
  idle: [{ as: 'smoke', by: 0.7, from: 0.4 }],
  marks: [limb('452,388,0 444,366,6 458,342,7 448,318,0')],
};
