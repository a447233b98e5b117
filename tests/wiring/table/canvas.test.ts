// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneDeckAtTable } from '../../../src/games/onedeck/atTable';
import type { TableParts } from '../../../src/games/onedeck/scenes';
import type { Shown } from '../../../src/games/onedeck/table';
import { Canvas } from '../../../src/wiring/table/canvas';
import type { GameTableParts } from '../../../src/wiring/table/GameTableParts';

const faked = vi.hoisted(() => ({
  /** Each table that is being laid, to be finished by the test. */
  laid: [] as { readonly parts: TableParts; readonly finish: () => void; readonly fail: () => void; readonly table: FakeTable }[],
  canDraw: true,
}));

interface FakeTable {
  readonly show: ReturnType<typeof vi.fn>;
  readonly destroy: ReturnType<typeof vi.fn>;
  /** Puts it on the stage. */
  readonly lay: ReturnType<typeof vi.fn>;
}

const stage = { isUsable: false, fetch: async () => ({ galleryOf: () => null }) };
const scenes = {
  prepareTable: (parts: TableParts) =>
    new Promise((settle, fail) => {
      const table = { show: vi.fn(), destroy: vi.fn(), lay: vi.fn(() => table) };
      faked.laid.push({ parts, table, finish: () => settle(table.lay), fail: () => fail(new Error('no context')) });
    }),
};
vi.mock('../../../src/wiring/table/plainTable', () => ({ canDraw: () => faked.canDraw }));

const [finish, onResize, crash, notice, report] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
let resized: (() => void)[];

/** The window gets another size. */
function resize(width: number, height: number): void {
  const sides = { clientWidth: { value: width, configurable: true }, clientHeight: { value: height, configurable: true } };
  Object.defineProperties(document.querySelector('#canvas') ?? {}, sides);
  for (const hear of resized) hear();
}

const isPlain = (): boolean => document.querySelector('#mirror')?.classList.contains('plain') ?? false;
const shown = { page: 1 } as unknown as Shown;
let canvas: Canvas;

const settle = (): Promise<void> => new Promise((end) => setTimeout(end));

async function lay(number: number): Promise<void> {
  await vi.waitUntil(() => faked.laid.length >= number);
  faked.laid[number - 1]?.finish();
  await settle();
}

const table = (number: number): FakeTable | undefined => faked.laid[number - 1]?.table;

beforeEach(() => {
  document.body.innerHTML = '<div id="canvas"></div><main id="mirror"></main>';
  Object.assign(faked, { laid: [], canDraw: true });
  for (const heard of [finish, onResize, crash, notice, report]) heard.mockClear();
  resized = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly hear: () => void;

      constructor(hear: () => void) {
        this.hear = hear;
      }

      observe(): void {
        resized.push(this.hear);
      }

      disconnect(): void {
        resized = resized.filter((other) => other !== this.hear);
      }
    },
  );
  resize(1280, 720);
  const game = { ...oneDeckAtTable, fetchScenes: async () => scenes };
  const parts = { game, stage, report, notice, crash } as unknown as GameTableParts;
  const quiet = vi.fn();
  canvas = new Canvas(parts, {
    onPress: quiet,
    onHold: () => false,
    onLetGo: quiet,
    onDrop: quiet,
    onTap: () => false,
    onExplain: quiet,
    onResize,
    finish,
  });
});

