// @vitest-environment happy-dom
import './canvas';
import { Renderer, type Scene, Textures } from 'phaser';
import { beforeEach, expect, it } from 'vitest';
import { drawingOf, hangDrawings, shownDrawing } from '../../src/scenes/pictures/drawings';

interface Upload {
  readonly isCanvas: boolean;
  readonly size: readonly number[];
  readonly painted: unknown;
}

let uploads: Upload[];
let painted: unknown;
let textures: Textures.TextureManager;

/** Stands in for the graphics card: it notes what it is handed, at the moment at which it takes the pixels. */
function upload(...[, , , , , , pixels, width, height]: readonly unknown[]): object {
  const isCanvas = pixels instanceof HTMLCanvasElement;
  uploads.push({ isCanvas, size: [Number(width), Number(height)], painted: isCanvas ? painted : pixels });
  return Object.assign(Object.create(Renderer.WebGL.Wrappers.WebGLTextureWrapper.prototype), { width, height });
}

function textureManager(): Textures.TextureManager {
  const renderer = { gl: {}, createTexture2D: upload, deleteTexture: () => undefined };
  const game = { renderer, config: { antialias: true }, events: { once: () => undefined } };
  return Object.assign(Object.create(Textures.TextureManager.prototype), { game, list: {}, emit: () => undefined });
}

const drawing = (width: number, height: number): HTMLImageElement => Object.assign(new Image(), { width, height });
const DOOR = drawing(90, 120);
const MOTE = drawing(16, 16);
const shown = (key: string): string => shownDrawing({ textures } as unknown as Scene, key);

beforeEach(() => {
  uploads = [];
  textures = textureManager();
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('there is nothing to paint with');
  pen.drawImage = (...[image, , , width, height]: readonly unknown[]): void => {
    painted = { image, size: [width, height] };
  };
});

it('a drawing that is only painted with never reaches the graphics card', () => {
  hangDrawings(textures, new Map([['door/closed', DOOR]]));
  expect(drawingOf(textures, 'door/closed')).toBe(DOOR);
  expect(drawingOf(textures, 'door/open')).toBeNull();
  expect(uploads).toEqual([]);
});

it('a drawing that is shown as it is goes there once, by way of a canvas', () => {
  hangDrawings(textures, new Map([['door/closed', DOOR]]));
  expect([shown('door/closed'), shown('door/closed')]).toEqual(['door/closed', 'door/closed']);
  const size = [DOOR.width, DOOR.height];
  expect(uploads).toEqual([{ isCanvas: true, size, painted: { image: DOOR, size } }]);
  const { width, height } = textures.get('door/closed').get();
  expect([width, height]).toEqual(size);
});

it('a drawing of another size takes the place of the one before, and the others stay', () => {
  const larger = drawing(180, 240);
  hangDrawings(
    textures,
    new Map([
      ['door/closed', DOOR],
      ['light/mote', MOTE],
    ]),
  );
  for (const key of ['door/closed', 'light/mote']) shown(key);
  const mote = textures.get('light/mote');
  const changed = new Map([
    ['door/closed', larger],
    ['light/mote', MOTE],
  ]);
  expect(hangDrawings(textures, changed)).toBe(true);
  expect(hangDrawings(textures, changed)).toBe(false);
  expect(textures.exists('door/closed')).toBe(false);
  expect(textures.get('light/mote')).toBe(mote);
  shown('door/closed');
  expect(textures.get('door/closed').get().width).toBe(180);
});
