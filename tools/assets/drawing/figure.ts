import type tuning from '../../../assets/tuning.json';
import type { Point } from './line';
import { packed } from './packed';
import { type Shape, shard } from './shapes';

/** A light in the dust: brightest where it is, gone where it no longer reaches. */
export interface Shine {
  readonly at: readonly [number, number];
  readonly reach: number;
  readonly rays?: readonly Shape[];
}

/** A piece of a puppet that may move by itself. What it is made of lies in this order, from back to front. */
export interface Part {
  readonly name: string;
  /** What it turns about. */
  readonly pivot: readonly [number, number];
  /** The part that it moves with. */
  readonly on?: string;
  /** What it does by itself. */
  readonly idle?: readonly Idle[];
  /** How much it follows the eye, where it does not stand with the figure: less than 1 behind it, more before it. */
  readonly depth?: number;
  /** In degrees, for light of another colour than the figure's. */
  readonly hue?: number;
  readonly shine?: readonly Shine[];
  /** Skin stretched between bones: the light comes through it. */
  readonly skin?: readonly Shape[];
  readonly ink?: readonly Shape[];
  /** Holes in the ink; in the light, where there is no ink. */
  readonly cuts?: readonly Shape[];
  /** Where the light grazes the ink: scales, wrinkles, folds. */
  readonly marks?: readonly Shape[];
  /** Light of its own. */
  readonly light?: readonly Shape[];
}

export interface Idle {
  readonly as: keyof (typeof tuning)['idles'];
  /** How strongly; backwards below nothing. */
  readonly by?: number;
  /** Where in its round it begins, from 0 to 1. */
  readonly from?: number;
}

export interface Figure {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
  /** How many times as wide as usual its rims are, for what is shown small. */
  readonly rim?: number;
}

/** The same puppet moved, turned or mirrored. */
export function remade(parts: readonly Part[], move: (shape: Shape) => Shape): readonly Part[] {
  const point = (at: readonly [number, number]): readonly [number, number] => {
    const { x, y } = move(shard(at.join()))[0]?.start ?? { x: 0, y: 0 };
    return [x, y];
  };
  const all = (shapes: readonly Shape[] = []): readonly Shape[] => shapes.map(move);
  return parts.map((part) => ({
    ...part,
    pivot: point(part.pivot),
    shine: (part.shine ?? []).map(({ at, reach, rays }) => ({ at: point(at), reach, rays: all(rays) })),
    skin: all(part.skin),
    ink: all(part.ink),
    cuts: all(part.cuts),
    marks: all(part.marks),
    light: all(part.light),
  }));
}

/** How far a rim reaches. */
const RIM = 8;

type Box = readonly [x: number, y: number, width: number, height: number];

interface Facts {
  readonly size: readonly [number, number];
  readonly sheet: readonly [number, number];
  readonly parts: readonly object[];
}

/**
 * What to know of a picture to move its groups: its size, what they turn about, where they are (left, top, width, height), and
 * where they lie on a sheet that has each of them apart.
 */
export function partsOf(figure: Figure, gap?: number): Facts {
  const boxes = figure.parts.map((part) => boxOf(part, figure));
  const { size, places } = packed(
    boxes.map(([, , width, height]) => [width, height]),
    gap,
  );
  const parts = figure.parts.map(({ name, pivot, on, idle, depth, hue, ink = [], skin = [] }, at) => ({
    name,
    pivot: [Math.min(figure.width, Math.round(pivot[0])), Math.min(figure.height, Math.round(pivot[1]))],
    box: boxes[at],
    at: places[at],
    ...(on === undefined ? {} : { on }),
    ...(ink.length + skin.length === 0 ? { lit: true } : {}),
    ...(depth === undefined ? {} : { depth }),
    ...(hue === undefined ? {} : { hue }),
    ...(idle === undefined ? {} : { idle }),
  }));
  return { size: [figure.width, figure.height], sheet: size, parts };
}

function boxOf(part: Part, { width, height, rim = 1 }: Figure): Box {
  const reach = RIM * rim;
  const points = outlines(part);
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
  const [x, y] = [Math.max(0, Math.floor(left - reach)), Math.max(0, Math.floor(top - reach))];
  return [x, y, Math.min(width, Math.ceil(right + reach)) - x, Math.min(height, Math.ceil(bottom + reach)) - y];
}

function outlines({ ink = [], skin = [], light = [], marks = [], shine = [] }: Part): readonly Point[] {
  const shone = shine.flatMap(({ at: [x, y], reach }) => [
    { x: x - reach, y: y - reach },
    { x: x + reach, y: y + reach },
  ]);
  return [...[...ink, ...skin, ...light, ...marks].flat().flatMap(({ start, from, to }) => [start, from, to]), ...shone];
}
