// @vitest-environment happy-dom
import './canvas';
import { type Scene, Textures } from 'phaser';
import { beforeEach, describe, expect, it } from 'vitest';
import { TextureAtlas } from '../../src/scenes/theatre/TextureAtlas';

/** Every call that sends pixels to the graphics card. */
let uploads: (readonly unknown[])[];

function sceneOnACard(): Scene {
  const gl = {
    texSubImage2D: (...[, , x, y, , , canvas]: readonly unknown[]) => {
      if (canvas instanceof HTMLCanvasElement) uploads.push([x, y, canvas.width, canvas.height]);
    },
  };
  const renderer = {
    gl,
    glTextureUnits: { bind: () => undefined },
    glWrapper: { updateTexturing: () => undefined },
    createTexture2D: (...[, , , , , , pixels, width, height]: readonly unknown[]) => {
      expect(pixels).toBeUndefined();
      return { width, height, flipY: false, pma: true };
    },
  };
  const textures = Object.assign(Object.create(Textures.TextureManager.prototype), { list: {}, emit: () => undefined });
  textures.game = { renderer, config: { antialias: true } };
  textures.addGLTexture = (key: string, { width, height }: { readonly width: number; readonly height: number }) => {
    const source = [{ glTexture: { flipY: false }, width, height }];
    const frames = { __BASE: Object.create(Textures.Frame.prototype) };
    textures.list[key] = Object.assign(Object.create(Textures.Texture.prototype), { key, source, frames, manager: textures });
    return textures.list[key];
  };
  return { textures } as unknown as Scene;
}

function picture(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

describe('pictures that are packed on one texture', () => {
  let atlas: TextureAtlas;
  beforeEach(() => {
    uploads = [];
    atlas = TextureAtlas.of(sceneOnACard(), 'portraits');
  });

  it('are sent alone, each to its own place', () => {
    const first = atlas.add(picture(200, 100));
    const second = atlas.add(picture(50, 60));
    expect([first.x, first.y, second.x, second.y]).toEqual([0, 0, 202, 0]);
    expect(second.texture).toBe(first.texture);
    expect(uploads).toEqual([
      [0, 0, 200, 100],
      [202, 0, 50, 60],
    ]);
  });

  it('are asked of the same atlas by every table', () => {
    const scene = sceneOnACard();
    expect(TextureAtlas.of(scene, 'portraits')).toBe(TextureAtlas.of(scene, 'portraits'));
    expect(TextureAtlas.of(scene, 'portraits')).not.toBe(TextureAtlas.of(scene, 'others'));
  });

  it('go to a further texture where there is no room', () => {
    const slots = [atlas.add(picture(500, 500)), atlas.add(picture(2048, 2000))];
    expect(new Set(slots.map(({ texture }) => texture)).size).toBe(2);
  });
});
