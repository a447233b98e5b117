import type { Scene } from 'phaser';
import type { BossId } from '../../../../engine/paper';
import { haloOf, limbsOf, Painting, type PuppetSheet, paintFigure, picture, QuadBatch } from '../../../../scenes';
import { ACTS, atRest, type IdleTable, type Rect, Rig } from '../../../../table';

/** What the boss does at a moment of its awakening, and how far it has come, from 0 to 1. */
export interface BossAct {
  readonly name: 'rise' | 'strike' | 'reel';
  readonly share: number;
}

export interface BossFigureParts {
  readonly boss: BossId;
  /** The place of the whole figure. */
  readonly rect: Rect;
  /** Null as long as its parts are not there: then its crest stands for it. */
  readonly sheet: PuppetSheet | null;
  readonly idles: IdleTable;
}

/** How far each act goes. */
const REACH = {
  rise: { distance: 0.08, turn: 5 },
  strike: { distance: 0.14, turn: 7 },
  reel: { distance: 0.07, turn: 8 },
} as const;
const HALO = 0.85;
const CREST_HUE = 24;

/** Draws a boss whose head, jaw, limbs and eyes move. */
export class BossFigure {
  private readonly batch: QuadBatch;
  private readonly crest: Painting;
  private readonly rig: Rig | null;
  private readonly halo = atRest();
  private readonly glow = { alpha: 1, burnt: 0 };
  private readonly height: number;

  constructor(scene: Scene, { boss, rect, sheet, idles }: BossFigureParts) {
    this.batch = new QuadBatch(scene);
    this.crest = new Painting(scene);
    this.height = sheet?.size.height ?? 1;
    this.rig = sheet === null ? null : new Rig(sheet.facts.parts, idles, sheet.facts.size);
    if (sheet === null || this.rig === null) {
      const side = Math.min(rect.width, rect.height);
      const box = { ...rect, x: rect.x + (rect.width - side) / 2, width: side, height: side };
      this.crest.paint({ rect: box, bleed: 20, shows: null }, (pen) =>
        paintFigure(pen, picture(scene, `crest/${boss}`), { box, hue: CREST_HUE }),
      );
      return;
    }
    const quads = [haloOf(sheet, scene, this.halo), ...limbsOf(sheet, scene, this.rig)];
    this.batch.setQuads(quads, rect.width / sheet.size.width);
    this.batch.setPosition(rect.x, rect.y).setVisible(true);
  }

  /** Poses it: `time` in milliseconds moves it by itself, `alpha` is its opacity. */
  pose(time: number, { name, share }: BossAct, alpha: number): void {
    this.crest.image.setAlpha(alpha);
    this.batch.setAlpha(alpha);
    const { rig, glow, height } = this;
    if (rig === null) return;
    rig.rest();
    ACTS[name]({ limbs: rig.limbs, whole: rig.whole, glow, height }, share, REACH[name]);
    rig.move(time, 1);
    this.halo.alpha = glow.alpha * HALO;
  }

  destroy(): void {
    this.batch.destroy();
    this.crest.destroy();
  }
}
