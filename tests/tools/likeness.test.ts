import { readdirSync } from 'node:fs';
import sharp, { type OverlayOptions, type Region } from 'sharp';
import { describe, expect, test } from 'vitest';
import { kept, pathOf, TOLERATED, unlikeness } from '../e2e/support/likeness';

const SCREENS = readdirSync('tests/e2e/visual').map((file) => file.replace('.png', ''));
const pictureOf = (screen: string): Buffer => kept(pathOf(screen), null);

/** Parts of the kept pictures, which are a quarter of the window. */
const GOLDEN_BUTTON = { left: 253, top: 145, width: 56, height: 25 };
const BESIDE_IT = { left: 130, top: 145, width: 56, height: 25 };
const DICE = { left: 9, top: 149, width: 179, height: 18 };
const WORDS = { left: 75, top: 22, width: 66, height: 18 };

/** The picture with something else over one of its parts. */
async function covered(screen: string, { left, top }: Region, over: Promise<Buffer>): Promise<Buffer> {
  const overlay: OverlayOptions = { input: await over, left, top };
  return sharp(pictureOf(screen)).composite([overlay]).png().toBuffer();
}

const partOf = (screen: string, part: Region) => sharp(pictureOf(screen)).extract(part).png();

describe('whether a screen looks as it did', () => {
  test.each(SCREENS)('%s looks like itself, also where every edge is drawn a little softer', async (screen) => {
    const softer = await sharp(pictureOf(screen)).blur(0.5).png().toBuffer();
    expect(await unlikeness(pictureOf(screen), pictureOf(screen))).toBe(0);
    expect(await unlikeness(pictureOf(screen), softer)).toBeLessThan(TOLERATED);
  });

  test('no screen looks like another', async () => {
    for (const [at, screen] of SCREENS.entries())
      for (const other of SCREENS.slice(at + 1))
        expect(await unlikeness(pictureOf(screen), pictureOf(other)), `${screen} and ${other}`).toBeGreaterThan(TOLERATED);
  });

  test('doors do not without the golden button', async () => {
    const without = await covered('doors', GOLDEN_BUTTON, partOf('doors', BESIDE_IT).toBuffer());
    expect(await unlikeness(pictureOf('doors'), without)).toBeGreaterThan(TOLERATED);
  });

  test('a boss does not without the pips of the dice', async () => {
    const without = await covered('boss', DICE, partOf('boss', DICE).median(9).toBuffer());
    expect(await unlikeness(pictureOf('boss'), without)).toBeGreaterThan(TOLERATED);
  });

  test('doors do not without their heading', async () => {
    const without = await covered('doors', WORDS, partOf('doors', WORDS).median(15).toBuffer());
    expect(await unlikeness(pictureOf('doors'), without)).toBeGreaterThan(TOLERATED);
  });
});
