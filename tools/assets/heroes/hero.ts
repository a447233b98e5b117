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

export const bust = (...parts: readonly Part[]): Figure => ({ width: SIDE, height: SIDE, parts });

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
  pivot: [430, 420],
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

/** A light for the dead. */
export const candle: Part = {
  name: 'candle',
  pivot: [448, 430],
  shine: [{ at: [448, 420], reach: 96 }],
  ink: [shard('438,440 460,444 462,488 434,488')],
  light: [blob('449,436 440,428 442,414 452,396! 458,416 457,430')],
};
