import type { GameObjects, Scene } from 'phaser';
import type { BoxView, Rect } from '../../stage';
import { painted } from './paint';
import { type BoxLook, paintBox } from './paintBox';

/** One challenge box, painted for its state. */
export class BoxSprite {
  private readonly image: GameObjects.Image;

  constructor(private readonly scene: Scene) {
    this.image = scene.add.image(0, 0, 'deck/back').setOrigin(0);
  }

  sync(look: BoxLook | null, rect: Rect): void {
    this.image.setVisible(look !== null);
    if (look === null) return;
    this.image
      .setTexture(boxTexture(this.scene, look, rect))
      .setPosition(rect.x, rect.y)
      .setDisplaySize(rect.width, rect.height);
  }
}

export function boxTexture(scene: Scene, look: BoxLook, { width, height }: Rect): string {
  const { box, lit, numbered } = look;
  return painted(scene, { name: `box ${nameOf(box)} ${lit} ${numbered}`, width, height }, (pen, size) =>
    paintBox(scene, pen, { look, size }),
  );
}

function nameOf({ number, color, value, armor, damage, time, strikes, dice, printed, size }: BoxView): string {
  const covered = dice.map((die) => `${die.color}${die.value}${die.only}`).join(',');
  return [number, color, value, size, armor, damage, time, strikes, printed, covered].join(' ');
}
