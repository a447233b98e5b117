import type { GameObjects, Scene } from 'phaser';
import { PALETTE, type Rect } from '../../table';
import { Painting } from './Painting';
import { roundRect } from './paint';

/** Draws an edge of light around the thing under the pointer. */
export class HoverMark {
  private readonly painting: Painting;

  constructor(scene: Scene) {
    this.painting = new Painting(scene);
  }

  get image(): GameObjects.Image {
    return this.painting.image;
  }

  sync(rect: Rect | null): void {
    if (rect === null) {
      this.painting.hide();
      return;
    }
    this.painting.paint({ rect, bleed: 4, shows: null }, (pen) => {
      const { x, y, width, height } = rect;
      roundRect(pen, { x: x - 1, y: y - 1, width: width + 2, height: height + 2 }, Math.min(10, height / 6));
      pen.lineWidth = 2;
      pen.strokeStyle = PALETTE.lantern;
      pen.globalAlpha = 0.8;
      pen.stroke();
    });
  }
}