afterEach(() => {
  canvas.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(): Promise<void> {
  const opened = canvas.open();
  await lay(1);
  await opened;
  canvas.show(shown);
}

describe('the picture of the table', () => {
  it('is laid anew when it has become stale, once, and the old one stays until then', async () => {
    const opened = canvas.open();
    await lay(1);
    await opened;
    canvas.show(shown);
    faked.laid[0]?.parts.onStale();
    faked.laid[0]?.parts.onStale();
    await vi.waitUntil(() => faked.laid.length === 2);
    expect(table(1)?.destroy).not.toHaveBeenCalled();
    expect(canvas.drawn).toBe(table(1));
    await lay(2);
    expect(finish).toHaveBeenCalled();
    expect(table(1)?.destroy).toHaveBeenCalledOnce();
    expect(table(1)?.destroy).toHaveBeenCalledBefore(table(2)?.lay ?? vi.fn());
    expect(table(2)?.show).toHaveBeenCalledWith(shown);
    expect(onResize).toHaveBeenCalledOnce();
    expect(canvas.drawn).toBe(table(2));
    await settle();
    expect(faked.laid).toHaveLength(2);
  });

  it('can become stale again', async () => {
    void canvas.open();
    await lay(1);
    faked.laid[0]?.parts.onStale();
    await lay(2);
    faked.laid[1]?.parts.onStale();
    await lay(3);
    expect(canvas.drawn).toBe(table(3));
  });

  it('is not laid when it is ready after the table was closed', async () => {
    void canvas.open();
    await lay(1);
    faked.laid[0]?.parts.onStale();
    await vi.waitUntil(() => faked.laid.length === 2);
    canvas.close();
    await lay(2);
    expect(table(1)?.destroy).toHaveBeenCalledOnce();
    expect(table(2)?.lay).not.toHaveBeenCalled();
    expect(canvas.drawn).toBeNull();
    expect(crash).not.toHaveBeenCalled();
  });

  it('makes room for the plain page when frame after frame fails', async () => {
    void canvas.open();
    await lay(1);
    canvas.show(shown);
    faked.laid[0]?.parts.onBroken();
    expect(finish).toHaveBeenCalled();
    expect(table(1)?.destroy).toHaveBeenCalledOnce();
    expect(canvas.drawn).toBeNull();
    expect(document.getElementById('mirror')?.className).toBe('plain');
    expect(notice).toHaveBeenCalledExactlyOnceWith('pictureBroken');
    expect(onResize).toHaveBeenCalledOnce();
    expect(crash).not.toHaveBeenCalled();
  });
});

describe('where the graphics are lost', () => {
  it('the table is laid anew when they are back, and nobody is told that they are gone', async () => {
    await open();
    faked.laid[0]?.parts.onPictureLost();
    expect(notice.mock.calls).toEqual([['webglLost']]);
    faked.laid[0]?.parts.onPictureBack();
    await lay(2);
    expect(canvas.drawn).toBe(table(2));
    expect(table(2)?.show).toHaveBeenCalledWith(shown);
    expect(isPlain()).toBe(false);
    expect(notice).toHaveBeenCalledOnce();
  });

  it('and do not come back, the plain page takes over, and the table comes back with them', async () => {
    await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    faked.canDraw = false;
    faked.laid[0]?.parts.onPictureLost();
    await vi.advanceTimersByTimeAsync(4900);
    expect([isPlain(), canvas.drawn]).toEqual([false, table(1)]);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    expect([isPlain(), canvas.drawn]).toEqual([true, null]);
    expect(notice.mock.lastCall).toEqual(['webglGone']);
    expect(finish).toHaveBeenCalled();
    expect(onResize).toHaveBeenCalled();
    faked.canDraw = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await lay(2);
    expect([isPlain(), canvas.drawn]).toEqual([false, table(2)]);
  });

  it('at the moment at which the table is laid, the plain page takes over', async () => {
    await open();
    faked.laid[0]?.parts.onPictureBack();
    await vi.waitUntil(() => faked.laid.length === 2);
    table(2)?.lay.mockImplementation(() => {
      throw new Error('no context');
    });
    await lay(2);
    expect([isPlain(), canvas.drawn]).toEqual([true, null]);
    expect(report).toHaveBeenCalledOnce();
    expect(crash).not.toHaveBeenCalled();
  });

  it('again while the table is being laid anew, the plain page takes over', async () => {
    await open();
    faked.laid[0]?.parts.onPictureBack();
    await vi.waitUntil(() => faked.laid.length === 2);
    faked.laid[1]?.fail();
    await settle();
    expect([isPlain(), canvas.drawn]).toEqual([true, null]);
    expect(report).toHaveBeenCalledOnce();
    expect(crash).not.toHaveBeenCalled();
  });
});

describe('where the browser draws nothing', () => {
  it('the plain page carries the game from the beginning', async () => {
    faked.canDraw = false;
    await canvas.open();
    expect([isPlain(), notice.mock.calls]).toEqual([true, [['noWebgl']]]);
    expect(faked.laid).toEqual([]);
  });
});

describe('a window that is too small', () => {
  it.each([
    [320, 180],
    [360, 240],
    [400, 225],
  ])('of %i × %i has the plain page, and the table comes back when it grows', async (width, height) => {
    await open();
    resize(width, height);
    await settle();
    expect([isPlain(), canvas.drawn, notice.mock.lastCall]).toEqual([true, null, ['tooSmall']]);
    resize(width + 10, height);
    await settle();
    expect(notice).toHaveBeenCalledOnce();
    resize(1280, 720);
    await lay(2);
    expect([isPlain(), canvas.drawn]).toEqual([false, table(2)]);
    expect(table(2)?.show).toHaveBeenCalledWith(shown);
  });

  it('may be what the game begins in', async () => {
    resize(320, 180);
    await canvas.open();
    expect([isPlain(), faked.laid.length]).toEqual([true, 0]);
    canvas.show(shown);
    resize(844, 390);
    await lay(1);
    expect([isPlain(), canvas.drawn]).toEqual([false, table(1)]);
  });
});
