import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Pictures are kept at a quarter of the window, and compared at half of that: letters and edges are drawn a little otherwise elsewhere. */
const KEPT = 4;
const COMPARED = 8;
/** How far the red, green or blue of a spot may be off. */
const OFF = 12;
/** The share of spots that may be unlike. Another Chromium, other hinting and a denser screen stay well below; a missing layer is far above. */
export const TOLERATED = 0.006;

/** Where the picture of this screen is kept. */
export const pathOf = (screen: string): string => `tests/e2e/visual/${screen}.png`;

/** The share of spots that are plainly unlike, where one picture lies above the other. */
export async function unlikeness(one: Buffer, other: Buffer): Promise<number> {
  const { width, height } = await sharp(one).metadata();
  const size = { width: Math.round((width * KEPT) / COMPARED), height: Math.round((height * KEPT) / COMPARED) };
  const [first, second] = await Promise.all([one, other].map((picture) => spotsOf(picture, size)));
  const spots = Array.from({ length: size.width * size.height }, (_, at) => at * 3);
  const apart = (at: number): number => Math.abs((first?.[at] ?? 0) - (second?.[at] ?? 0));
  return spots.filter((at) => Math.max(apart(at), apart(at + 1), apart(at + 2)) > OFF).length / spots.length;
}

function spotsOf(picture: Buffer, size: { readonly width: number; readonly height: number }): Promise<Uint8Array> {
  return sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The window as it is kept, once nothing comes any more: pictures arrive one by one. */
export async function lookedAt(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  return asKept(await settled(() => page.screenshot()));
}

/** The first picture that the next one is equal to. */
export async function settled(take: () => Promise<Buffer>): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0);
  for (let now = await take(); !now.equals(before); now = await take()) {
    before = now;
    await pass(150);
  }
  return before;
}

export async function asKept(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const size = { width: Math.round(width / KEPT), height: Math.round(height / KEPT) };
  return sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .png({ palette: true, colours: 256, dither: 0, effort: 10 })
    .toBuffer();
}

/** What was kept under this path; `anew` takes the place of it. */
export function kept(path: string, anew: Buffer | null): Buffer {
  if (anew !== null) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, anew);
  }
  if (!existsSync(path)) throw new Error(`There is no ${path}: \`npm run visual -- --update-snapshots\` makes it.`);
  return readFileSync(path);
}
