import { describe, expect, it } from 'vitest';
import type { Rect, Screen } from '../../src/table';
import { layoutProblems } from './layoutSuite';

const SCREEN: Screen = { width: 400, height: 700, safe: { top: 20, right: 0, bottom: 0, left: 0 }, textScale: 1 };
const WHOLE: Rect = { x: 0, y: 20, width: 400, height: 680 };
const ONE: Rect = { x: 0, y: 20, width: 100, height: 100 };
const BESIDE: Rect = { ...ONE, x: 100 };

/** Says what the suite finds on a screen with these things. */
const found = (inner: readonly Rect[], touched: readonly Rect[] = [], read: readonly Rect[] = []): readonly string[] =>
  layoutProblems(
    { layOut: () => ({ groups: [{ name: 'the screen', outer: WHOLE, inner }], touched: { key: touched }, read: { die: read } }) },
    SCREEN,
    null,
  );

describe('what the suite of layouts finds', () => {
  it('is nothing where things lie side by side', () => {
    expect(found([ONE, BESIDE], [ONE], [ONE])).toEqual([]);
  });

  it.each([
    ['things that overlap', [ONE, { ...BESIDE, x: 99 }], 'overlaps'],
    ['a thing beyond the safe area', [{ ...ONE, y: 19 }], 'outside the screen'],
    ['a thing without size', [{ ...ONE, width: 0 }], 'is empty'],
  ] as const)('is %s', (_, inner, problem) => {
    expect(found(inner).join()).toContain(problem);
  });

  it('is what a finger would miss', () => {
    expect(found([], [{ ...ONE, height: 43 }])).toEqual(['key is too small for a finger: 0.0 20.0 100.0 43.0']);
    expect(found([], [], [{ ...ONE, height: 43 }])).toHaveLength(1);
  });
});
