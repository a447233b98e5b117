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
