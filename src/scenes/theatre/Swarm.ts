import type { BlendModes, GameObjects, Scene } from 'phaser';
import { PARTICLE } from '../counts';

/** Pictures of one kind, always as many as are wanted at the time. */
export class Swarm {
  /** One is always there: it keeps the place among what lies before and behind. */
  private readonly images: GameObjects.Image[];

  constructor(
    private readonly scene: Scene,
    private readonly blend: BlendModes,
  ) {
    this.images = [this.image()];
  }

  hide(): void {
    for (const image of this.images) image.setVisible(false);
  }

  of(count: number): readonly GameObjects.Image[] {
    const { images, scene } = this;
    while (images.length > Math.max(1, count)) images.pop()?.destroy();
    while (images.length < count) {
      const image = this.image();
      const [first = image] = images;
      scene.children.moveBelow(image, first);
      images.push(image);
    }
    if (count > 0) return images;
    this.hide();
    return NONE;
  }

  private image(): GameObjects.Image {
    return this.scene.add.image(0, 0, 'diorama/mote').setName(PARTICLE).setVisible(false).setBlendMode(this.blend);
  }
}

const NONE: readonly GameObjects.Image[] = [];
