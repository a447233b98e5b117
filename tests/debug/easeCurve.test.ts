// @vitest-environment happy-dom
import '../scenes/canvas';
import { Tweens } from 'phaser';
import { describe, expect, it } from 'vitest';
import { curvePoints, easedAt } from '../../src/debug/easeCurve';
import { EASES } from '../../src/services';

describe('a drawn easing', () => {
  it.each(EASES)('%s is the one that tweens have', (ease) => {
    const moved = Tweens.Builders.GetEaseFunction(ease) as (way: number) => number;
    for (const way of [0, 0.2, 0.45, 0.5, 0.7, 0.93, 1]) expect(easedAt(ease, way), String(way)).toBeCloseTo(moved(way), 1);
  });

  it('begins below and ends above', () => {
    const points = curvePoints('Cubic.easeOut').split(' ');
    expect([points[0], points.at(-1)]).toEqual(['0.0,80.0', '100.0,20.0']);
  });
});
