// @vitest-environment happy-dom
import './canvas';
import type { Scene } from 'phaser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Painting } from '../../src/scenes/views/Painting';
import { inHeadlessGame } from './headless';

describe('a painting that keeps two pictures', () => {
  let scene: Scene;
  let painting: Painting;
  const drawn = vi.fn<(name: string) => void>();
  const paint = (name: string, width = 100): string => {
    painting.paint({ rect: { x: 10, y: 20, width, height: 40 }, shows: name }, () => drawn(name));
    return painting.image.texture.key;
  };

  inHeadlessGame((made) => {
    ({ scene } = made);
  });

  beforeEach(() => {
    drawn.mockClear();
    painting = new Painting(scene, 2);
  });

  it('shows one of them again without painting it', () => {
    const [day, night] = [paint('day'), paint('night', 300)];
    expect(night).not.toBe(day);
    expect(paint('day')).toBe(day);
    expect(painting.image.width).toBe(100);
    expect(paint('night', 300)).toBe(night);
    expect(drawn.mock.calls).toEqual([['day'], ['night']]);
  });

  it('paints a third over the one that was not shown for longest', () => {
    const [day, night] = [paint('day'), paint('night')];
    paint('day');
    expect(paint('dusk')).toBe(night);
    expect(paint('day')).toBe(day);
    expect(drawn.mock.calls).toEqual([['day'], ['night'], ['dusk']]);
  });

  it('leaves no texture behind', () => {
    const keys = [paint('day'), paint('night')];
    painting.destroy();
    expect(keys.filter((key) => scene.textures.exists(key))).toEqual([]);
  });
});
