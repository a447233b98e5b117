import { BlendModes, type Scene } from 'phaser';
import type { Rect, Tuning } from '../../stage';
import { chance } from './chance';
import { Swarm } from './Swarm';

/** Dust in the beam of the lantern. */
export class Motes {
  private readonly dust: Swarm;
  private room: Rect = { x: 0, y: 0, width: 1, height: 1 };
  private tint = 0xffffff;

  constructor(
    scene: Scene,
    private readonly tuning: Tuning,
  ) {
    this.dust = new Swarm(scene, BlendModes.NORMAL);
  }

  show(room: Rect, tint: number): void {
    this.room = room;
    this.tint = tint;
    this.move(0, 0);
  }

  /** `life` is how much of it is to be seen, from 0 to 1. */
  move(time: number, life: number): void {
    const { count, size, drift, rise, period, alpha } = this.tuning.particles.dust;
    const { x, y, width, height } = this.room;
    const dust = this.dust.of(count);
    for (let at = 0; at < dust.length; at += 1) {
      const mote = dust[at];
      if (mote === undefined) continue;
      const near = 0.4 + 0.6 * chance(at, 3);
      const round = time / period + chance(at, 2);
      const age = round % 1;
      const lane = chance(at + Math.floor(round) * 7, 1);
      mote
        .setVisible(life > 0)
        .setTint(this.tint)
        .setScale((size * near) / mote.width)
        .setScrollFactor(0.8 + near)
        .setPosition(
          x + width * lane + Math.sin(age * 5 + at) * drift,
          y + height * (0.15 + 0.8 * chance(at + Math.floor(round) * 3, 5)) - age * rise,
        );
      mote.alpha = Math.sin(age * Math.PI) * alpha * life * (0.35 + 0.65 * chance(at, 4));
    }
  }
}
