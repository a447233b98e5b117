import type { Scene } from 'phaser';
import { Painting, paintFrame } from '../../../../scenes';
import { bounds, inset } from '../../../../table';
import type { PaperLayout } from '../../table';

/** Draws the tray under the dice. */
export class Tray {
  private readonly painting: Painting;

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene);
  }

  sync({ dice, shape, text }: PaperLayout): void {
    if (dice.length === 0) {
      this.painting.hide();
      return;
    }
    const rect = shape === 'wide' ? bounds(dice) : inset(bounds(dice), -1);
    this.painting.paint({ rect, bleed: 6, shows: [shape, text] }, (pen) => {
      paintFrame(this.scene, pen, { frame: 'panel', rect, most: 1 });
      const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
      const glow = pen.createRadialGradient(x, y, 0, x, y, rect.width * 0.45);
      glow.addColorStop(0, 'rgb(120 78 40 / 32%)');
      glow.addColorStop(1, 'rgb(120 78 40 / 0%)');
      pen.fillStyle = glow;
      pen.fillRect(rect.x + 2, rect.y + 2, rect.width - 4, rect.height - 4);
    });
  }
}
