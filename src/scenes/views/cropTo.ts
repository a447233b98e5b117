import type { GameObjects } from 'phaser';
import type { Rect } from '../../table';

export interface Hung {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Crops a picture in a container, so that only what lies within a place is drawn. */
export function cropTo(image: GameObjects.Image, { x, y, scale }: Hung, within: Rect): void {
  const { realWidth: width, realHeight: height } = image.frame;
  const [wide, high] = [image.scaleX * scale, image.scaleY * scale];
  const left = x + image.x * scale - width * image.originX * wide;
  const top = y + image.y * scale - height * image.originY * high;
  const from = { x: between((within.x - left) / wide, width), y: between((within.y - top) / high, height) };
  const to = {
    x: between((within.x + within.width - left) / wide, width),
    y: between((within.y + within.height - top) / high, height),
  };
  if (to.x - from.x >= width && to.y - from.y >= height) image.setCrop();
  else image.setCrop(from.x, from.y, to.x - from.x, to.y - from.y);
}

const between = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
