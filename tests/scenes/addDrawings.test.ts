// @vitest-environment happy-dom
import './canvas';
import { Textures } from 'phaser';
import { beforeEach, expect, it } from 'vitest';
import { addDrawings } from '../../src/scenes/pictures/addDrawings';

interface Upload {
  readonly isCanvas: boolean;
  readonly size: readonly number[];
  readonly painted: unknown;
}

let uploads: Upload[];
let painted: unknown;

/** Stands in for the graphics card: it notes what it is handed, at the moment at which it takes the pixels. */
function upload(pixels: HTMLCanvasElement | HTMLImageElement): { pixels: unknown } {
  const isCanvas = pixels instanceof HTMLCanvasElement;
  uploads.push({ isCanvas, size: [pixels.width, pixels.height], painted: isCanvas ? painted : pixels });
  return { pixels };
}

function textureManager(): Textures.TextureManager {
  const renderer = { gl: {}, createCanvasTexture: upload, createTextureFromSource: upload, deleteTexture: () => undefined };
  const game = { renderer, config: { antialias: true }, events: { once: () => undefined } };
  return Object.assign(Object.create(Textures.TextureManager.prototype), { game, list: {} });
}

const drawing = (width: number, height: number): HTMLImageElement => Object.assign(new Image(), { width, height });

beforeEach(() => {
  uploads = [];
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('there is nothing to paint with');
  pen.drawImage = (...[image, , , width, height]: readonly unknown[]): void => {
    painted = { image, size: [width, height] };
  };
});

it('drawings reach the graphics card by way of a canvas, and are painted with as they are', () => {
  const textures = textureManager();
  const drawings = new Map([
    ['door/closed', drawing(90, 120)],
    ['light/mote', drawing(16, 16)],
  ]);
  addDrawings(textures, drawings);
  expect(uploads).toEqual(
    [...drawings.values()].map((image) => {
      const size = [image.width, image.height];
      return { isCanvas: true, size, painted: { image, size } };
    }),
  );
  for (const [key, image] of drawings) {
    const texture = textures.get(key);
    expect(texture.getSourceImage()).toBe(image);
    const { width, height } = texture.get();
    expect([width, height]).toEqual([image.width, image.height]);
    // The canvas is drawn on again: what may be uploaded a second time is the drawing.
    expect(texture.source[0]?.glTexture?.pixels).toBe(image);
  }
});
