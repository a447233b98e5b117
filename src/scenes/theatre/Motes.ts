import type { GameObjects, Scene } from 'phaser';
import type { Rect, Tuning } from '../../stage';
import { PARTICLE } from '../counts';
import { chance } from './chance';

/** Dust in the beam of the lantern. */
export class Motes {
  private readonly dust: readonly GameObjects.Image[];
  private room: Rect = { x: 0, y: 0, width: 1, height: 1 };

  constructor(
    scene: Scene,
    private readonly tuning: Tuning,
  ) {
    const { count } = tuning.particles.dust;
    this.dust = Array.from({ length: count }, () => scene.add.image(0, 0, 'diorama/mote').setName(PARTICLE).setVisible(false));
  }

  show(room: Rect, tint: number): void {
    this.room = room;
    const { size } = this.tuning.particles.dust;
    for (const [at, mote] of this.dust.entries()) {
      const near = 0.4 + 0.6 * chance(at, 3);
      mote
        .setTint(tint)
        .setScale((size * near) / mote.width)
        .setScrollFactor(0.8 + near);
    }
    this.move(0, 0);
  }

  /** `life` is how much of it is to be seen, from 0 to 1. */
  move(time: number, life: number): void {
    const { drift, rise, period, alpha } = this.tuning.particles.dust;
    const { x, y, width, height } = this.room;
    for (let at = 0; at < this.dust.length; at += 1) {
      const mote = this.dust[at];
      if (mote === undefined) continue;
      mote.visible = life > 0;
      const round = time / period + chance(at, 2);
      const age = round % 1;
      const lane = chance(at + Math.floor(round) * 7, 1);
      mote.setPosition(
        x + width * lane + Math.sin(age * 5 + at) * drift,
        y + height * (0.15 + 0.8 * chance(at + Math.floor(round) * 3, 5)) - age * rise,
      );
      mote.alpha = Math.sin(age * Math.PI) * alpha * life * (0.35 + 0.65 * chance(at, 4));
    }
  }
}
