import type { FigureFacts } from './figures';

/** Returns an SVG with each group of a figure's picture where the file says, `scale` pixels for each unit. */
export function sheetSvg(svg: string, { sheet: [width = 0, height = 0], parts }: FigureFacts, scale: number): string {
  const lights = /<defs>[\s\S]*?<\/defs>/.exec(svg)?.[0] ?? '';
  const pieces = parts.map(({ name, box, at: [left = 0, top = 0] }) => {
    const [x = 0, y = 0, wide = 0, high = 0] = box;
    const place = `x="${left}" y="${top}" width="${wide}" height="${high}" viewBox="${x} ${y} ${wide} ${high}"`;
    return `<svg ${place}>${groupIn(svg, name)}</svg>`;
  });
  const size = `width="${Math.ceil(width * scale)}" height="${Math.ceil(height * scale)}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${lights}${pieces.join('')}</svg>`;
}

const groupIn = (svg: string, name: string): string => new RegExp(`<g id="${name}"[^>]*>[\\s\\S]*?</g>`).exec(svg)?.[0] ?? '';
