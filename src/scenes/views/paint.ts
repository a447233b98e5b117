import type { Scene } from 'phaser';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Pen = CanvasRenderingContext2D;

/** A picture painted once, at the density of the screen, and then a texture like any other. */
export function painted(scene: Scene, size: Size & { readonly name: string }, paint: (pen: Pen, size: Size) => void): string {
  const density = scene.cameras.main.zoom;
  const width = Math.max(1, Math.round(size.width * density));
  const height = Math.max(1, Math.round(size.height * density));
  const key = `painted:${size.name}:${width}x${height}`;
  if (scene.textures.exists(key)) return key;
  const canvas = scene.textures.createCanvas(key, width, height);
  if (canvas === null) return 'deck/back';
  paint(canvas.context, { width, height });
  canvas.refresh();
  return key;
}

export function picture(scene: Scene, key: string): HTMLImageElement | HTMLCanvasElement | null {
  const source = scene.textures.exists(key) ? scene.textures.get(key).getSourceImage() : null;
  return source instanceof HTMLImageElement || source instanceof HTMLCanvasElement ? source : null;
}

/** A colour mixed with black (below 0) or white (above), by as much as 1. */
export function shade(hex: string, by: number): string {
  const to = by < 0 ? 0 : 255;
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part + (to - part) * Math.abs(by));
  });
  return `rgb(${parts.join(' ')})`;
}
