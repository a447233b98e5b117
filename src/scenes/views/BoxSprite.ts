import type { GameObjects, Scene } from 'phaser';
import { Painting } from './Painting';
import { type BoxLook, paintBox } from './paintBox';

const CLOSED = 0.55;

/** One challenge box, painted for its state. */
export class BoxSprite {
  private readonly painting: Painting;

  constructor(private readonly scene: Scene) {
    this.painting = new Painting(scene);
  }

  get image(): GameObjects.Image {
    return this.painting.image;
  }

  sync(look: BoxLook | null): void {
    if (look === null) {
      this.painting.hide();
      return;
    }
    const { box, rect, light } = look;
    this.painting.paint({ rect, bleed: rect.height * 0.2, shows: [box, light] }, (pen) => paintBox(this.scene, pen, look));
    this.painting.image.setAlpha(light === 'closed' ? CLOSED : 1);
  }
}
