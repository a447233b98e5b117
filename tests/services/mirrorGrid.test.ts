// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMirror, type Mirror } from '../../src/services';
import type { MirrorCell, MirrorGrid } from '../../src/table/ports';

const pressed = vi.fn<(id: string) => void>();
let root: HTMLElement;
let mirror: Mirror;

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = '<div id="root"></div>';
  root = document.querySelector<HTMLElement>('#root') ?? document.body;
  mirror = createMirror(root, { onPress: pressed });
});

const MARKED = ['a3', 'c2'];

/** Three rows of three, `a1` to `c3` from the top; `b1` and `b3` are neighbours around the edge. */
function grid(more: Partial<MirrorGrid> = {}): MirrorGrid {
  const cell = (id: string): MirrorCell => ({
    id,
    label: `Room ${id}`,
    isMarked: MARKED.includes(id),
    ...(id === 'b1' ? { around: { left: 'b3' } } : id === 'b3' ? { around: { right: 'b1' } } : {}),
  });
  const rows = ['a', 'b', 'c'].map((row) => [1, 2, 3].map((column) => cell(`${row}${column}`)));
  return { label: 'Map', rows, start: 'b2', isWanted: false, ...more };
}

const show = (shown: MirrorGrid | null = grid()): void =>
  mirror.show({ heading: 'Where?', sections: [], actions: [{ id: 'stop', label: 'Stop' }], ...(shown && { grid: shown }) });
const focused = (): string | null => document.activeElement?.textContent ?? null;
const button = (id: string): HTMLButtonElement => {
  const found = root.querySelector<HTMLButtonElement>(`[data-action="${id}"]`);
  if (found === null) throw new Error(`no button ${id}`);
  return found;
};

/** Returns whether the page was left to do something with the key itself. */
function strike(key: string, more: Partial<KeyboardEventInit> = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  return (document.activeElement ?? document.body).dispatchEvent(event);
}

describe('a grid in the mirror', () => {
  it('is rows of cells with a button each, and is not there without rows', () => {
    show(null);
    expect(root.querySelector<HTMLElement>('[role=grid]')?.hidden).toBe(true);
    show();
    const drawn = root.querySelector<HTMLElement>('[role=grid]');
    expect([drawn?.hidden, drawn?.getAttribute('aria-label')]).toEqual([false, 'Map']);
    expect(root.querySelectorAll('[role=grid] > [role=row] > [role=gridcell] > button')).toHaveLength(9);
  });

  it('is one stop for Tab: the cell it begins with, then the one that had the focus last', () => {
    const stops = (): string[] =>
      [...root.querySelectorAll<HTMLElement>('[role=grid] [tabindex="0"]')].map((one) => one.textContent);
    show();
    expect(stops()).toEqual(['Room b2']);
    button('b2').focus();
    strike('ArrowUp');
    show();
    expect(stops()).toEqual(['Room a2']);
  });

  it('is looked at by arrows, which lead around where cells say so', () => {
    show();
    button('b2').focus();
    expect([strike('ArrowLeft'), focused()]).toEqual([false, 'Room b1']);
    expect([strike('ArrowLeft'), focused()]).toEqual([false, 'Room b3']);
    expect([strike('ArrowRight'), focused()]).toEqual([false, 'Room b1']);
    expect([strike('ArrowDown'), focused()]).toEqual([false, 'Room c1']);
  });

  it('leaves arrows at its edge and all other keys to the page', () => {
    show();
    button('c1').focus();
    expect([strike('ArrowDown'), strike('ArrowLeft'), strike('x'), strike('ArrowUp', { altKey: true })]).toEqual(
      Array(4).fill(true),
    );
    expect(focused()).toBe('Room c1');
  });

  it('is crossed to the next marked cell with Control', () => {
    show();
    button('b2').focus();
    strike('ArrowRight', { ctrlKey: true });
    expect(focused()).toBe('Room a3');
    strike('ArrowDown', { metaKey: true });
    expect(focused()).toBe('Room c2');
    expect(strike('ArrowDown', { ctrlKey: true })).toBe(true);
  });

  it('presses, and says why something is refused', () => {
    const refused = grid();
    show({ ...refused, rows: [[{ id: 'a1', label: 'Room a1', refusal: 'A wall.' }]], start: 'a1' });
    button('a1').click();
    expect(pressed.mock.calls).toEqual([['a1']]);
    expect(button('a1').getAttribute('aria-disabled')).toBe('true');
  });

  it('takes the focus once when it is wanted, and keeps it while it is shown again', () => {
    show();
    button('stop').focus();
    show(grid({ isWanted: true }));
    expect(focused()).toBe('Room b2');
    strike('ArrowUp');
    show(grid({ isWanted: true }));
    expect(focused()).toBe('Room a2');
  });

  it('gives the focus to the first button when its cell is gone', () => {
    show();
    button('c3').focus();
    show({ ...grid(), rows: [[{ id: 'a1', label: 'Room a1' }]], start: 'a1' });
    expect(focused()).toBe('Stop');
  });
});
