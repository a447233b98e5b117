// @vitest-environment happy-dom
import './canvas';
import { Game, HEADLESS, Scene, Textures } from 'phaser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Gallery } from '../../src/scenes/pictures/Gallery';
import { keepTexture } from '../../src/scenes/pictures/keptTextures';
import { Stage, type Visit, type VisitParts } from '../../src/scenes/stage/Stage';
import { Painting } from '../../src/scenes/views/Painting';
import { painted } from '../../src/scenes/views/paint';
import { FRAME, pass } from './headless';

const faked = vi.hoisted(() => ({ opened: [] as unknown[], closed: [] as unknown[] }));

vi.mock('../../src/scenes/openGame', () => ({
  openGame: () => {
    const game = new Game({ type: HEADLESS, parent: null, width: 320, height: 240, banner: false, audio: { noAudio: true } });
    faked.opened.push(game);
    return game;
  },
  closeGame: (game: Game) => {
    faked.closed.push(game);
    game.canvas.remove();
    Object.assign(game.textures, { stamp: { destroy: () => undefined } });
    game.destroy(true);
    game.loop.wake();
  },
}));

const gallery = {
  atOnce: [],
  waitForLetters: () => Promise.resolve(true),
  isHere: () => true,
  onChange: () => undefined,
} as unknown as Gallery;
const [onPictureLost, onBroken, report] = [vi.fn(), vi.fn(), vi.fn()];
let parent: HTMLElement;
let stage: Stage;
let visit: Visit | null;

const quiet = (): void => undefined;
const isDrawn = (): boolean => parent.querySelector('canvas') !== null;

/** Waits on a clock that stands still by itself. */
async function prepared(parts: VisitParts): Promise<() => Visit> {
  let lay: (() => Visit) | null = null;
  void stage.prepare(parts).then((ready) => {
    lay = ready;
  });
  await vi.waitUntil(async () => {
    await pass(FRAME);
    return lay !== null;
  });
  return lay ?? expect.unreachable();
}

const partsWith = (pictures: Gallery): VisitParts => ({
  parent,
  gallery: pictures,
  onMissing: quiet,
  onStale: quiet,
  onFault: quiet,
  onBroken,
  onPictureLost,
  onPictureBack: quiet,
});

async function enter(pictures = gallery): Promise<Visit> {
  const made = (await prepared(partsWith(pictures)))();
  visit = made;
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Textures.TextureSource.prototype, 'update').mockReturnValue(undefined);
  Object.assign(faked, { opened: [], closed: [] });
  for (const heard of [onPictureLost, onBroken, report]) heard.mockClear();
  document.body.innerHTML = '<div id="canvas"></div>';
  parent = document.body.firstElementChild as HTMLElement;
  Object.assign(window, { matchMedia: () => new EventTarget() });
  stage = new Stage(report);
  visit = null;
});

afterEach(() => {
  visit?.end();
  vi.useRealTimers();
});

