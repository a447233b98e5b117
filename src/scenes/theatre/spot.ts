import type { Scene } from 'phaser';
import { paintTexture } from '../views/paint';

/** The width in pixels: soft things need few. */
export const SPOT = 128;

/** Draws light or dark that is soft all around: three colours from its middle to its edge. */
export function drawSpot(scene: Scene, key: string, [middle, between, edge]: readonly [string, string, string]): void {
  if (scene.textures.exists(key)) return;
  paintTexture(scene, { key, width: SPOT, height: SPOT }, (pen) => {
    const half = SPOT / 2;
    const light = pen.createRadialGradient(half, half, 0, half, half, half);
    light.addColorStop(0, middle);
    light.addColorStop(0.35, between);
    light.addColorStop(1, edge);
    pen.fillStyle = light;
    pen.fillRect(0, 0, SPOT, SPOT);
  });
}
