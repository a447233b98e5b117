import { joined } from '../drawing/paper';
import type { Shape } from '../drawing/shapes';
import type { LivingPart } from './living';

/** A sheet of paper in a backdrop. */
export interface Layer {
  readonly ink: readonly Shape[];
  readonly cuts?: readonly Shape[];
  readonly marks?: readonly Shape[];
  readonly light?: readonly Shape[];
  /** What moves by itself: it lies on the sheet and is drawn apart from it. */
  readonly life?: readonly LivingPart[];
}

export interface Floor {
  /** `light`: how much of it is left, in percent. */
  readonly glow: { readonly hue: number; readonly saturation: number; readonly light: number };
  readonly far: Layer;
  readonly mid: Layer;
  readonly near: Layer;
}

export const SIZE = { width: 1600, height: 900 };

/** How dark a sheet is before the light and away from it, and how much light its edge takes. */
const DEPTHS = { far: [0.3, 0.62, 0.35], mid: [0.6, 0.9, 0.6], near: [1, 1, 0.8] } as const;
export type Depth = keyof typeof DEPTHS;

const RIMS = [
  { width: 14, opacity: 0.05 },
  { width: 7, opacity: 0.12 },
  { width: 2.6, opacity: 0.5 },
];

export function layerSvg(layer: Layer, depth: Depth): string {
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    ${inkGradient('ink', depth)}
    ${RIM_GRADIENT}
  </defs>
  <g stroke-linejoin="round">
${layerLines(layer, { depth, fill: 'ink' })
  .map((line) => `    ${line}`)
  .join('\n')}
  </g>
</svg>
`;
}

export function inkGradient(id: string, depth: Depth): string {
  const [before, away] = DEPTHS[depth];
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="800" cy="430" r="900"><stop offset="0.1" stop-color="#0b0709" stop-opacity="${before}"/><stop offset="1" stop-color="#0b0709" stop-opacity="${away}"/></radialGradient>`;
}

export const RIM_GRADIENT =
  '<radialGradient id="rim" gradientUnits="userSpaceOnUse" cx="800" cy="430" r="900"><stop offset="0" stop-color="#fff"/><stop offset="0.5" stop-color="#fff" stop-opacity="0.6"/><stop offset="1" stop-color="#fff" stop-opacity="0.1"/></radialGradient>';

/** Ink, what grazes it, and light, as they lie on a sheet of this depth. */
export function layerLines(
  { ink = [], cuts = [], marks = [], light = [] }: Partial<Layer>,
  { depth, fill }: { readonly depth: Depth; readonly fill: string },
): readonly string[] {
  const [, , shine] = DEPTHS[depth];
  return [
    ...(ink.length === 0 ? [] : inked(joined(ink, cuts), { shine, fill })),
    ...(marks.length === 0 ? [] : [`<path d="${joined(marks, [])}" fill="url(#rim)" fill-opacity="${round(0.24 * shine)}"/>`]),
    ...(light.length === 0 ? [] : lit(joined(light, ink.length === 0 ? cuts : []))),
  ];
}

const inked = (outline: string, { shine, fill }: { readonly shine: number; readonly fill: string }): readonly string[] => [
  ...RIMS.map(
    (rim) =>
      `<path d="${outline}" fill="none" stroke="url(#rim)" stroke-width="${rim.width}" stroke-opacity="${round(rim.opacity * shine)}"/>`,
  ),
  `<path d="${outline}" fill="url(#${fill})"/>`,
];

const lit = (data: string): readonly string[] => [
  `<path d="${data}" fill="none" stroke="#fff" stroke-width="22" stroke-opacity="0.06"/>`,
  `<path d="${data}" fill="none" stroke="#fff" stroke-width="9" stroke-opacity="0.14"/>`,
  `<path d="${data}" fill="#fff" fill-opacity="0.7"/>`,
];

const round = (value: number): number => Math.round(value * 1000) / 1000;
