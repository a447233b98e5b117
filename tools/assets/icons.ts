import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

const SOURCES = new URL('../../assets/icons/', import.meta.url);

interface Icon {
  readonly source: string;
  readonly file: string;
  readonly side: number;
}

/** Apple and Android cut the corners themselves: they get the picture that fills its square. */
const RASTERS: readonly Icon[] = [
  { source: 'app.svg', file: 'icon-192.png', side: 192 },
  { source: 'app.svg', file: 'icon-512.png', side: 512 },
  { source: 'maskable.svg', file: 'icon-maskable-512.png', side: 512 },
  { source: 'maskable.svg', file: 'apple-touch-icon.png', side: 180 },
];

/** With a palette an icon is a fifth of the size, and dithering keeps the light around the lantern smooth. */
const PALETTE = { palette: true, colours: 256, dither: 1, effort: 10, compressionLevel: 9 } as const;

/** Everything that belongs in `public/icons`, by file name. */
export async function renderIcons(): Promise<ReadonlyMap<string, Uint8Array>> {
  const rendered = RASTERS.map(async ({ source, file, side }) => {
    const whole = raster(read(source).toString('utf8'), side).asPng();
    return [file, await sharp(whole).png(PALETTE).toBuffer()] as const;
  });
  return new Map([...(await Promise.all(rendered)), ['favicon.svg', read('favicon.svg')]]);
}

/** Draws an SVG `side` pixels wide; throws when it is not well formed. */
export function raster(svg: string, side: number) {
  return new Resvg(svg, { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } }).render();
}

function read(source: string): Buffer {
  return readFileSync(new URL(source, SOURCES));
}
