import type { Textures } from 'phaser';

/**
 * Makes textures of SVG images, by their keys. They are uploaded from a canvas: Firefox multiplies the colours of an SVG image by
 * their opacity twice when WebGL takes the image itself, and soft lights become too dim. The image stays the source of its texture,
 * because it is painted with at every size.
 */
export function addDrawings(textures: Textures.TextureManager, drawings: ReadonlyMap<string, HTMLImageElement>): void {
  // All share one canvas. Painted by the processor: it goes to the graphics card as a whole, once for each.
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  for (const [key, image] of drawings) {
    const { width, height } = image;
    // Setting the size empties a canvas, even if it is the same.
    Object.assign(canvas, { width, height });
    pen?.drawImage(image, 0, 0, width, height);
    const texture = textures.create(key, canvas, width, height);
    texture?.add('__BASE', 0, 0, 0, width, height);
    for (const source of texture?.source ?? []) {
      Object.assign(source, { source: image, image, isCanvas: false });
      // Phaser keeps what was uploaded until the graphics come back after a loss, and the canvas is drawn on again.
      if (source.glTexture !== null) source.glTexture.pixels = image;
    }
  }
}
