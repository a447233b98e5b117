import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Contact, EXPLAINED_AFTER, Gestures } from '../../src/scenes/pointer/gestures';
import type { Place } from '../../src/table';

const place = (id: string, x: number, pressed: boolean): Place => ({ id, rect: { x, y: 0, width: 50, height: 50 }, pressed });
const DIE = place('die', 0, true);
const BOX = place('box', 100, true);
const WORD = place('word', 200, false);

/** A table with a die, a box and a word, on which everything that happens is written down. */
function aTable({ skips = false, busy = false } = {}) {
  const heard: string[] = [];
  const hear = (what: string, { id }: { readonly id: string } = { id: '' }): void => void heard.push(`${what} ${id}`.trim());
  let places = [DIE, BOX, WORD];
  const gestures = new Gestures({
    placeAt: ({ x, y }) => places.find(({ rect }) => y >= 0 && y <= 50 && x >= rect.x && x <= rect.x + 50) ?? null,
    onDown: () => skips,
    onMenu: () => false,
    onTap: (tapped) => hear('tap', tapped),
    onHover: (hovered) => hear('hover', hovered ?? { id: 'nothing' }),
    onExplain: (explained) => hear('explain', explained ?? { id: 'nothing' }),
    onLift: (lifted) => {
      if (busy || lifted !== DIE) return false;
      hear('lift', lifted);
      return true;
    },
    onCarry: ({ x }) => hear(`carry to ${x}`),
    onDrop: ({ x }) => hear(`drop at ${x}`),
    onPutBack: () => hear('put back'),
  });
  const lay = (...others: readonly Place[]): void => {
    places = [...others];
    gestures.refresh();
  };
  return { gestures, heard, lay };
}

const at = (x: number, more: Partial<Contact> = {}): Contact => ({ pointer: 1, touch: false, x, y: 25, ...more });
const finger = (x: number, pointer = 1): Contact => at(x, { touch: true, pointer });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a tap', () => {
  it('is a touch that ends where it began', () => {
    const { gestures, heard } = aTable();
    gestures.down(at(110));
    gestures.up(at(115));
    expect(heard).toEqual(['tap box']);
  });

  it('on a thing that cannot be pressed explains it at once, until the pointer goes on', () => {
    const { gestures, heard } = aTable();
    gestures.down(at(210));
    gestures.up(at(210));
    expect(heard).toEqual(['tap word', 'explain word']);
    gestures.move(at(110));
    expect(heard.slice(2)).toEqual(['explain nothing', 'hover box']);
  });

  it('is none when the pointer slides off', () => {
    const { gestures, heard } = aTable();
    gestures.down(at(110));
    gestures.move(at(210));
    gestures.move(at(110));
    gestures.up(at(110));
    expect(heard.filter((what) => what.startsWith('tap'))).toEqual([]);
  });

  it('that skips what is shown is passed on at once, and only once', () => {
    const { gestures, heard } = aTable({ skips: true });
    gestures.down(at(110));
    gestures.stop();
    gestures.up(at(110));
    expect(heard).toEqual(['tap box']);
  });

  it('that skips what is shown can still become a drag', () => {
    const { gestures, heard } = aTable({ skips: true });
    gestures.down(at(20));
    gestures.stop();
    gestures.move(at(60));
    gestures.up(at(110));
    expect(heard).toEqual(['tap die', 'lift die', 'carry to 60', 'drop at 110']);
  });

  it('that skips what is shown explains nothing', () => {
    const { gestures, heard } = aTable({ skips: true });
    gestures.down(at(210));
    gestures.up(at(210));
    expect(heard).toEqual([]);
  });

  it('is none with a second finger, until both are gone', () => {
    const { gestures, heard } = aTable();
    gestures.down(finger(110));
    gestures.down(finger(20, 2));
    gestures.up(finger(20, 2));
    gestures.up(finger(110));
    expect(heard).not.toContain('tap box');
    gestures.down(finger(110));
    gestures.up(finger(110));
    expect(heard).toContain('tap box');
  });

  it('is none when the table changes meanwhile', () => {
    const { gestures, heard } = aTable();
    gestures.down(at(110));
    expect(gestures.stop()).toBe(false);
    gestures.up(at(110));
    expect(heard).toEqual([]);
  });
});

