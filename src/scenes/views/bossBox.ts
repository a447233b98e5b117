import bosses from '../../../assets/art/boss/bosses.json';
import type { Rect } from '../../stage';

const PICTURE = { width: 960, height: 720 };
/** What is above the boxes; the rest of the body is behind them. */
const SEEN = 0.72;
const FACES: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(bosses).map(([name, { face }]) => [`boss/${name}`, face]),
);

/** A boss fills the picture from the ground up, its face where nothing hides it. Null for what is no boss. */
export function bossBox(figure: string, picture: Rect, stand: Rect = picture): Rect | null {
  const [face] = FACES.get(figure) ?? [];
  if (face === undefined) return null;
  const height = Math.max(stand.height / SEEN, picture.y + picture.height - stand.y);
  const width = (height * PICTURE.width) / PICTURE.height;
  const middle = stand.x + stand.width / 2 - picture.x;
  const spare = picture.width - width;
  const x = Math.min(Math.max(middle - (face / PICTURE.width) * width, Math.min(0, spare)), Math.max(0, spare));
  return { x: picture.x + x, y: stand.y, width, height };
}
