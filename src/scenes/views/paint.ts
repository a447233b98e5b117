import type { Scene, Textures } from 'phaser';
import { PALETTE, PALETTES, type Rect } from '../../table';
import { drawingOf } from '../pictures/drawings';
import { keepTexture } from '../pictures/keptTextures';
import { uprightTexture } from './uprightTexture';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Pen = CanvasRenderingContext2D;

/** The texture of an image that has none yet. Phaser itself makes it. */
export const PLACEHOLDER = '__DEFAULT';
/** The beginning of the keys of what is painted once. */
export const PAINTED = 'painted:';

interface Named extends Size {
  readonly name: string;
}

/** Returns whether a picture is painted already: `painted` takes no time then. */
export const isPainted = (scene: Scene, size: Named): boolean => scene.textures.exists(onScreenOf(scene, size).key);

/** Returns the size of a picture in pixels of the screen, and its key. */
function onScreenOf(scene: Scene, size: Named): Size & { readonly key: string } {
  const density = scene.cameras.main.zoom;
  const width = Math.max(1, Math.round(size.width * density));
  const height = Math.max(1, Math.round(size.height * density));
  return { width, height, key: `${PAINTED}${PALETTE.id}:${size.name}:${width}x${height}` };
}

/** Paints a picture once at the density of the screen, and returns the key of its texture. */
export function painted(scene: Scene, size: Named, paint: (pen: Pen, size: Size) => void): string {
  const { width, height, key } = onScreenOf(scene, size);
  if (!scene.textures.exists(key)) {
    const texture = paintTexture(scene, { key, width, height }, (pen) => paint(pen, { width, height }));
    if (texture === null) return PLACEHOLDER;
  }
  keepTexture(scene, key);
  return key;
}

/** Makes a texture of what is painted. It goes to the graphics card once, when all of it is there. */
export function paintTexture(
  scene: Scene,
  { key, ...size }: Size & { readonly key: string },
  paint: (pen: Pen) => void,
): Textures.Texture | null {
  const { canvas, pen } = easel(size);
  if (pen === null) return null;
  paint(pen);
  return canvasTexture(scene, key, canvas);
}

/** Makes a texture of a canvas as it is now. */
export function canvasTexture(
  { textures }: Pick<Scene, 'textures'>,
  key: string,
  canvas: HTMLCanvasElement,
): Textures.Texture | null {
  return uprightTexture(textures, key, canvas);
}

/** Returns a blank canvas that the processor paints on: it goes to the graphics card as a whole. */
export function easel(size: Size): { readonly canvas: HTMLCanvasElement; readonly pen: Pen | null } {
  const canvas = blank(size);
  return { canvas, pen: canvas.getContext('2d', { willReadFrequently: true }) };
}

/** Returns a drawing to paint with. */
export function picture(scene: Scene, key: string): HTMLImageElement | null {
  return drawingOf(scene.textures, key);
}

export function paintPicture(scene: Scene, pen: Pen, { key, rect }: { readonly key: string; readonly rect: Rect }): void {
  const source = picture(scene, key);
  if (source === null) return;
  const kind = KINDS[key];
  const own = kind === undefined || PALETTE[kind] === PALETTES.lantern[kind];
  pen.drawImage(own ? source : dyed(source, PALETTE[kind]), rect.x, rect.y, rect.width, rect.height);
}

/** Pictures whose own colours stand for something: other palettes dye them. */
const KINDS: Readonly<Record<string, 'damage' | 'time'>> = { 'ui/heart': 'damage', 'ui/hourglass': 'time' };

/** Dyes a picture in one colour; what was lighter or darker still is. */
function dyed(source: HTMLImageElement | HTMLCanvasElement, colour: string): HTMLCanvasElement {
  const size = { width: source.width, height: source.height };
  const [grey, whole] = [blank(size), blank(size)];
  const first = grey.getContext('2d');
  const own = whole.getContext('2d');
  if (first === null || own === null) return grey;
  first.drawImage(source, 0, 0);
  first.globalCompositeOperation = 'saturation';
  first.fillStyle = '#808080';
  first.fillRect(0, 0, size.width, size.height);
  own.fillStyle = colour;
  own.fillRect(0, 0, size.width, size.height);
  own.globalCompositeOperation = 'soft-light';
  own.drawImage(grey, 0, 0);
  own.globalCompositeOperation = 'destination-in';
  own.drawImage(source, 0, 0);
  return whole;
}

/** Returns the colour of the ground behind words on a picture. */
export function behindWords(percent: number): string {
  return PALETTE.plain ? 'rgb(0 0 0 / 92%)' : `rgb(12 10 16 / ${percent}%)`;
}

/** Paints a white and grey symbol in a colour. */
export function paintSymbol(
  scene: Scene,
  pen: Pen,
  { key, colour, rect }: { readonly key: string; readonly colour: string; readonly rect: Rect },
): void {
  const source = picture(scene, key);
  if (source === null) return;
  const symbol = tintedDrawing(source, { width: source.width, height: source.height }, colour);
  pen.drawImage(symbol, rect.x, rect.y, rect.width, rect.height);
}

interface Tint {
  readonly source: HTMLImageElement;
  readonly look: string;
  readonly canvas: HTMLCanvasElement;
}

/** So many tinted drawings are kept. */
const MOST_TINTS = 32;
/** Drawings that were tinted, the last one at the end. */
let tints: readonly Tint[] = [];

/** Returns a drawing in a colour. Symbols are painted again and again, and to tint one takes longer than to draw it. */
export function tintedDrawing(source: HTMLImageElement, size: Size, colour: string): HTMLCanvasElement {
  const { width, height } = size;
  const look = `${width}x${height} ${colour}`;
  const tint = tints.find((one) => one.source === source && one.look === look) ?? {
    source,
    look,
    canvas: tinted(size, colour, (own) => own.drawImage(source, 0, 0, width, height)),
  };
  tints = [...tints.filter((one) => one !== tint), tint].slice(-MOST_TINTS);
  return tint.canvas;
}

/** Forgets the tinted drawings: a graphics process that ends takes canvases with it. */
export function forgetTints(): void {
  tints = [];
}

/** Draws something and tints it: white takes the colour, black stays black. */
export function tinted({ width, height }: Size, colour: string, draw: (own: Pen) => void): HTMLCanvasElement {
  const [plain, coloured] = [blank({ width, height }), blank({ width, height })];
  const own = coloured.getContext('2d');
  const first = plain.getContext('2d');
  if (own === null || first === null) return plain;
  draw(first);
  own.drawImage(plain, 0, 0);
  own.globalCompositeOperation = 'multiply';
  own.fillStyle = colour;
  own.fillRect(0, 0, width, height);
  own.globalCompositeOperation = 'destination-in';
  own.drawImage(plain, 0, 0);
  return coloured;
}

export function blank({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

export function roundRect(pen: Pen, { x, y, width, height }: Rect, round: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, Math.max(0, Math.min(round, width / 2, height / 2)));
}

/** Mixes a colour with black (below 0) or white (above), by as much as 1. */
export function shade(hex: string, by: number): string {
  const to = by < 0 ? 0 : 255;
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part + (to - part) * Math.abs(by));
  });
  return `rgb(${parts.join(' ')})`;
}
