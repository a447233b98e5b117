import type { GameObjects, Scene } from 'phaser';
import type { Timing } from '../stage';
import { playTween } from './playTween';

interface Carry {
  readonly image: GameObjects.Image;
  readonly from: { readonly x: number; readonly y: number; readonly scaleX: number; readonly scaleY: number };
  readonly off: { readonly x: number; readonly y: number };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const LARGER = 1.14;
/** How far apart dice that are carried together lie, in parts of their side. */
const FAN = 0.54;

/** Dice on their way under a pointer. */
export class Carried {
  private carries: readonly Carry[] = [];

  constructor(
    private readonly scene: Scene,
    /** How dice go back where they lay; null for at once. */
    private readonly back: () => Timing | null,
  ) {}

  /** The first of the pictures stays where the pointer took hold of it, the others come close. */
  lift(images: readonly GameObjects.Image[], at: Point): void {
    this.carries = images.map((image, place) => {
      const { x, y, scaleX, scaleY, displayWidth, displayHeight } = image;
      const [first = image] = images;
      const hold = { x: (at.x - first.x) / first.displayWidth, y: (at.y - first.y) / first.displayHeight };
      const off = {
        x: (place * FAN - hold.x * LARGER) * displayWidth,
        y: -hold.y * LARGER * displayHeight - displayHeight * 0.12,
      };
      this.scene.children.bringToTop(image);
      image.setScale(scaleX * LARGER, scaleY * LARGER);
      return { image, from: { x, y, scaleX, scaleY }, off };
    });
  }

  move({ x, y }: Point): void {
    for (const { image, off } of this.carries) image.setPosition(x + off.x, y + off.y);
  }

  /** They lie where they are let go: what comes of it is shown by others. */
  letGo(): () => Promise<void> {
    const { carries } = this;
    this.carries = [];
    return () => this.springBack(carries);
  }

  private async springBack(carries: readonly Carry[]): Promise<void> {
    const timing = this.back();
    if (timing === null)
      for (const { image, from } of carries) image.setPosition(from.x, from.y).setScale(from.scaleX, from.scaleY);
    else {
      const { signal } = new AbortController();
      await Promise.all(carries.map(({ image, from }) => playTween(this.scene, { targets: image, ...from, ...timing }, signal)));
    }
  }
}
