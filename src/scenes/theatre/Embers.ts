import type { GameObjects, Scene } from 'phaser';
import type { Rect, Tuning } from '../../stage';
import { PARTICLE } from '../counts';
import { chance } from './chance';

/** What is left in the air of somebody who burns away. */
export class Embers {
  private readonly embers: readonly GameObjects.Image[];

  constructor(
    scene: Scene,
    private readonly tuning: Tuning,
  ) {
    const { count } = tuning.particles.embers;
    this.embers = Array.from({ length: count }, () => scene.add.image(0, 0, 'diorama/mote').setName(PARTICLE).setVisible(false));
  }

  hide(): void {
    for (const ember of this.embers) ember.setVisible(false);
  }

  /** At a moment of their rise, from 0 to 1. */
  rise(box: Rect, tint: number, share: number): void {
    const { size, rise, drift, alpha } = this.tuning.particles.embers;
    for (const [at, ember] of this.embers.entries()) {
      const age = Math.max(0, Math.min(1, share * 1.6 - 0.6 * chance(at, 2)));
      const swing = Math.sin(age * 6 + at) * drift * box.width;
      ember
        .setVisible(age > 0 && age < 1)
        .setTint(tint)
        .setScale(((size * (0.4 + chance(at, 3))) / ember.width) * (1 - age * 0.6))
        .setPosition(
          box.x + box.width * (0.22 + 0.56 * chance(at, 1)) + swing,
          box.y + box.height * (0.3 + 0.65 * chance(at, 5)) - age ** 0.8 * rise * box.height,
        );
      ember.alpha = Math.sin(age * Math.PI) * alpha;
    }
  }
}
