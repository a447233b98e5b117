import type { GameObjects, Scene } from 'phaser';
import { PALETTE, type Rect } from '../../stage';
import { colourOf } from './surface';

/** An edge of light around what the pointer is on. */
export class HoverMark {
  private readonly edge: GameObjects.Graphics;

  constructor(scene: Scene) {
    this.edge = scene.add.graphics();
  }

  sync(rect: Rect | null, unit: number): void {
    this.edge.clear();
    if (rect === null) return;
    const { x, y, width, height } = rect;
    const round = Math.min(10 * unit, height / 4);
    this.edge.lineStyle(2, colourOf(PALETTE.lantern), 0.75).strokeRoundedRect(x - 1, y - 1, width + 2, height + 2, round);
  }
}