describe('a drag', () => {
  it('begins when a die is pulled, follows the pointer and ends where it is let go', () => {
    const { gestures, heard } = aTable();
    gestures.down(at(20));
    gestures.move(at(26));
    gestures.move(at(60));
    gestures.move(at(110));
    gestures.up(at(120));
    expect(heard).toEqual(['lift die', 'carry to 60', 'carry to 110', 'drop at 120']);
  });

  it('is no tap, even where it began', () => {
    const { gestures, heard } = aTable();
    gestures.down(at(20));
    gestures.move(at(60));
    gestures.move(at(20));
    gestures.up(at(20));
    expect(heard).toEqual(['lift die', 'carry to 60', 'carry to 20', 'drop at 20']);
  });

  it.each([
    ['the table changes', (gestures: Gestures) => expect(gestures.stop()).toBe(true)],
    ['a second finger comes down', (gestures: Gestures) => gestures.down(finger(220, 2))],
    ['the pointer is taken away', (gestures: Gestures) => gestures.leave(finger(60))],
  ])('puts everything back when %s', (_, happens) => {
    const { gestures, heard } = aTable();
    gestures.down(finger(20));
    gestures.move(finger(60));
    happens(gestures);
    gestures.move(finger(110));
    gestures.up(finger(110));
    expect(heard).toContain('put back');
    expect(heard.filter((what) => /^(drop|tap|carry to 110)/.test(what))).toEqual([]);
  });

  it('does not begin while nothing can be carried: then it is a slide off', () => {
    const { gestures, heard } = aTable({ busy: true });
    gestures.down(at(20));
    gestures.move(at(110));
    gestures.up(at(110));
    expect(heard).toEqual([]);
  });
});

describe('an explanation', () => {
  it('comes when a mouse rests, and goes with it', () => {
    const { gestures, heard } = aTable();
    gestures.move(at(210));
    vi.advanceTimersByTime(EXPLAINED_AFTER.hover - 1);
    gestures.move(at(215));
    expect(heard).toEqual(['hover word']);
    vi.advanceTimersByTime(1);
    gestures.move(at(400));
    expect(heard).toEqual(['hover word', 'explain word', 'explain nothing', 'hover nothing']);
  });

  it('does not keep a mouse from pressing', () => {
    const { gestures, heard } = aTable();
    gestures.move(at(110));
    vi.advanceTimersByTime(EXPLAINED_AFTER.hover);
    gestures.down(at(110));
    gestures.up(at(110));
    expect(heard).toEqual(['hover box', 'explain box', 'explain nothing', 'tap box']);
  });

  it('comes when a finger holds, and then its release is no tap', () => {
    const { gestures, heard } = aTable();
    gestures.down(finger(110));
    vi.advanceTimersByTime(EXPLAINED_AFTER.hold);
    gestures.up(finger(110));
    expect(heard).toEqual(['hover box', 'explain box', 'explain nothing', 'hover nothing']);
  });

  it('does not come to a finger that taps or pulls', () => {
    const { gestures, heard } = aTable();
    gestures.down(finger(110));
    gestures.up(finger(110));
    gestures.down(finger(20));
    gestures.move(finger(60));
    vi.advanceTimersByTime(EXPLAINED_AFTER.hold);
    expect(heard.filter((what) => what.startsWith('explain'))).toEqual([]);
  });

  it('ends when something else comes to lie there', () => {
    const { gestures, heard, lay } = aTable();
    gestures.move(at(110));
    vi.advanceTimersByTime(EXPLAINED_AFTER.hover);
    lay(DIE);
    expect(heard.slice(2)).toEqual(['explain nothing', 'hover nothing']);
  });
});
