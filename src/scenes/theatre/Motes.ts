import type { Scene } from 'phaser';
import { atRest, type Pose, type Rect, type Tuning } from '../../table';
import { PARTICLE } from '../counts';
import { shownDrawing } from '../pictures/drawings';
import { chance } from './chance';
import { ORDER } from './order';
import { QuadBatch } from './QuadBatch';

const PICTURE = 'light/mote';

/** Draws dust in the beam of the lantern. */
export class Motes {
  private dust: readonly Pose[] = [];
  private readonly batch: QuadBatch;
  private room: Rect = { x: 0, y: 0, width: 1, height: 1 };
  private tint = 0xffffff;
  /** The count and size they were made with; tuning may change both. */
  private made = { count: -1, size: 0 };

  constructor(
    private readonly scene: Scene,
    private readonly tuning: Tuning,
  ) {
    this.batch = new QuadBatch(scene).setName(PARTICLE).setDepth(ORDER.dust);
  }

  show(room: Rect, tint: number): void {
    this.room = room;
    this.tint = tint;
    this.make();
    this.move(0, 0);
  }

  /** `life` is the opacity of all of it, from 0 to 1. */
  move(time: number, life: number): void {
    const { count, size, drift, rise, period, alpha } = this.tuning.particles.dust;
    const { x, y, width, height } = this.room;
    if (count !== this.made.count || size !== this.made.size) this.make();
    const { scrollX, scrollY } = this.scene.cameras.main;
    this.batch.setVisible(life > 0).setPosition(scrollX, scrollY);
    this.batch.shiftBy(-scrollX, -scrollY);
    for (let at = 0; at < this.dust.length; at += 1) {
      const mote = this.dust[at];
      if (mote === undefined) continue;
      const round = time / period + chance(at, 2);
      const age = round % 1;
      const lane = chance(at + Math.floor(round) * 7, 1);
      mote.x = x + width * lane + Math.sin(age * 5 + at) * drift;
      mote.y = y + height * (0.15 + 0.8 * chance(at + Math.floor(round) * 3, 5)) - age * rise;
      mote.alpha = Math.sin(age * Math.PI) * alpha * life * (0.35 + 0.65 * chance(at, 4));
    }
  }

  private make(): void {
    const { count, size } = this.tuning.particles.dust;
    const { textures } = this.scene;
    const frame = textures.getFrame(shownDrawing(this.scene, PICTURE));
    this.made = { count, size };
    // Without the picture there is no dust.
    this.dust = Array.from({ length: textures.exists(PICTURE) ? count : 0 }, () => atRest());
    const quads = this.dust.map((stands, at) => {
      const near = 0.4 + 0.6 * chance(at, 3);
      const side = size * near;
      const box = { x: -side / 2, y: -side / 2, width: side, height: side };
      return { frame, tint: this.tint, box, stands, depth: 0.8 + near };
    });
    this.batch.setQuads(quads, 1);
  }
}
