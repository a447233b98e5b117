import { area, type Point, pathData, reversed } from './line';
import { type Shape, shard } from './shapes';

/** A piece of a puppet that may move by itself. */
export interface Part {
  readonly name: string;
  /** What it turns about. */
  readonly pivot: readonly [number, number];
  readonly ink: readonly Shape[];
  /** Skin stretched between bones: the light comes through it. */
  readonly skin?: readonly Shape[];
  /** Holes in the ink; in the light, where there is no ink. */
  readonly cuts?: readonly Shape[];
  /** Where the light grazes the ink: scales, wrinkles, folds. */
  readonly marks?: readonly Shape[];
  /** Light of its own. */
  readonly light?: readonly Shape[];
}

export interface Figure {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

const INK = '#0b0709';
/** How far a rim reaches. */
const HALO = 8;
const RIMS = [
  { width: 15, opacity: 0.06 },
  { width: 9, opacity: 0.1 },
  { width: 5.5, opacity: 0.18 },
  { width: 2.8, opacity: 0.6 },
];

/** The same puppet moved, turned or mirrored. */
export const remade = (parts: readonly Part[], move: (shape: Shape) => Shape): readonly Part[] =>
  parts.map((part) => {
    const { start } = move(shard(part.pivot.join()))[0] ?? { start: { x: 0, y: 0 } };
    const all = (shapes: readonly Shape[] = []): readonly Shape[] => shapes.map(move);
    const { ink, skin, cuts, marks, light } = part;
    return {
      ...part,
      pivot: [start.x, start.y],
      ink: all(ink),
      skin: all(skin),
      cuts: all(cuts),
      marks: all(marks),
      light: all(light),
    };
  });

export function figureSvg({ width, height, parts }: Figure): string {
  return `${head(width, height)}
  <defs>
    <linearGradient id="rim" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${height}"><stop offset="0" stop-color="#fff"/><stop offset="0.6" stop-color="#fff" stop-opacity="0.75"/><stop offset="1" stop-color="#fff" stop-opacity="0.2"/></linearGradient>
  </defs>
${parts.map(group).join('\n')}
</svg>
`;
}

export const head = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;

function group({ name, ink, skin = [], cuts = [], marks = [], light = [] }: Part): string {
  const outline = joined(ink, cuts);
  const rims = (data: string): readonly string[] =>
    RIMS.map(
      ({ width, opacity }) =>
        `<path d="${data}" fill="none" stroke="url(#rim)" stroke-width="${width}" stroke-opacity="${opacity}"/>`,
    );
  const lines = [
    ...(skin.length === 0
      ? []
      : [
          ...rims(joined(skin, [])).slice(2),
          `<path d="${joined(skin, cuts)}" fill="${INK}" fill-opacity="0.5"/>`,
          `<path d="${joined(skin, [])}" fill="url(#rim)" fill-opacity="0.1"/>`,
        ]),
    ...(ink.length === 0 ? [] : [...rims(outline), `<path d="${outline}" fill="${INK}"/>`]),
    ...(marks.length === 0 ? [] : [`<path d="${joined(marks, [])}" fill="url(#rim)" fill-opacity="0.3"/>`]),
    ...(light.length === 0 ? [] : lit(joined(light, ink.length === 0 ? cuts : []))),
  ];
  return [`  <g id="${name}" stroke-linejoin="round">`, ...lines.map((line) => `    ${line}`), '  </g>'].join('\n');
}

const lit = (data: string): readonly string[] => [
  `<path d="${data}" fill="none" stroke="#fff" stroke-width="14" stroke-opacity="0.14"/>`,
  `<path d="${data}" fill="none" stroke="#fff" stroke-width="6" stroke-opacity="0.3"/>`,
  `<path d="${data}" fill="#fff" fill-opacity="0.92"/>`,
];

/** One path: ink runs clockwise, holes the other way, as often as ink lies there. */
function joined(ink: readonly Shape[], cuts: readonly Shape[]): string {
  const clockwise = ink.map((shape) => (area(shape) < 0 ? reversed(shape) : shape));
  const holes = cuts.flatMap((cut) => {
    const hole = area(cut) > 0 ? reversed(cut) : cut;
    return Array.from({ length: clockwise.filter((shape) => covers(shape, cut)).length }, () => hole);
  });
  return [...clockwise, ...holes].map(pathData).join('');
}

function covers(shape: Shape, cut: Shape): boolean {
  const count = cut.length || 1;
  const middle = cut.reduce((sum, { start }) => ({ x: sum.x + start.x / count, y: sum.y + start.y / count }), { x: 0, y: 0 });
  return inside(middle, shape);
}

function inside({ x, y }: Point, shape: Shape): boolean {
  const points = shape.flatMap((curve) => [curve.start, curve.from, curve.to]);
  return points.reduce((within, one, at) => {
    const other = points[(at + 1) % points.length] ?? one;
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    return crosses ? !within : within;
  }, false);
}

/** What to know of a picture's groups to move them: what they turn about, and where they are: left, top, width, height. */
export const partsOf = ({ width, height, parts }: Figure): readonly object[] =>
  parts.map(({ name, pivot, ink, skin = [], light = [], marks = [] }) => {
    const points = [...ink, ...skin, ...light, ...marks].flat().flatMap(({ start, from, to }) => [start, from, to]);
    const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
    const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
    const [x, y] = [Math.max(0, Math.floor(left - HALO)), Math.max(0, Math.floor(top - HALO))];
    const box = [x, y, Math.min(width, Math.ceil(right + HALO)) - x, Math.min(height, Math.ceil(bottom + HALO)) - y];
    const [px, py] = [Math.min(width, Math.round(pivot[0])), Math.min(height, Math.round(pivot[1]))];
    return { name, pivot: [px, py], box };
  });
