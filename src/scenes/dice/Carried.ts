import type { GameObjects, Scene } from 'phaser';
import { playTween } from '../playTween';
import type { Point } from '../spots';
import { painted } from '../views/paint';
import type { SlotParts } from './DieSlot';
import { paintShadow } from './paintDie';

interface Carry {
  readonly image: GameObjects.Image;
  readonly shadow: GameObjects.Image;
  /** Its pose on the table. */
  readonly from: Point & { readonly wide: number; readonly angle: number };
  /** Its offset from the pointer, once it is in the hand. */
  readonly off: Point;
  /** Its way from the table, 0, to the hand, 1. */
  held: number;
}

/** The distance between dice that are carried together, in parts of their side. */
const FAN = 0.54;

/** Moves dice with the pointer, above the table and over their shadows. */
export class Carried {
  private carries: readonly Carry[] = [];
  private at: Point = { x: 0, y: 0 };

  constructor(
    private readonly scene: Scene,
    private readonly parts: SlotParts,
  ) {}

  /** Lifts dice: the first stays where the pointer took hold of it, the others come close. */
  async lift(images: readonly GameObjects.Image[], at: Point): Promise<void> {
    const [first] = images;
    if (first === undefined) return;
    this.at = at;
    const { carry } = this.parts.tuning.motions.dieLifted;
    const hold = { x: (at.x - first.x) / first.displayWidth, y: (at.y - first.y) / first.displayHeight };
    this.carries = images.map((image, place): Carry => {
      const { x, y, displayWidth: wide, angle } = image;
      const off = { x: (place * FAN - hold.x * carry) * wide, y: -(hold.y * carry + 0.12) * wide };
      this.scene.children.bringToTop(image);
      return { image, shadow: this.shadowUnder(image), from: { x, y, wide, angle }, off, held: 0 };
    });
    await this.rise(this.carries);
  }

  move(at: Point): void {
    this.at = at;
    for (const one of this.carries) this.hold(one);
  }

  /** Lets the dice go; the drop's effect is shown elsewhere. */
  letGo(): void {
    const { carries } = this;
    this.carries = [];
    for (const { shadow } of carries) shadow.destroy();
  }

  private async rise(carries: readonly Carry[]): Promise<void> {
    const { duration, ease } = this.parts.tuning.motions.dieLifted;
    const { signal } = new AbortController();
    const pace = this.parts.pace();
    if (pace === null) for (const one of carries) this.hold(Object.assign(one, { held: 1 }));
    if (pace === null) return;
    const rise = carries.map((one) => {
      const onUpdate = (): void => {
        if (this.carries.includes(one)) this.hold(one);
      };
      return playTween(this.scene, { targets: one, held: 1, duration: duration / pace, ease, onUpdate }, signal);
    });
    await Promise.all(rise);
  }

  /** Poses a die between the table and the hand. */
  private hold({ image, shadow, from, off, held }: Carry): void {
    const { carry, height } = this.parts.tuning.motions.dieLifted;
    const goal = { x: this.at.x + off.x, y: this.at.y + off.y };
    const wide = from.wide * (1 + (carry - 1) * held);
    image
      .setPosition(from.x + (goal.x - from.x) * held, from.y + (goal.y - from.y) * held)
      .setDisplaySize(wide, wide)
      .setAngle(from.angle * (1 - held));
    shadow
      .setPosition(image.x + wide * height * held * 0.6, image.y + wide * height * held)
      .setDisplaySize(wide * 1.2, wide * 1.2)
      .setAlpha(Math.min(1, Math.max(0, held)) * 0.7);
  }

  private shadowUnder(image: GameObjects.Image): GameObjects.Image {
    const key = painted(this.scene, { name: 'shadow', width: 96, height: 96 }, paintShadow);
    const shadow = this.scene.add.image(image.x, image.y, key).setAlpha(0);
    this.scene.children.moveBelow(shadow, image);
    return shadow;
  }
}
