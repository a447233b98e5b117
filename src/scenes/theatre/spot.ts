import type { Scene } from 'phaser';
import { keepTexture } from '../pictures/keptTextures';
import { type Pen, paintTexture } from '../views/paint';

/** The width in pixels: soft things need few. */
export const SPOT = 128;

type Colours = readonly [middle: string, between: string, edge: string];

/** Draws light or dark that is soft all around: three colours from its middle to its edge. */
export function drawSpot(scene: Scene, key: string, colours: Colours): void {
  const size = { width: SPOT, height: SPOT };
  if (!scene.textures.exists(key)) paintTexture(scene, { key, ...size }, (pen) => paintSpot(pen, colours));
  keepTexture(scene, key);
}

function paintSpot(pen: Pen, [middle, between, edge]: Colours): void {
  const half = SPOT / 2;
  const light = pen.createRadialGradient(half, half, 0, half, half, half);
  light.addColorStop(0, middle);
  light.addColorStop(0.35, between);
  light.addColorStop(1, edge);
  pen.fillStyle = light;
  pen.fillRect(0, 0, SPOT, SPOT);
}
