import type { Scene, Textures } from 'phaser';
import { uprightTexture } from '../views/uprightTexture';

/** The drawings of each game of Phaser, by their keys. */
const hung = new WeakMap<Textures.TextureManager, Map<string, HTMLImageElement>>();

const drawingsOf = (textures: Textures.TextureManager): Map<string, HTMLImageElement> => {
  const known = hung.get(textures) ?? new Map<string, HTMLImageElement>();
  hung.set(textures, known);
  return known;
};

/** Replaces the drawings that are painted with, and returns whether any is another one than before. */
export function hangDrawings(textures: Textures.TextureManager, drawings: ReadonlyMap<string, HTMLImageElement>): boolean {
  const before = drawingsOf(textures);
  const keys = [...new Set([...before.keys(), ...drawings.keys()])];
  const changed = keys.filter((key) => before.get(key) !== drawings.get(key));
  for (const key of changed) if (textures.exists(key)) textures.remove(key);
  hung.set(textures, new Map(drawings));
  return changed.length > 0;
}

export function drawingOf(textures: Textures.TextureManager, key: string): HTMLImageElement | null {
  return drawingsOf(textures).get(key) ?? null;
}

/**
 * Returns the key of a drawing that is shown as it is, and makes its texture when it is first wanted: most drawings are only
 * painted with. The texture is uploaded from a canvas: Firefox multiplies the colours of an SVG image by their opacity twice when
 * WebGL takes the image itself, and soft lights become too dim.
 */
export function shownDrawing({ textures }: Scene, key: string): string {
  const image = drawingOf(textures, key);
  if (image === null || textures.exists(key)) return key;
  const { width, height } = image;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  // Painted by the processor: it goes to the graphics card as a whole.
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, width, height);
  uprightTexture(textures, key, canvas);
  return key;
}
