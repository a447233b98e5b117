import { type Pen, paintGlow, type Raster, sheetBox } from '../../../../scenes';
import { PALETTE, type Rect } from '../../../../table';

export interface Behind {
  readonly rect: Rect;
  /** The place of the boss, and the hue and saturation of the light behind it. */
  readonly about: Rect;
  readonly hue: number;
  readonly saturation: number;
  /** The hue of the place, which the light becomes far from the boss. */
  readonly far: number;
  readonly paper: Raster | null;
}

/** The strength of the light in a lair, in percent. */
const LIGHT = 74;

/** Paints the light in a lair, and the sheet of paper that is farthest away. */
export function paintBehind(pen: Pen, { rect, about, hue, saturation, far, paper }: Behind): void {
  pen.fillStyle = PALETTE.ground;
  pen.fillRect(rect.x, rect.y, rect.width, rect.height);
  if (PALETTE.plain) return;
  paintGlow(pen, { hue, saturation, light: LIGHT, rect, about });
  const left = pen.createLinearGradient(rect.x, 0, about.x + about.width / 2, 0);
  left.addColorStop(0, `hsl(${far} 80% 15% / 92%)`);
  left.addColorStop(1, `hsl(${far} 80% 20% / 0%)`);
  pen.fillStyle = left;
  pen.fillRect(rect.x, rect.y, rect.width, rect.height);
  paintPaper(pen, rect, paper);
}

/** Paints a sheet of paper that covers a picture. */
export function paintPaper(pen: Pen, rect: Rect, paper: Raster | null): void {
  if (paper === null || PALETTE.plain) return;
  const { x, y, width, height } = sheetBox(rect);
  pen.drawImage(paper, x, y, width, height);
}
