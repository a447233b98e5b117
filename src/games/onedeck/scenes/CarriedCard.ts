import type { GameObjects } from 'phaser';
import type { Point } from '../../../scenes';
import type { Place } from '../../../table';
import type { TableScene } from './TableScene';

interface Held {
  readonly id: string;
  readonly image: GameObjects.Image;
  readonly from: Point;
  readonly home: Point;
}

/** Moves a card that was won with the pointer, to drop it on one of its places. */
export class CarriedCard {
  private held: Held | null = null;

  constructor(private readonly scene: TableScene) {}

  get isHeld(): boolean {
    return this.held !== null;
  }

  /** Returns whether this is a card that can be carried. */
  lift(id: string, at: Point): boolean {
    const image = this.scene.prizeOf(id);
    if (image === null) return false;
    this.scene.children.bringToTop(image);
    this.held = { id, image, from: { x: at.x, y: at.y }, home: { x: image.x, y: image.y } };
    return true;
  }

  /** Returns the place under the card. */
  carry({ x, y }: Point): Place | null {
    const { held } = this;
    if (held === null) return null;
    held.image.setPosition(held.home.x + x - held.from.x, held.home.y + y - held.from.y);
    return this.scene.dropPlaceAt({ x, y });
  }

  /** Returns what the drop presses, one after the other: a place, or a full place and the held card under the pointer. */
  drop(at: Point): readonly string[] {
    const carried = this.held?.id ?? '';
    this.letGo();
    return this.scene.dropsAt(at, carried);
  }

  letGo(): void {
    this.held?.image.setPosition(this.held.home.x, this.held.home.y);
    this.held = null;
  }
}
