import { shape } from '../../../../../pages';
import type { Point } from './plan';

/** Draws lines of health into a picture that stretches with its frame. */
export function threads(lines: readonly (readonly Point[])[], className: string): SVGElement {
  const picture = shape('svg', { class: className, viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  for (const [at, points] of lines.entries()) {
    const d = points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');
    const look = { d, fill: 'none', class: `line line-${at}` };
    picture.append(
      shape('path', { ...look, class: 'halo' }),
      shape('path', { ...look, class: 'halo near' }),
      shape('path', look),
    );
  }
  return picture;
}
