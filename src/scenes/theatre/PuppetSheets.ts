import type { Scene, Textures } from 'phaser';
import { nextTask, type Rect } from '../../table';
import { whileOpen } from '../life';
import type { Gallery } from '../pictures/Gallery';
import { keepTexture } from '../pictures/keptTextures';
import { type Raster, rasterised } from '../pictures/rasterised';
import { blank, easel, type Size } from '../views/paint';
import { uploadPart, uprightTexture } from '../views/uprightTexture';
import { type FigureFacts, sizeOf } from './figures';
import { type Ink, inkOf } from './ink';
import { sheetSvg } from './sheetSvg';
import type { AtlasSlot, TextureAtlas } from './TextureAtlas';

/** The longest side that every graphics card takes. */
const MOST_SIDE = 3072;
/** The steps in which the sheets of large figures grow, so that resizing a window does not make a sheet for every pixel. */
const STEP = 0.25;
/** So many pixels of a large sheet go to the graphics card in one task: more would hold up a frame. */
const SLICE = 500_000;
/** The light around a figure is soft and needs few pixels; `blur` and `pad` are parts of `side`. */
const HALO = { side: 160, blur: 0.08, pad: 0.16 } as const;

export interface PuppetSheet {
  readonly texture: string;
  /** The prefix of its frames' names: others may share the texture. */
  readonly prefix: string;
  /** The size of the whole figure. */
  readonly size: { readonly width: number; readonly height: number };
  readonly facts: FigureFacts;
  /** Pixels for each unit of the figure. */
  readonly scale: number;
  readonly halo: { readonly frame: string; readonly pad: number; readonly scale: number };
  readonly ink: Ink;
}

export interface SheetParts {
  readonly scene: Scene;
  readonly gallery: Pick<Gallery, 'figure' | 'text'>;
  /** Aborts at the end of the scene; later results are dropped. */
  readonly life: AbortSignal;
  readonly onArrived: () => void;
  readonly missing: (picture: string) => void;
  readonly step?: number;
  /** Packs many small sheets on one texture; without it each sheet has a texture of its own. */
  readonly atlas?: TextureAtlas;
}

/** The sheets on each atlas, and those with textures of their own. They outlive a table. */
const kept = new WeakMap<Textures.TextureManager | TextureAtlas, Map<string, PuppetSheet>>();

function sheetsOf(place: Textures.TextureManager | TextureAtlas): Map<string, PuppetSheet> {
  const sheets = kept.get(place) ?? new Map<string, PuppetSheet>();
  kept.set(place, sheets);
  return sheets;
}

/** Takes figures apart and keeps each on one texture, so that all of it is drawn at once. */
export class PuppetSheets {
  /** Those that are being made. */
  private readonly coming = new Set<string>();
  private readonly sheets: Map<string, PuppetSheet>;

  constructor(private readonly parts: SheetParts) {
    this.sheets = sheetsOf(parts.atlas ?? parts.scene.textures);
  }

  /** Returns null until it is ready, and always for a picture in one piece. Asked again, it fetches what failed. */
  sheet(picture: string, { box, density }: { readonly box: Rect; readonly density: number }): PuppetSheet | null {
    const facts = this.parts.gallery.figure(picture);
    if (facts === null) return null;
    const wanted = (box.height / sizeOf(facts).height) * density;
    const most = MOST_SIDE / Math.max(...facts.sheet);
    const { step = STEP } = this.parts;
    const scale = Math.min(Math.max(step, Math.ceil(wanted / step) * step), most);
    const key = `puppet:${picture}:${scale}`;
    const known = this.known(key);
    if (known !== null) return known;
    const svg = this.coming.has(key) ? null : this.parts.gallery.text(picture);
    if (svg === null) return null;
    this.coming.add(key);
    void this.make(key, { picture, svg, facts, scale });
    return null;
  }

  /** A texture may have been removed to make room for others; its sheet is made anew then. */
  private known(key: string): PuppetSheet | null {
    const { scene } = this.parts;
    const sheet = this.sheets.get(key);
    if (sheet === undefined || !scene.textures.exists(sheet.texture)) return null;
    keepTexture(scene, sheet.texture);
    return sheet;
  }

