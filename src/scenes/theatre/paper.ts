import type { Rect } from '../../table';
import type { Raster } from '../pictures/rasterised';
import { type Pen, tinted, tintedDrawing } from '../views/paint';

const SHEET = { width: 1600, height: 900 };
/** Pictures with shorter sides are small. */
const SMALL = 100;

export interface Glow {
  readonly hue: number;
  readonly saturation: number;
  /** The strength of the light, in percent. */
  readonly light?: number;
  readonly rect: Rect;
  /** The place of the figure that it surrounds. */
  readonly about: Rect;
}

/** Paints the light behind a figure. */
export function paintGlow(pen: Pen, { hue, saturation, light = 100, about, rect }: Glow): void {
  const { x, y, width, height } = rect;
  const middle = { x: about.x + about.width / 2, y: about.y + about.height / 2 };
  const lit = (lightness: number): string => `hsl(${hue} ${saturation}% ${(lightness * light) / 100}%)`;
  // Behind a small figure the light has to reach further to be seen around it.
  const reach = Math.max(width, height) * (Math.max(width, height) < SMALL ? 0.85 : 0.62);
  const glow = pen.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, reach);
  glow.addColorStop(0, lit(62));
  glow.addColorStop(0.28, lit(44));
  glow.addColorStop(0.66, lit(18));
  glow.addColorStop(1, lit(6));
  pen.fillStyle = glow;
  pen.fillRect(x, y, width, height);
}

export const isWide = ({ width, height }: Pick<Rect, 'width' | 'height'>): boolean => width > height * 1.2;

/** Returns the place of a whole sheet that covers a picture. */
export function sheetBox({ x, y, width, height }: Rect): Rect {
  const scale = Math.max(width / SHEET.width, height / SHEET.height);
  const box = { width: SHEET.width * scale, height: SHEET.height * scale };
  return { x: x + (width - box.width) / 2, y: y + (height - box.height) / 2, ...box };
}

/**
 * Paints a sheet of paper that covers the picture. Its light and its opacity are those of the image that shows it: where paper is
 * thin it is white, and takes the tint of the image.
 */
export function paintSheet(pen: Pen, source: Raster, rect: Rect): void {
  const { width, height } = source;
  const sheet = tinted({ width, height }, '#fff', (own) => own.drawImage(source, 0, 0));
  pen.drawImage(sheet, rect.x, rect.y, rect.width, rect.height);
}

/** Paints a dark figure with a rim of light. */
export function paintFigure(
  pen: Pen,
  source: HTMLImageElement | null,
  { box, hue }: { readonly box: Rect; readonly hue: number },
): void {
  if (source === null) return;
  const density = pen.getTransform().a;
  const size = { width: Math.ceil(box.width * density), height: Math.ceil(box.height * density) };
  const figure = tintedDrawing(source, size, `hsl(${hue} 100% 84%)`);
  pen.shadowColor = `hsl(${hue} 90% 74%)`;
  pen.shadowBlur = Math.max(3, box.height * 0.035) * density;
  pen.drawImage(figure, box.x, box.y, box.width, box.height);
  pen.shadowBlur = 0;
}
