import sharp from 'sharp';

export interface Shot {
  readonly picture: Buffer;
  readonly caption: string;
}

const GAP = 8;
const CAPTION = 26;
const MOST_WIDE = 2400;

/** Pictures side by side and one below the other, all equally high, each with its name. */
export async function contactSheet(shots: readonly Shot[], path: string, high = 640): Promise<void> {
  const pieces: { input: Buffer; left: number; top: number }[] = [];
  let [x, y, width] = [GAP, GAP, 0];
  for (const { picture, caption } of shots) {
    const small = await sharp(picture).resize({ height: high }).png().toBuffer({ resolveWithObject: true });
    if (x > GAP && x + small.info.width > MOST_WIDE) [x, y] = [GAP, y + high + CAPTION + GAP];
    pieces.push({ input: Buffer.from(label(caption, small.info.width)), left: x, top: y });
    pieces.push({ input: small.data, left: x, top: y + CAPTION });
    x += small.info.width + GAP;
    width = Math.max(width, x);
  }
  const size = { width, height: y + high + CAPTION + GAP, channels: 3, background: '#3a3a3a' } as const;
  await sharp({ create: size }).composite(pieces).png({ palette: true }).toFile(path);
}

function label(words: string, width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="2" y="18" font-family="sans-serif" font-size="16" fill="#fff">${words}</text></svg>`;
}
