import type { Locator, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { inOrderOf, layoutTable, seatDice, type TableLayout } from '../../../src/games/onedeck/table';
import type { Rect } from '../../../src/table';
import type { Game } from './games';
import { contentIn, type Looked } from './menus';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

/** Where the stage's arithmetic says that everything lies in this window. */
export function layoutOf(page: Page, { state }: Pick<Game, 'state'>, looked: Looked = {}): TableLayout {
  const size = page.viewportSize();
  if (size === null) throw new Error('the page has no fixed size');
  const pool = (state.encounter?.pool ?? []).map((die) => ({
    ...die,
    hero: state.heroes.findIndex(({ id }) => id === die.hero),
  }));
  // As they lie when the table opens: sorted, and without empty places.
  const seats = seatDice([], pool);
  const content = { ...contentIn(state, looked), dice: seats.map(({ hero }) => hero) };
  const laid = layoutTable({ ...size, safe: NO_INSETS, textScale: 1 }, content);
  return { ...laid, dice: inOrderOf(pool, seats, laid.dice) };
}

/** The place of one of them: doors, boxes or dice, counted from 1. */
export function placeOf(rects: readonly Rect[], number: number): Rect {
  const rect = rects[number - 1];
  if (rect === undefined) throw new Error(`there is no place ${number}`);
  return rect;
}

export const doorOf = (page: Page, game: Game, number: number): Rect => placeOf(layoutOf(page, game).doors, number);

export const centreOf = ({ x, y, width, height }: Rect): [number, number] => [x + width / 2, y + height / 2];

export async function boxOf(target: Locator): Promise<Rect> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it has no box');
  return box;
}

interface Pixels {
  readonly data: Uint8Array;
  readonly count: number;
}

/** A part of the window as red, green and blue. */
export async function pixelsOf(page: Page, clip: Rect): Promise<Pixels> {
  return decoded(sharp(await page.screenshot({ clip })));
}

export async function partOf(picture: Buffer, { x, y, width, height }: Rect): Promise<Pixels> {
  const cut = { left: Math.ceil(x), top: Math.ceil(y), width: Math.floor(width - 1), height: Math.floor(height - 1) };
  return decoded(sharp(picture).extract(cut));
}

async function decoded(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, count: info.width * info.height };
}

/** The share of pixels that differ plainly to the eye. */
export function difference(one: Pixels, other: Pixels): number {
  if (one.count !== other.count) return 1;
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const apart = [0, 1, 2].map((channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)));
    if (Math.max(...apart) > 24) differing += 1;
  }
  return differing / one.count;
}

/** How many different colours there are, coarsely: a blank area has one. */
export function colours({ data }: Pixels): number {
  const seen = new Set<number>();
  for (let at = 0; at < data.length; at += 3) {
    seen.add(((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4));
  }
  return seen.size;
}