describe('the stage', () => {
  it('has the same game for one table after the other, and no canvas between them', async () => {
    const first = await enter();
    expect(isDrawn()).toBe(true);
    first.end();
    expect([isDrawn(), first.life.aborted]).toEqual([false, true]);
    const second = await enter();
    expect(second.game).toBe(first.game);
    expect([isDrawn(), faked.opened.length, faked.closed.length]).toEqual([true, 1, 0]);
  });

  it('makes the graphics before the first table asks for them, which then has the same', async () => {
    let isWarm = false;
    void stage.warm(gallery, document.body).then(() => {
      isWarm = true;
    });
    await vi.waitUntil(async () => {
      await pass(FRAME);
      return isWarm;
    });
    expect([stage.isUsable, isDrawn(), faked.opened.length]).toEqual([true, false, 1]);
    const { game } = await enter();
    expect([game, isDrawn()]).toEqual([faked.opened[0], true]);
    expect(faked.opened).toHaveLength(1);
  });

  it('starts scenes at once, and forgets them and all that they painted for themselves', async () => {
    const { game, add, end } = await enter();
    const created = vi.fn();
    const scene = Object.assign(new Scene('table'), { create: created });
    add('table', scene, { density: 1 });
    expect(created).toHaveBeenCalledExactlyOnceWith({ density: 1 });
    new Painting(scene).paint({ rect: { x: 0, y: 0, width: 20, height: 10 }, shows: 1 }, quiet);
    const key = painted(scene, { name: 'card', width: 20, height: 10 }, quiet);
    expect(game.textures.getTextureKeys()).toHaveLength(2);
    end();
    expect(game.scene.getScenes(false)).toEqual([]);
    expect(game.textures.getTextureKeys()).toEqual([key]);
    const again = await enter();
    again.add('table', new Scene('table'), {});
    expect(again.game.scene.getScenes(false)).toHaveLength(1);
  });

  it('keeps nothing for another game, which may have other pictures of the same names', async () => {
    const { game, add, end } = await enter();
    const scene = new Scene('table');
    add('table', scene, {});
    painted(scene, { name: 'card', width: 20, height: 10 }, quiet);
    end();
    const other = await enter(Object.create(gallery));
    expect(other.game).toBe(game);
    expect(game.textures.getTextureKeys()).toEqual([]);
  });

  it('draws no frame between two tables', async () => {
    const { game, end } = await enter();
    end();
    game.loop.wake();
    await pass(FRAME * 3);
    expect(game.loop.running).toBe(false);
  });

  it('covers its element at the density of the screen, whatever that was for the table before', async () => {
    const cover = async (width: number, density: number): Promise<readonly unknown[]> => {
      Object.defineProperty(parent, 'clientWidth', { value: width, configurable: true });
      Object.defineProperty(parent, 'clientHeight', { value: 100, configurable: true });
      Object.assign(window, { devicePixelRatio: density });
      const { game, cover: again, end } = await enter();
      Object.defineProperty(parent, 'clientWidth', { value: width + 50, configurable: true });
      again();
      end();
      return [game.canvas.width, game.canvas.style.width];
    };
    expect(await cover(200, 2)).toEqual([500, '250px']);
    expect(await cover(300, 1)).toEqual([350, '350px']);
    expect(await cover(200, 1)).toEqual([250, '250px']);
  });

  it('is replaced as a whole when its graphics are lost, and the old one is closed with its table', async () => {
    const first = await enter();
    first.game.canvas.dispatchEvent(new Event('webglcontextlost'));
    expect(onPictureLost).toHaveBeenCalledOnce();
    const lay = await prepared(partsWith(gallery));
    expect(faked.closed).toEqual([]);
    first.end();
    visit = lay();
    expect(visit.game).not.toBe(first.game);
    expect(faked.closed).toEqual([first.game]);
  });

  it('is replaced as well when they were lost between two tables', async () => {
    const first = await enter();
    first.end();
    first.game.canvas.dispatchEvent(new Event('webglcontextlost'));
    expect(onPictureLost).not.toHaveBeenCalled();
    const second = await enter();
    expect(second.game).not.toBe(first.game);
    expect(faked.closed).toEqual([first.game]);
  });
});

describe('the textures that are kept', () => {
  const SIDE = 2000;
  const large = (scene: Scene, name: string): string => painted(scene, { name, width: SIDE, height: SIDE }, quiet);

  it('go when there are too many pixels, the least recently used first, and what is shown stays', async () => {
    const { add, game } = await enter();
    const scene = new Scene('table');
    add('table', scene, {});
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => large(scene, name));
    expect(game.textures.getTextureKeys()).toHaveLength(6);
    scene.add.image(0, 0, keys[0] ?? '');
    keepTexture(scene, keys[1] ?? '');
    const last = large(scene, 'g');
    expect(game.textures.getTextureKeys()).toEqual(expect.arrayContaining([keys[0], keys[1], last]));
    expect(game.textures.exists(keys[2] ?? '')).toBe(false);
    expect(game.textures.getTextureKeys()).toHaveLength(6);
  });
});
