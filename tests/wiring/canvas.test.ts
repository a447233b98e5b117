// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableParts } from '../../src/scenes';
import type { Shown } from '../../src/stage';
import { Canvas } from '../../src/wiring/canvas';
import type { SeatParts } from '../../src/wiring/seatParts';

const faked = vi.hoisted(() => ({
  /** Each table that is being laid, to be finished by the test. */
  laid: [] as { readonly parts: TableParts; readonly finish: () => void; readonly table: FakeTable }[],
  gallery: { closed: 0 },
  canDraw: true,
}));

interface FakeTable {
  readonly show: ReturnType<typeof vi.fn>;
  readonly destroy: ReturnType<typeof vi.fn>;
}

vi.mock('../../src/scenes', () => ({
  Gallery: class {
    close(): void {
      faked.gallery.closed += 1;
    }
  },
  createTable: (parts: TableParts) =>
    new Promise((settle) => {
      const table = { show: vi.fn(), destroy: vi.fn() };
      faked.laid.push({ parts, table, finish: () => settle(table) });
    }),
}));
vi.mock('../../src/wiring/plainTable', () => ({ canDraw: () => faked.canDraw }));

const [finish, onResize, crash, notice] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
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
  Object.assign(faked, { laid: [], gallery: { closed: 0 }, canDraw: true });
  for (const heard of [finish, onResize, crash, notice]) heard.mockClear();
  const parts = { report: vi.fn(), notice, crash } as unknown as SeatParts;
  const quiet = vi.fn();
  canvas = new Canvas(parts, { onPress: quiet, onDrop: quiet, onTap: () => false, onExplain: quiet, onResize, finish });
});

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

  it('is thrown away when it is ready after the table was closed', async () => {
    void canvas.open();
    await lay(1);
    faked.laid[0]?.parts.onStale();
    await vi.waitUntil(() => faked.laid.length === 2);
    canvas.close();
    await lay(2);
    expect([table(1), table(2)].map((one) => one?.destroy.mock.calls.length)).toEqual([1, 1]);
    expect(table(2)?.show).not.toHaveBeenCalled();
    expect(canvas.drawn).toBeNull();
    expect(faked.gallery.closed).toBe(1);
    expect(crash).not.toHaveBeenCalled();
  });

  it('makes room for the plain page when frame after frame fails', async () => {
    void canvas.open();
    await lay(1);
    canvas.show(shown);
    faked.laid[0]?.parts.onBroken(new Error('the lamp fell'));
    expect(finish).toHaveBeenCalled();
    expect(table(1)?.destroy).toHaveBeenCalledOnce();
    expect(canvas.drawn).toBeNull();
    expect(document.getElementById('mirror')?.className).toBe('plain');
    expect(notice).toHaveBeenCalledExactlyOnceWith('pictureBroken');
    expect(onResize).toHaveBeenCalledOnce();
    expect(crash).not.toHaveBeenCalled();
  });
});
