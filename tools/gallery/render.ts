import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { raster } from '../assets/icons';
import type { Entry, Glow } from './entries';

const QUALITY = 76;
/** Pixels for each of the page's, for dense screens. */
const DENSITY = 1.5;
/** Ink takes the light behind it on its rims; what has colours of its own keeps them. */
const TINTED = [
  ...['backdrop', 'boss', 'foe', 'hero', 'moment'],
  ...['boss', 'crest', 'monster', 'bust', 'hero', 'walker', 'door', 'wall', 'lair'].map((kind) => `paper-${kind}`),
];

/** The picture as on the table: sheets before their light. */
export async function render(entry: Entry): Promise<Buffer> {
  const width = Math.round(entry.width * DENSITY);
  const sheets = entry.files.map((file) => raster(readFileSync(file, 'utf8'), width));
  const [first] = sheets;
  if (first === undefined) throw new Error(`${entry.name} has no sheets`);
  const ground = raster(glowSvg(entry.glow, { width: first.width, height: first.height }), width);
  const layers = await Promise.all(sheets.map((sheet) => tinted(Buffer.from(sheet.asPng()), entry)));
  return sharp(Buffer.from(ground.asPng()))
    .composite(layers.map((input) => ({ input })))
    .webp({ quality: QUALITY })
    .toBuffer();
}

function tinted(sheet: Buffer, { group, glow }: Entry): Promise<Buffer> {
  if (!TINTED.includes(group)) return Promise.resolve(sheet);
  return sharp(sheet)
    .ensureAlpha()
    .linear([...channels(glow.hue, 78), 1], [0, 0, 0, 0])
    .png()
    .toBuffer();
}

/** A full colour of some lightness as parts of 1. */
function channels(hue: number, lightness: number): readonly [number, number, number] {
  const light = lightness / 100;
  const spread = Math.min(light, 1 - light);
  const channel = (shift: number): number => {
    const at = (shift + hue / 30) % 12;
    return light - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function glowSvg(
  { hue, saturation, light }: Glow,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const stop = (offset: number, lightness: number): string =>
    `<stop offset="${offset}" stop-color="hsl(${hue}, ${saturation}%, ${(lightness * light) / 100}%)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <radialGradient id="glow" cx="0.5" cy="0.5" r="0.62">${stop(0, 62)}${stop(0.28, 44)}${stop(0.66, 18)}${stop(1, 6)}</radialGradient>
  <rect width="${width}" height="${height}" fill="url(#glow)"/>
</svg>`;
}
