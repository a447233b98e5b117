// @vitest-environment happy-dom
import './canvas';
import { expect, it } from 'vitest';
import { forgetTints, tintedDrawing } from '../../src/scenes/views/paint';

const SIZE = { width: 8, height: 8 };
const [sword, heart] = [new Image(), new Image()];

it('a drawing is tinted once in each colour and size', () => {
  const red = tintedDrawing(sword, SIZE, '#f00');
  expect(tintedDrawing(sword, SIZE, '#f00')).toBe(red);
  for (const other of [
    tintedDrawing(sword, SIZE, '#0f0'),
    tintedDrawing(heart, SIZE, '#f00'),
    tintedDrawing(sword, { width: 9, height: 8 }, '#f00'),
  ])
    expect(other).not.toBe(red);
});

it('is forgotten when many others were tinted since', () => {
  const red = tintedDrawing(sword, SIZE, '#f00');
  for (let side = 10; side < 60; side++) tintedDrawing(heart, { width: side, height: side }, '#f00');
  expect(tintedDrawing(sword, SIZE, '#f00')).not.toBe(red);
});

it('is forgotten with the graphics that it was drawn by', () => {
  const red = tintedDrawing(sword, SIZE, '#f00');
  forgetTints();
  expect(tintedDrawing(sword, SIZE, '#f00')).not.toBe(red);
});
