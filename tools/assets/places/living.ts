import { type Part, partsOf } from '../drawing/figure';
import { joined, shineGradients, shone } from '../drawing/paper';
import type { Shape } from '../drawing/shapes';
import { type Floor, inkGradient, layerLines, RIM_GRADIENT, SIZE } from './layer';

/** A piece of a place that moves by itself. */
export interface LivingPart extends Part {
  /** Where its light is brightest. */
  readonly core?: readonly Shape[];
}

const DEPTHS = ['far', 'mid', 'near'] as const;

/** All that lives on the sheets of a place, each part with the ink of its own sheet. */
export function livingSvg(floor: Floor): string {
  const { width, height } = SIZE;
  const lights = [...DEPTHS.map((depth) => inkGradient(`ink-${depth}`, depth)), RIM_GRADIENT];
  const shines = DEPTHS.flatMap((depth) => (floor[depth].life ?? []).flatMap(shineGradients));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    ${[...lights, ...shines].join('\n    ')}
  </defs>
${DEPTHS.flatMap((depth) => (floor[depth].life ?? []).map((part) => group(part, depth))).join('\n')}
</svg>
`;
}

/** What to know of a place to move its parts: as of a figure, and on which of its sheets each lies. */
export function livingFacts(floor: Floor): ReturnType<typeof partsOf> {
  const parts = DEPTHS.flatMap((depth) => (floor[depth].life ?? []).map((part) => ({ part, depth })));
  const facts = partsOf({
    ...SIZE,
    parts: parts.map(({ part }) => ({ ...part, light: [...(part.light ?? []), ...(part.core ?? [])] })),
  });
  return { ...facts, parts: facts.parts.map((part, at) => ({ ...part, layer: parts[at]?.depth })) };
}

function group(part: LivingPart, depth: (typeof DEPTHS)[number]): string {
  const { name, core = [] } = part;
  const lines = [
    ...shone(part),
    ...layerLines(part, { depth, fill: `ink-${depth}` }),
    ...(core.length === 0 ? [] : [`<path d="${joined(core, [])}" fill="#fff"/>`]),
  ];
  return [`  <g id="${name}" stroke-linejoin="round">`, ...lines.map((line) => `    ${line}`), '  </g>'].join('\n');
}
