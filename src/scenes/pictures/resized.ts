import type { Rect } from '../../table';

/**
 * An SVG with another size: so many pixels for each of its units. It may be stretched one way: Firefox draws an SVG anew for every
 * stretch, and would keep the proportions of what is in it.
 */
export function resized(svg: string, scale: number): string {
  return svg.replace(/<svg[^>]*>/, (head) =>
    head
      .replace(/ (width|height)="([\d.]+)(?:px)?"/g, (_, side: string, size: string) => ` ${side}="${Number(size) * scale}px"`)
      .replace(/ preserveAspectRatio="[^"]*"/, '')
      .replace('<svg', '<svg preserveAspectRatio="none"'),
  );
}

/** A ground of so many pixels, and how many of them there are for each unit of a place on it. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/** An SVG in its place on a ground. */
export function placed(svg: string, { x, y, width, height }: Rect, ground: Ground): string {
  const head = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const place = ` x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"`;
  const inner = head.replace(/ (width|height|preserveAspectRatio)="[^"]*"/g, '').replace('<svg', `<svg${place}`);
  const outer = `<svg xmlns="http://www.w3.org/2000/svg" width="${ground.width}px" height="${ground.height}px">`;
  return `${outer}<g transform="scale(${ground.density})">${svg.replace(head, inner)}</g></svg>`;
}
