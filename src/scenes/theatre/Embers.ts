import { BlendModes, type GameObjects, type Scene } from 'phaser';
import { burntAt, type Tuning } from '../../table';
import { PARTICLE } from '../counts';
import { shownDrawing } from '../pictures/drawings';
import { chance } from './chance';
import { ORDER } from './order';
import type { PuppetProps } from './Puppet';

/** Embers rise from the edge that fire leaves, or from everywhere. */
export type Source = 'edge' | 'everywhere';

export interface Rising {
  readonly tint: number;
  readonly from: Source;
}

/** Draws the embers of a figure that burns away or falls to pieces. */
export class Embers {
  private readonly embers: GameObjects.Image[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly tuning: Tuning,
  ) {}

  hide(): void {
    for (const ember of this.embers) ember.setVisible(false);
  }

  /** Places the embers at a moment of their rise, from 0 to 1. */
  rise({ box, sheet }: PuppetProps, share: number, { tint, from }: Rising): void {
    const { count, size, rise, drift, alpha, life } = this.tuning.particles.embers;
    const embers = this.gather(count);
    for (const [at, ember] of embers.entries()) {
      const born = ((at + 0.5) / embers.length) * (1 - life);
      const age = (share - born) / life;
      const high = from === 'edge' ? 1 - burntAt(born) : chance(at, 5);
      const row = sheet.ink[Math.floor(high * (sheet.ink.length - 1))] ?? [];
      const across = row[Math.floor(chance(at, 1) * row.length)];
      ember.visible = across !== undefined && age > 0 && age < 1;
      if (across === undefined || !ember.visible) continue;
      const swing = Math.sin(age * 5 + at) * drift * age * box.width;
      const away = (0.4 + chance(at, 2)) * age ** 0.8 * rise * box.height;
      ember
        .setTint(tint)
        .setScale(((size * (0.5 + chance(at, 3))) / ember.width) * (1 - age * 0.75))
        .setPosition(box.x + across * box.width + swing, box.y + high * box.height - away);
      ember.alpha = Math.min(1, age * 10) * (1 - age) * alpha;
    }
  }

  /** Makes or destroys embers until there are as many as are wanted. */
  private gather(count: number): readonly GameObjects.Image[] {
    const { embers, scene } = this;
    while (embers.length > count) embers.pop()?.destroy();
    while (embers.length < count) {
      const ember = scene.add.image(0, 0, shownDrawing(scene, 'light/mote')).setName(PARTICLE).setVisible(false);
      embers.push(ember.setBlendMode(BlendModes.ADD).setDepth(ORDER.embers));
    }
    return embers;
  }
}
