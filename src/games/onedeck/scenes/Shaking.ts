import type { GameObjects, Scene } from 'phaser';
import { playTween } from '../../../scenes';
import { paced } from '../../../table';
import type { TableHooks } from './tableHooks';

/** Shakes what was pressed in vain, like a hero who is hurt. */
export class Shaking {
  /** The pictures that shake, and where they were before. */
  private readonly homes = new Map<GameObjects.Image, number>();
  private until = new AbortController();

  constructor(
    private readonly scene: Scene,
    private readonly hooks: Pick<TableHooks, 'pace' | 'tuning'>,
  ) {}

  async shake(image: GameObjects.Image | undefined): Promise<void> {
    const pace = this.hooks.pace();
    if (pace === null || image === undefined || this.homes.has(image)) return;
    const { distance, shakes, ...timing } = this.hooks.tuning.motions.shaken;
    const { duration, ease } = paced(timing, pace);
    const { x } = image;
    const swing = { from: x - distance, to: x + distance };
    const spec = { targets: image, x: swing, duration: duration / (2 * shakes), yoyo: true, repeat: shakes - 1, ease };
    this.homes.set(image, x);
    await playTween(this.scene, spec, this.until.signal);
    if (this.homes.delete(image)) image.setX(x);
  }

  /** Puts everything back where it was. */
  settle(): void {
    this.until.abort();
    this.until = new AbortController();
    for (const [image, x] of this.homes) image.setX(x);
    this.homes.clear();
  }
}