  private async make(key: string, { picture, svg, facts, scale }: Wanted): Promise<void> {
    const { scene, life, onArrived, missing, atlas } = this.parts;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(sheetSvg(svg, facts, scale))}`;
    try {
      await whileOpen(life, image.decode());
      const raster = await whileOpen(life, rasterised(image));
      const sheet = await drawSheet({ scene, atlas, life }, { image, raster }, { key, facts, scale });
      if ('close' in raster) raster.close();
      this.sheets.set(key, sheet);
      this.coming.delete(key);
      keepTexture(scene, sheet.texture);
      onArrived();
    } catch {
      missing(picture);
    }
  }

  /** Fetches a picture that will be wanted soon. */
  fetch(picture: string): void {
    this.parts.gallery.text(picture);
  }
}

interface Wanted {
  readonly picture: string;
  readonly svg: string;
  readonly facts: FigureFacts;
  readonly scale: number;
}

interface SheetTarget extends Pick<SheetParts, 'scene' | 'life'> {
  readonly atlas: TextureAtlas | undefined;
}

interface Drawn {
  readonly image: HTMLImageElement;
  /** The same as pixels. */
  readonly raster: Raster;
}

/** Draws a sheet in several tasks, none of which holds up a frame. */
async function drawSheet(
  target: SheetTarget,
  { image, raster }: Drawn,
  { key, facts, scale }: Omit<Wanted, 'picture' | 'svg'> & { readonly key: string },
): Promise<PuppetSheet> {
  const [width = 1, height = 1] = facts.sheet.map((side) => Math.ceil(side * scale));
  await whileOpen(target.life, nextTask());
  const { halo, pad, ink } = drawHalo(image, facts, Math.min(HALO.side, Math.ceil(sizeOf(facts).height * scale)));
  await whileOpen(target.life, nextTask());
  const pieces: readonly PlacedDrawing[] = [
    { source: raster, x: 0, y: 0, width, height },
    { source: halo, x: 0, y: height, width: halo.width, height: halo.height },
  ];
  const { texture, x, y } = await slotFor(target, { key, pieces });
  const prefix = target.atlas === undefined ? '' : `${key}:`;
  for (const { name, box, at } of facts.parts) {
    const [, , across = 1, down = 1] = box;
    const [left = 0, top = 0] = at;
    texture.add(`${prefix}${name}`, 0, x + left * scale, y + top * scale, across * scale, down * scale);
  }
  texture.add(`${prefix}halo`, 0, x, y + height, halo.width, halo.height);
  const around = { frame: `${prefix}halo`, pad, scale: (halo.height - pad * 2) / sizeOf(facts).height };
  return { texture: texture.key, prefix, size: sizeOf(facts), facts, scale, halo: around, ink };
}

/** A picture and its place on the sheet. */
interface PlacedDrawing extends Rect {
  readonly source: Raster | HTMLCanvasElement;
}

async function slotFor(
  { scene, atlas, life }: SheetTarget,
  { key, pieces }: { readonly key: string; readonly pieces: readonly PlacedDrawing[] },
): Promise<AtlasSlot> {
  const size = sizeOfAll(pieces);
  if (atlas !== undefined) return atlas.add(paintedWith(pieces, { x: 0, y: 0, ...size }));
  const texture = uprightTexture(scene.textures, key, size);
  if (texture === null) throw new Error(`nothing can be drawn for ${key}`);
  const high = Math.ceil(SLICE / size.width);
  for (let y = 0; y < size.height; y += high) {
    const slice = { x: 0, y, width: size.width, height: Math.min(high, size.height - y) };
    uploadPart(paintedWith(pieces, slice), { texture, x: 0, y });
    await whileOpen(life, nextTask());
  }
  return { texture, x: 0, y: 0 };
}

const sizeOfAll = (pieces: readonly PlacedDrawing[]): Size => ({
  width: Math.max(...pieces.map(({ x, width }) => x + width)),
  height: Math.max(...pieces.map(({ y, height }) => y + height)),
});

/** Paints what lies within a part of the sheet. */
function paintedWith(pieces: readonly PlacedDrawing[], within: Rect): HTMLCanvasElement {
  const { canvas, pen } = easel(within);
  for (const { source, x, y, width, height } of pieces) {
    const isWithin = y < within.y + within.height && y + height > within.y;
    if (isWithin) pen?.drawImage(source, x - within.x, y - within.y, width, height);
  }
  return canvas;
}

interface Halo {
  readonly halo: HTMLCanvasElement;
  /** Its reach beyond the figure. */
  readonly pad: number;
  readonly ink: Ink;
}

/** Draws the light around the whole figure, and finds its ink; parts before or behind it have no light. */
function drawHalo(image: HTMLImageElement, facts: FigureFacts, side: number): Halo {
  const size = sizeOf(facts);
  const scale = side / size.height;
  const pad = Math.round(HALO.pad * side);
  const [width, height] = [Math.ceil(size.width * scale) + pad * 2, side + pad * 2];
  const [whole, halo] = [blank({ width, height }), blank({ width, height })];
  const [pen, soft] = [whole.getContext('2d'), halo.getContext('2d')];
  if (pen === null || soft === null) return { halo, pad, ink: [] };
  const dense = image.naturalWidth / (facts.sheet[0] ?? 1);
  for (const { box, at, depth } of facts.parts) {
    if (depth !== undefined) continue;
    const [x = 0, y = 0, across = 1, down = 1] = box;
    const [left = 0, top = 0] = at;
    const from = [left * dense, top * dense, across * dense, down * dense] as const;
    pen.drawImage(image, ...from, x * scale + pad, y * scale + pad, across * scale, down * scale);
  }
  soft.shadowColor = '#fff';
  soft.shadowBlur = HALO.blur * side;
  // Drawn beyond the edge, so that only its light falls on the picture.
  soft.shadowOffsetX = width * 2;
  soft.drawImage(whole, -width * 2, 0);
  return { halo, pad, ink: inkOf(pen, { x: pad, y: pad, width: width - pad * 2, height: height - pad * 2 }) };
}
