import type { Figure, Part, Shine } from './figure';
import { area, type Point, pathData, reversed } from './line';
import type { Shape } from './shapes';

const INK = '#0b0709';
const RIMS = [
  { width: 14, opacity: 0.09 },
  { width: 6.5, opacity: 0.22 },
  { width: 2.8, opacity: 0.6 },
];
/** Skin catches less light at its edge. */
const SKIN_RIMS = RIMS.slice(1);

/** A figure as paper before a light: ink, and the light at its edges. */
export function figureSvg({ width, height, parts, rim: wide = 1 }: Figure): string {
  const rim = `<linearGradient id="rim" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${height}">${stops([
    [0, 1],
    [0.6, 0.75],
    [1, 0.2],
  ])}</linearGradient>`;
  const shines = parts.flatMap(shineGradients);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    ${[rim, ...shines].join('\n    ')}
  </defs>
${parts.map((part) => group(part, wide)).join('\n')}
</svg>
`;
}

export const shineGradients = ({ name, shine = [] }: Part): readonly string[] =>
  shine.map((one, at) => gradient(`${name}-shine-${at}`, one));

function gradient(id: string, { at: [x, y], reach }: Shine): string {
  const fading = stops([
    [0, 0.55],
    [0.25, 0.3],
    [0.6, 0.09],
    [1, 0],
  ]);
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}">${fading}</radialGradient>`;
}

const stops = (list: readonly (readonly [number, number])[]): string =>
  list.map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`).join('');

function group(part: Part, wide: number): string {
  const { name, skin = [], ink = [], cuts = [], marks = [], light = [] } = part;
  const lines = [
    ...shone(part),
    ...(skin.length === 0 ? [] : stretched(skin, cuts, wide)),
    ...(ink.length === 0 ? [] : inked(joined(ink, cuts), wide)),
    ...(marks.length === 0 ? [] : [`<path d="${joined(marks, [])}" fill="url(#rim)" fill-opacity="0.3"/>`]),
    ...(light.length === 0 ? [] : lit(joined(light, ink.length === 0 ? cuts : []))),
  ];
  return [`  <g id="${name}" stroke-linejoin="round">`, ...lines.map((line) => `    ${line}`), '  </g>'].join('\n');
}

export const shone = ({ name, shine = [] }: Part): readonly string[] =>
  shine.flatMap(({ at: [x, y], reach, rays = [] }, at) => {
    const light = `fill="url(#${name}-shine-${at})"`;
    const beams = rays.map((ray) => `<path d="${pathData(ray)}" ${light} fill-opacity="0.6"/>`);
    return [`<circle cx="${x}" cy="${y}" r="${reach}" ${light}/>`, ...beams];
  });

function stretched(skin: readonly Shape[], cuts: readonly Shape[], wide: number): readonly string[] {
  const whole = joined(skin, []);
  return [
    ...rims(whole, scaled(SKIN_RIMS, wide)),
    `<path d="${joined(skin, cuts)}" fill="${INK}" fill-opacity="0.5"/>`,
    `<path d="${whole}" fill="url(#rim)" fill-opacity="0.1"/>`,
  ];
}

/** The last rim and the ink are one path, so that its data stands there once. */
const inked = (data: string, wide: number): readonly string[] => [
  ...rims(data, scaled(RIMS.slice(0, -1), wide)),
  `<path d="${data}" fill="${INK}" ${scaled(RIMS.slice(-1), wide).map(edge).join('')} paint-order="stroke"/>`,
];

const scaled = (rims: typeof RIMS, wide: number): typeof RIMS =>
  rims.map(({ width, opacity }) => ({ width: Math.round(width * wide * 10) / 10, opacity }));

const rims = (data: string, widths: typeof RIMS): readonly string[] =>
  widths.map((rim) => `<path d="${data}" fill="none" ${edge(rim)}/>`);

const edge = ({ width, opacity }: (typeof RIMS)[number]): string =>
  `stroke="url(#rim)" stroke-width="${width}" stroke-opacity="${opacity}"`;

const lit = (data: string): readonly string[] => [
  `<path d="${data}" fill="none" stroke="#fff" stroke-width="14" stroke-opacity="0.14"/>`,
  `<path d="${data}" fill="none" stroke="#fff" stroke-width="6" stroke-opacity="0.3"/>`,
  `<path d="${data}" fill="#fff" fill-opacity="0.92"/>`,
];

/** One path: ink runs clockwise, holes the other way, as often as ink lies there. */
export function joined(ink: readonly Shape[], cuts: readonly Shape[]): string {
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
