// @vitest-environment happy-dom
import './canvas';
import { Tweens } from 'phaser';
import { describe, expect, it } from 'vitest';
import { EASES } from '../../src/services';

const easeOf = (name: string): unknown => Tweens.Builders.GetEaseFunction(name);

describe('easings', () => {
  // What Phaser does not know moves evenly, and says nothing.
  it.each(EASES.filter((ease) => ease !== 'Linear'))('%s is known to Phaser', (ease) => {
    expect(easeOf(ease)).not.toBe(easeOf('no such easing'));
  });
});
