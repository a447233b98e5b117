// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { rasterised } from '../../src/scenes/pictures/rasterised';

afterEach(() => vi.unstubAllGlobals());

it('gives the pixels of an image', async () => {
  const pixels = { close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(pixels));
  expect(await rasterised(new Image())).toBe(pixels);
});

it.each([
  ['refuses it', () => Promise.reject(new Error('no bitmap'))],
  ['knows no bitmaps', undefined],
])('gives the image itself where the browser %s', async (_, createImageBitmap) => {
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  const image = new Image();
  expect(await rasterised(image)).toBe(image);
});
