import { joined } from '../../drawing/paper';
import type { Shape } from '../../drawing/shapes';

/** One paper over another. */
export interface Layer {
  /** White takes the colour of the ink that it is tinted with. */
  readonly fill?: string;
  readonly ink: readonly Shape[];
  readonly cuts?: readonly Shape[];
}

export interface Sign {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}

export const SIDE = 128;

/** A sign in one colour, to be tinted. */
export const sign = (ink: readonly Shape[], cuts: readonly Shape[] = []): Sign => layered({ ink, cuts });

/** A sign that has its own colours. */
export const layered = (...layers: readonly Layer[]): Sign => ({ width: SIDE, height: SIDE, layers });

export function signSvg({ width, height, layers }: Sign): string {
  const paths = layers.map(({ fill = '#fff', ink, cuts = [] }) => `  <path d="${joined(ink, cuts)}" fill="${fill}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${paths.join('\n')}
</svg>
`;
}
