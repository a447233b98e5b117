// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tip } from '../../src/overlays';

const THING = { x: 100, y: 300, width: 80, height: 60 };
const WORDS = { title: 'Box A', lines: ['It takes one die.', 'It costs 1 time.'], now: 'Your dice can cover it.' };

let tip: Tip;
const onMove = vi.fn();
const panel = (): HTMLElement => document.querySelector<HTMLElement>('.tip') ?? document.body;

beforeEach(() => {
  onMove.mockClear();
  document.body.innerHTML = '<div id="table"></div>';
  tip = new Tip(document.querySelector<HTMLElement>('#table') ?? document.body, onMove);
});
afterEach(() => tip.destroy());

const strike = (key: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
};
const touch = (pointerType: string): void => {
  document.body.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));
};

describe('a tip', () => {
  it('says everything, to eyes alone', () => {
    tip.show(WORDS, THING);
    expect([...panel().children].map(({ textContent }) => textContent)).toEqual([WORDS.title, ...WORDS.lines, WORDS.now]);
    expect(panel().getAttribute('aria-hidden')).toBe('true');
    tip.show({ ...WORDS, now: '' }, THING);
    expect(panel().querySelector('.tip-now')).toBeNull();
  });

  it('goes with the mouse, but not with the finger that held for it', () => {
    touch('mouse');
    tip.show(WORDS, THING);
    tip.release();
    expect(tip.isShown).toBe(false);
    touch('touch');
    tip.show(WORDS, THING);
    tip.release();
    expect(tip.isShown).toBe(true);
    touch('touch');
    expect(tip.isShown).toBe(false);
  });

  it('is all that Escape ends while it is there', () => {
    tip.show(WORDS, THING);
    expect(strike('Escape').defaultPrevented).toBe(true);
    expect(tip.isShown).toBe(false);
    expect(strike('Escape').defaultPrevented).toBe(false);
  });

  it('gives way to other keys, and stays for the one that asks again', () => {
    tip.show(WORDS, THING);
    strike('?');
    expect(tip.isShown).toBe(true);
    expect(onMove).not.toHaveBeenCalled();
    expect(strike('Tab').defaultPrevented).toBe(false);
    expect(tip.isShown).toBe(false);
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing behind', () => {
    tip.destroy();
    expect(document.querySelector('.tip')).toBeNull();
    strike('Tab');
    expect(onMove).not.toHaveBeenCalled();
  });
});
