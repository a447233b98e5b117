import type { GameObjects, Scene } from 'phaser';
import type { BoxView, Rect } from '../../stage';
import { painted } from './paint';
import { type BoxLook, paintBox } from './paintBox';
import { addTapArea } from './tapArea';

/** One challenge box, painted for its state; tapped, it takes the dice in the hand or says what could cover it. */
export class BoxSprite {
  private readonly image: GameObjects.Image;
  private readonly area: GameObjects.Zone;
  private number = 0;

  constructor(
    private readonly scene: Scene,
    onTap: (box: number) => void,
  ) {
    this.image = scene.add.image(0, 0, 'deck/back').setOrigin(0);
    this.area = addTapArea(scene, () => onTap(this.number - 1));
  }

  sync(look: BoxLook | null, rect: Rect): void {
    this.image.setVisible(look !== null);
    this.area.setVisible(look !== null);
    if (look === null) return;
    this.number = look.box.number;
    this.image
      .setTexture(boxTexture(this.scene, look, rect))
      .setPosition(rect.x, rect.y)
      .setDisplaySize(rect.width, rect.height);
    this.area.setPosition(rect.x, rect.y).setSize(rect.width, rect.height, true);
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
