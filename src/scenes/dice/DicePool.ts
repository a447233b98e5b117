import type { GameObjects, Scene } from 'phaser';
import type { Rect } from '../../table';
import { middleOf } from '../spots';
import { DieSlot, type Lying, type SlotParts } from './DieSlot';
import { dieFace, WHOLE } from './dieFace';
import { tiltOf } from './tiltOf';
import type { DiceGround, NumberedDie } from './tumble';

/** A die of the pool, or null in place of its rectangle where the table has no room for it. */
export interface PooledDie {
  readonly die: NumberedDie;
  readonly rect: Rect | null;
  readonly light: Lying['light'];
}

export interface PoolProps {
  readonly dice: readonly PooledDie[];
  /** True while something is shown; dice in the hand then stay as the hand left them. */
  readonly busy: boolean;
  /** The dice in the hand. */
  readonly picked: readonly number[];
  /** Lets dice go to their places; otherwise they are there at once. */
  readonly calmly: boolean;
}

/** Draws a pool of dice, which rise when they are taken up. */
export class DicePool implements DiceGround {
  private readonly slots: DieSlot[] = [];
  /** The dice in the hand; they stay as it left them until their effect is shown. */
  private held: readonly number[] = [];
  private hovered: number | null = null;
  private laid: PoolProps | null = null;

  constructor(
    protected readonly scene: Scene,
    private readonly parts: SlotParts,
  ) {}

  lay(props: PoolProps): void {
    this.laid = props;
    const { dice, busy, picked, calmly } = props;
    if (!busy) this.held = picked;
    while (this.slots.length < dice.length) this.slots.push(new DieSlot(this.scene, this.parts));
    for (const [at, { die }] of dice.entries()) this.bring(die.id, at);
    for (const [at, slot] of this.slots.entries()) {
      const { die, rect, light } = dice[at] ?? {};
      if (die === undefined || light === undefined || rect === undefined || rect === null) slot.hide();
      else if (!busy || !this.held.includes(die.id) || !slot.isOf(die, rect))
        slot.lie(this.lying({ die, rect, light }, busy), calmly);
    }
  }

  /** Raises the die under the pointer a little; null for none. */
  hover(id: number | null): void {
    if (this.hovered === id) return;
    this.hovered = id;
    if (this.laid !== null && !this.laid.busy) this.lay({ ...this.laid, calmly: true });
  }

  /** True while a die is moving to its place. */
  get isMoving(): boolean {
    return this.slots.some((slot) => slot.isMoving);
  }

  /** Adds the picture of a die as one of the pool, for as long as something moves. */
  picture(die: NumberedDie, at: Rect): GameObjects.Image {
    const { x, y } = middleOf(at);
    const wide = at.width * WHOLE;
    const { texture, frame } = dieFace(this.scene, die, at.width);
    return this.scene.add.image(x, y, texture, frame).setDisplaySize(wide, wide).setAngle(tiltOf(die.id));
  }

  /** Hides these dice, because they are in the air or on their way. */
  takeUp(ids: readonly number[]): void {
    for (const slot of this.slots) if (slot.isOneOf(ids)) slot.hide();
  }

  /** Takes the light from all dice, because they are about to move. */
  darken(): void {
    for (const slot of this.slots) slot.darken();
  }

  /** Returns the size of a die's picture with its shadow. */
  wholeOf(side: number): number {
    return side * WHOLE;
  }

  /** Returns the place of a die. */
  placeOf(id: number): Rect | null {
    const [image] = this.picturesOf([id]);
    if (image === undefined || !image.visible) return null;
    const { x, y, displayWidth } = image;
    const side = displayWidth / WHOLE;
    return { x: x - side / 2, y: y - side / 2, width: side, height: side };
  }

  /** Returns the pictures of all dice, or of these in the given order. */
  picturesOf(ids?: readonly number[]): readonly GameObjects.Image[] {
    if (ids === undefined) return this.slots.map(({ image }) => image).filter(({ visible }) => visible);
    return ids.flatMap((id) => this.slots.find((slot) => slot.isOneOf([id]))?.image ?? []);
  }

  /** Returns the pictures of dice that are carried, and takes their light from the table. */
  lift(ids: readonly number[]): readonly GameObjects.Image[] {
    this.held = [...this.held, ...ids];
    for (const slot of this.slots) if (slot.isOneOf(ids)) slot.darken();
    return this.picturesOf(ids);
  }

  /** Keeps a die's picture when others before it are gone. */
  private bring(id: number, at: number): void {
    const from = this.slots.findIndex((slot) => slot.isOneOf([id]));
    const [here, there] = [this.slots[at], this.slots[from]];
    if (from <= at || here === undefined || there === undefined) return;
    this.slots[at] = there;
    this.slots[from] = here;
  }

  private lying({ die, rect, light }: PooledDie & { readonly rect: Rect }, busy: boolean): Lying {
    const lift = light === 'chosen' ? 1 : this.hoverOf(die, light, busy);
    return { die, rect, light, lift, wide: rect.width * WHOLE, tilt: tiltOf(die.id), face: dieFace(this.scene, die, rect.width) };
  }

  private hoverOf({ id }: NumberedDie, light: Lying['light'], busy: boolean): number {
    return !busy && this.hovered === id && light !== 'closed' ? this.parts.tuning.motions.dieLifted.hover : 0;
  }
}
