import backdrops from '../../../../../assets/onedeck/art/backdrop/backdrops.json';
import { type Pen, tinted } from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { TableView } from '../../table';

type Scenery = TableView['scenery'];
type Source = HTMLImageElement | HTMLCanvasElement | null;

export interface SceneryLight {
  readonly hue: number;
  readonly saturation: number;
  readonly light: number;
}

const SHEET = { width: 1600, height: 900 };
const LIGHTS: Readonly<Record<string, SceneryLight>> = backdrops;
const LANTERN: SceneryLight = { hue: 32, saturation: 60, light: 100 };

export const lightOf = ({ dungeon, floor }: Scenery): SceneryLight => LIGHTS[`${dungeon}-${floor}`] ?? LANTERN;

export const sheetOf = ({ dungeon, floor }: Scenery, depth: 'far' | 'mid' | 'near'): string =>
  `backdrop/${dungeon}-${floor}-${depth}`;

/** Returns the picture whose parts move by themselves on the sheets of a place. */
export const movingPartsOf = ({ dungeon, floor }: Scenery): string => `backdrop/${dungeon}-${floor}-parts`;

/** Returns the place of a whole sheet that covers a picture. */
export function sheetBox({ x, y, width, height }: Rect): Rect {
  const scale = Math.max(width / SHEET.width, height / SHEET.height);
  const box = { width: SHEET.width * scale, height: SHEET.height * scale };
  return { x: x + (width - box.width) / 2, y: y + (height - box.height) / 2, ...box };
}

/** Paints a sheet of paper that covers the picture; the light on its edges has the hue of the light behind it. */
export function paintSheet(
  pen: Pen,
  source: Source,
  { rect, hue, alpha }: { readonly rect: Rect; readonly hue: number; readonly alpha: number },
): void {
  if (source === null) return;
  const box = sheetBox({ ...rect, x: 0, y: 0 });
  const density = pen.getTransform().a;
  const size = { width: Math.ceil(rect.width * density), height: Math.ceil(rect.height * density) };
  const sheet = tinted(size, `hsl(${hue} 100% 78%)`, (own) => {
    own.scale(density, density);
    own.drawImage(source, box.x, box.y, box.width, box.height);
  });
  pen.globalAlpha = alpha;
  pen.drawImage(sheet, rect.x, rect.y, rect.width, rect.height);
  pen.globalAlpha = 1;
}

/** Paints a dark figure with a rim of light. */
export function paintFigure(pen: Pen, source: Source, { box, hue }: { readonly box: Rect; readonly hue: number }): void {
  if (source === null) return;
  const density = pen.getTransform().a;
  const size = { width: Math.ceil(box.width * density), height: Math.ceil(box.height * density) };
  const figure = tinted(size, `hsl(${hue} 100% 84%)`, (own) => own.drawImage(source, 0, 0, size.width, size.height));
  pen.shadowColor = `hsl(${hue} 90% 74%)`;
  pen.shadowBlur = Math.max(3, box.height * 0.035) * density;
  pen.drawImage(figure, box.x, box.y, box.width, box.height);
  pen.shadowBlur = 0;
}
