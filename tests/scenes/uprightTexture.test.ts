// @vitest-environment happy-dom
import './canvas';
import { Renderer, Textures } from 'phaser';
import { beforeEach, expect, it } from 'vitest';
import { renewTexture, uploadPart, uprightTexture } from '../../src/scenes/views/uprightTexture';

/** What the graphics card was told: whether to turn the pixels, and where on the texture they go. */
let sent: readonly unknown[][];
let textures: Textures.TextureManager;

const send = (...what: readonly unknown[]): void => {
  sent = [...sent, [...what]];
};

function wrapper(...given: readonly unknown[]): Renderer.WebGL.Wrappers.WebGLTextureWrapper {
  const [width, height, pma, , flipY] = given.slice(7);
  send(flipY);
  const made = Object.create(Renderer.WebGL.Wrappers.WebGLTextureWrapper.prototype);
  return Object.assign(made, { width, height, pma, flipY });
}

const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 40 });

beforeEach(() => {
  sent = [];
  const renderer = {
    gl: { texSubImage2D: (...[, , x, y]: readonly unknown[]) => send(x, y) },
    glTextureUnits: { bind: () => undefined },
    glWrapper: { updateTexturing: ({ texturing }: { readonly texturing: object }) => send(texturing) },
    createTexture2D: wrapper,
    updateCanvasTexture: (...[, , flipY]: readonly unknown[]) => send(flipY),
    deleteTexture: () => undefined,
  };
  const game = { renderer, config: { antialias: true }, events: { once: () => undefined } };
  textures = Object.assign(Object.create(Textures.TextureManager.prototype), { game, list: {}, emit: () => undefined });
});

const made = (): Textures.Texture => {
  const texture = uprightTexture(textures, 'any', canvas);
  if (texture === null) throw new Error('there is no texture');
  return texture;
};

const edges = ({ v0, v1 }: { readonly v0: number; readonly v1: number }): readonly number[] => [v0, v1];

it('goes to the graphics card as its canvas is, first and whenever it changes', () => {
  const texture = made();
  renewTexture(texture, canvas);
  uploadPart(canvas, { texture, x: 3, y: 4 });
  expect(sent).toEqual([[false], [false], [{ flipY: false, premultiplyAlpha: true }], [3, 4]]);
});

it('is read from the top by all of its frames, and by what is cut out of one', () => {
  const texture = made();
  expect(edges(texture.get('__BASE'))).toEqual([0, 1]);
  const part = texture.add('part', 0, 10, 10, 20, 20);
  expect(part && edges(part)).toEqual([0.25, 0.75]);
  const crop = { v0: 0, v1: 0 };
  part?.setCropUVs(crop, 0, 0, 20, 10, false, false);
  expect(edges(crop)).toEqual([0.25, 0.5]);
});
