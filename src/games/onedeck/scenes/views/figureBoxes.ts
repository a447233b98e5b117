import bosses from '../../../../../assets/onedeck/art/boss/bosses.json';
import type { Rect } from '../../../../table';

export interface PictureArea {
  /** The whole picture. */
  readonly rect: Rect;
  /** The part of it that nothing hides. */
  readonly stand: Rect;
}

const BOSS = { width: 960, height: 720 };
const MOMENT = { width: 1600, height: 720 };
/** The largest shift of the nearest sheets, in pixels. */
const SPARE = 12;
/** The share of a boss that is above the boxes; they hide the rest of its body. */
const SEEN = 0.72;

export function foeBox({ x, y, width, height }: Rect): Rect {
  const side = Math.min(width * 0.86, height * 0.96);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

/** A boss fills the picture from the ground up, its face where nothing hides it. */
export function bossBox(boss: keyof typeof bosses, { rect, stand }: PictureArea): Rect {
  const height = Math.max(stand.height / SEEN, rect.y + rect.height - stand.y);
  const width = (height * BOSS.width) / BOSS.height;
  const middle = stand.x + stand.width / 2 - rect.x;
  const spare = rect.width - width;
  const [face = BOSS.width / 2] = bosses[boss].face;
  const x = Math.min(Math.max(middle - (face / BOSS.width) * width, Math.min(0, spare)), Math.max(0, spare));
  return { x: rect.x + x, y: stand.y, width, height };
}

/** A moment covers the picture from the ground up and a little beyond, for eyes that move; its middle is where nothing hides it. */
export function momentBox({ rect, stand }: PictureArea): Rect {
  const spare = { x: rect.x - SPARE, y: rect.y - SPARE, width: rect.width + SPARE * 2, height: rect.height + SPARE * 2 };
  const scale = Math.max(spare.width / MOMENT.width, spare.height / MOMENT.height);
  const [width, height] = [MOMENT.width * scale, MOMENT.height * scale];
  const x = stand.x + stand.width / 2 - width / 2;
  const right = spare.x + spare.width - width;
  return { x: Math.min(Math.max(x, right), spare.x), y: spare.y + spare.height - height, width, height };
}
