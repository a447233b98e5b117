/** An SVG with another size: so many pixels for each of its units. */
export function resized(svg: string, scale: number): string {
  return svg.replace(/<svg[^>]*>/, (head) =>
    head.replace(/ (width|height)="([\d.]+)(?:px)?"/g, (_, side: string, size: string) => ` ${side}="${Number(size) * scale}px"`),
  );
}
