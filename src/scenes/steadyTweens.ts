import { Tweens } from 'phaser';

type Timed = Pick<Tweens.TweenManager, 'maxLag' | 'lagSkip'>;

/**
 * Lets tweens measure time with `performance.now()`. Phaser's own measure is `Date.now()`: when the system clock is set back, every
 * tween stands still until that hour has come again. Call it before a game is made.
 */
export function keepTweensSteady(): void {
  const last = new WeakMap<Timed, number>();
  Object.assign(Tweens.TweenManager.prototype, {
    getDelta(this: Timed): number {
      const now = performance.now();
      const elapsed = now - (last.get(this) ?? now);
      last.set(this, now);
      // As in Phaser, a frame that took this long does not jump to the end.
      return elapsed > this.maxLag ? this.lagSkip : elapsed;
    },
  });
}
