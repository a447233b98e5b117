// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moveFocus } from '../../src/services/focus/moveFocus';
import { type Direction, nextTowards } from '../../src/services/focus/towards';
import type { Rect } from '../../src/table/ports';

const rect = (x: number, y: number, width = 40, height = 40): Rect => ({ x, y, width, height });

/** Two rows of three, and a wide button below them all. */
const GRID = {
  a: rect(0, 0),
  b: rect(50, 0),
  c: rect(100, 0),
  d: rect(0, 50),
  e: rect(50, 50),
  f: rect(100, 50),
  wide: rect(0, 120, 140),
};
type Name = keyof typeof GRID;

function next(from: Name, direction: Direction): string {
  const others = Object.entries(GRID).filter(([name]) => name !== from);
  const at = nextTowards(
    direction,
    GRID[from],
    others.map(([, where]) => where),
  );
  return others[at]?.[0] ?? 'nothing';
}

describe('what lies next', () => {
  it.each([
    ['a', 'right', 'b'],
    ['a', 'down', 'd'],
    ['a', 'left', 'nothing'],
    ['a', 'up', 'nothing'],
    ['c', 'left', 'b'],
    ['c', 'down', 'f'],
    ['e', 'up', 'b'],
    ['e', 'right', 'f'],
    ['d', 'down', 'wide'],
    ['f', 'down', 'wide'],
    ['wide', 'up', 'e'],
    ['wide', 'right', 'nothing'],
  ] as const)('from %s %s is %s', (from, direction, to) => {
    expect(next(from, direction)).toBe(to);
  });

  it('goes to what is a little aside before what is far ahead', () => {
    expect(nextTowards('right', rect(0, 0), [rect(400, 0), rect(60, 45)])).toBe(1);
  });

  it('takes nothing that lies more aside than ahead', () => {
    expect(nextTowards('right', rect(0, 0), [rect(20, 300)])).toBe(-1);
  });

  it('reaches everything from everywhere', () => {
    const names = Object.keys(GRID) as Name[];
    for (const start of names) {
      const reached = new Set<string>([start]);
      for (const name of reached) {
        for (const direction of ['up', 'down', 'left', 'right'] as const) {
          const to = next(name as Name, direction);
          if (to !== 'nothing') reached.add(to);
        }
      }
      expect(reached.size, start).toBe(names.length);
    }
  });
});

describe('the focus', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="root"></div><button id="outside"></button>';
    const root = document.querySelector('#root');
    for (const [name, { x, y, width, height }] of Object.entries(GRID)) {
      const button = document.createElement('button');
      button.id = name;
      button.getBoundingClientRect = () => new DOMRect(x, y, width, height);
      button.scrollIntoView = vi.fn();
      root?.append(button);
    }
    const folded = document.createElement('button');
    folded.getBoundingClientRect = () => new DOMRect(0, 0, 1, 1);
    root?.prepend(folded);
  });

  const move = (...directions: Direction[]): string | undefined => {
    const root = document.querySelector('#root');
    for (const direction of directions) if (root !== null) moveFocus(root, direction);
    return document.activeElement?.id;
  };

  it('begins with the first thing that is seen', () => {
    document.querySelector<HTMLElement>('#outside')?.focus();
    expect(move('right')).toBe('a');
  });

  it('goes from thing to thing, and stays where nothing lies further on', () => {
    expect(move('down', 'right', 'right', 'right')).toBe('c');
    expect(move('down', 'down', 'down')).toBe('wide');
  });

  it('leaves out what cannot be pressed', () => {
    document.querySelector('#b')?.setAttribute('disabled', '');
    expect(move('down', 'right')).toBe('e');
  });
});
