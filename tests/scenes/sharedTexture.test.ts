// @vitest-environment happy-dom
import './canvas';
import type { Scene } from 'phaser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Piece, SharedTexture } from '../../src/scenes/views/SharedTexture';
import { inHeadlessGame } from './headless';

const upload = vi.hoisted(() => vi.fn<(canvas: HTMLCanvasElement) => void>());
vi.mock('../../src/scenes/views/uprightTexture', async (original) => ({
  ...(await original<typeof import('../../src/scenes/views/uprightTexture')>()),
  uploadPart: upload,
}));

describe('pieces that lie on one texture', () => {
  let scene: Scene;
  let shared: SharedTexture;
  const drawn = vi.fn<(name: string) => void>();
  const piece = (shows: string, width = 100, y = 20): Piece => {
    return { rect: { x: 10, y, width, height: 40 }, bleed: 5, shows, draw: () => drawn(shows) };
  };
  const seen = () => shared.images.filter(({ visible }) => visible);
  const keys = () => new Set(seen().map(({ texture }) => texture.key));

  inHeadlessGame((made) => {
    ({ scene } = made);
  });

  beforeEach(() => {
    drawn.mockClear();
    shared = new SharedTexture(scene);
    shared.paint([piece('a'), piece('b', 1900), piece('c', 300), null]);
  });

  it('are each whole, and apart from the others', () => {
    expect(drawn.mock.calls).toEqual([['a'], ['b'], ['c']]);
    expect(seen()).toHaveLength(3);
    expect(keys().size).toBe(1);
    const [canvas] = seen().map(({ texture }) => texture.getSourceImage());
    const places = seen().map(({ frame: { cutX, cutY, cutWidth, cutHeight } }) => [cutX, cutY, cutWidth, cutHeight] as const);
    expect(places.map(([, , width, height]) => [width, height])).toEqual([
      [110, 50],
      [1910, 50],
      [310, 50],
    ]);
    for (const [at, [x, y, width, height]] of places.entries()) {
      expect([x + width <= (canvas?.width ?? 0), y + height <= (canvas?.height ?? 0)]).toEqual([true, true]);
      for (const [otherX, otherY, otherWidth, otherHeight] of places.slice(at + 1)) {
        const apart = x + width < otherX || otherX + otherWidth < x || y + height < otherY || otherY + otherHeight < y;
        expect(apart).toBe(true);
      }
    }
    expect(seen().map(({ x, y }) => [x, y])).toEqual([
      [5, 15],
      [5, 15],
      [5, 15],
    ]);
  });

  it('are drawn anew one by one, sent to the graphics card alone, and only when they show something else', () => {
    const sizes = (): unknown => upload.mock.calls.map(([{ width, height }]) => [width, height]);
    upload.mockClear();
    const before = keys();
    shared.paint([piece('a'), piece('b', 1900), piece('c', 300), null]);
    expect(upload).not.toHaveBeenCalled();
    shared.paint([piece('A'), piece('b', 1900), piece('C', 300), null]);
    expect(drawn.mock.calls.slice(3)).toEqual([['A'], ['C']]);
    expect(sizes()).toEqual([
      [110, 50],
      [310, 50],
    ]);
    expect(keys()).toEqual(before);
  });

  it('are painted ahead while none is seen', () => {
    const ahead = () => shared.stepsTo([piece('d'), piece('e', 1900)]);
    expect(ahead()).toEqual([]);
    shared.paint([]);
    upload.mockClear();
    const steps = ahead();
    steps[0]?.();
    expect([drawn.mock.calls.slice(3), upload.mock.calls.length]).toEqual([[['d']], 0]);
    for (const step of steps.slice(1)) step();
    expect([seen().length, upload.mock.calls.length]).toEqual([0, 2]);
    shared.paint([piece('d'), piece('e', 1900)]);
    expect([seen().length, upload.mock.calls.length]).toEqual([2, 2]);
    expect(drawn.mock.calls.slice(3)).toEqual([['d'], ['e']]);
  });

  it('are sent when they are shown, where they were only sketched ahead', () => {
    shared.paint([]);
    upload.mockClear();
    shared.stepsTo([piece('d')])[0]?.();
    shared.paint([piece('d')]);
    expect([seen().length, upload.mock.calls.length]).toEqual([1, 1]);
  });

  it('go to another texture when one of them is of another size, and the old one goes', () => {
    const [before = ''] = keys();
    shared.paint([piece('a'), piece('b', 1200), piece('c', 300), piece('d', 80)]);
    expect(drawn.mock.calls.slice(3)).toEqual([['b'], ['d']]);
    expect(seen()).toHaveLength(4);
    expect(keys().size).toBe(1);
    expect(keys()).not.toContain(before);
    expect(scene.textures.exists(before)).toBe(false);
  });

  it('lie in a square where there are many', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...piece(String(at), 700),
      rect: { x: 0, y: 0, width: 700, height: 400 },
    }));
    shared.paint(many);
    const { width = 0, height = 0 } = seen()[0]?.texture.getSourceImage() ?? {};
    expect(Math.max(width, height)).toBeLessThan(5000);
  });

  it('come back to where they belong, wherever a motion left them', () => {
    shared.images[0]?.setPosition(500, 500).setAlpha(0.2).setVisible(false);
    shared.paint([piece('a', 100, 70), null]);
    expect(seen().map(({ x, y, alpha }) => [x, y, alpha])).toEqual([[5, 65, 1]]);
    expect(shared.home(0)).toEqual({ x: 5, y: 65 });
  });
});
