// @vitest-environment happy-dom
import './canvas';
import { type Scene, Textures } from 'phaser';
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

  it('paints over the picture of the same size, so that it needs no other texture', () => {
    const three = new Painting(scene, 1, 3);
    const key = (name: string, width = 100): string => {
      three.paint({ rect: { x: 10, y: 20, width, height: 40 }, shows: name }, () => drawn(name));
      return three.image.texture.key;
    };
    const [wide, narrow, other] = [key('day', 300), key('night'), key('noon', 200)];
    expect(new Set([wide, narrow, other]).size).toBe(3);
    expect(key('dusk')).toBe(narrow);
    expect(key('dawn', 300)).toBe(wide);
    expect(key('noon', 200)).toBe(other);
  });

  it('paints ahead what is not seen, and shows it without painting it again', () => {
    const ahead = (name: string): number => {
      const steps = painting.stepsTo({ rect: { x: 10, y: 20, width: 100, height: 40 }, shows: name }, () => drawn(name));
      for (const step of steps) step();
      return steps.length;
    };
    const day = paint('day');
    expect(ahead('night')).toBe(2);
    expect(painting.image.texture.key).toBe(day);
    expect(ahead('day')).toBe(0);
    expect(paint('night')).not.toBe(day);
    expect(paint('day')).toBe(day);
    expect(drawn.mock.calls).toEqual([['day'], ['night']]);
  });

  it('shows what was only sketched ahead', () => {
    paint('day');
    const subject = { rect: { x: 10, y: 20, width: 100, height: 40 }, shows: 'night' };
    painting.stepsTo(subject, () => drawn('night'))[0]?.();
    const update = vi.spyOn(Textures.Texture.prototype, 'add');
    paint('night');
    expect(update).toHaveBeenCalled();
    expect(drawn.mock.calls).toEqual([['day'], ['night']]);
    update.mockRestore();
  });

  it('paints a picture of several parts ahead one by one, and what is left of it when it is shown', () => {
    paint('day');
    const subject = { rect: { x: 10, y: 20, width: 100, height: 40 }, shows: 'night' };
    const parts = ['sky', 'moon', 'stars'].map((name) => () => drawn(name));
    const steps = painting.stepsTo(subject, parts);
    expect(steps).toHaveLength(4);
    steps[0]?.();
    expect(drawn.mock.calls).toEqual([['day'], ['sky']]);
    painting.paint(subject, parts);
    expect(drawn.mock.calls).toEqual([['day'], ['sky'], ['moon'], ['stars']]);
    for (const step of steps.slice(1)) step();
    expect(drawn).toHaveBeenCalledTimes(4);
  });

  it('of one picture paints nothing over it while it is seen', () => {
    const single = new Painting(scene);
    const subject = { rect: { x: 0, y: 0, width: 9, height: 9 }, shows: 'day' };
    const steps = () => single.stepsTo({ ...subject, shows: 'night' }, () => drawn('night'));
    single.paint(subject, () => drawn('day'));
    expect(steps()).toEqual([]);
    single.hide();
    for (const step of steps()) step();
    expect([single.image.visible, single.has({ ...subject, shows: 'night' })]).toEqual([false, true]);
  });

  it('leaves no texture behind', () => {
    const keys = [paint('day'), paint('night')];
    painting.destroy();
    expect(keys.filter((key) => scene.textures.exists(key))).toEqual([]);
  });
});
