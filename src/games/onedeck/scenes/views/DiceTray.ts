import type { GameObjects, Scene } from 'phaser';
import {
  type DiceGround,
  DieSlot,
  dieFace,
  type Lying,
  middleOf,
  type NumberedDie,
  type SlotParts,
  tiltOf,
  WHOLE,
} from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { DieView, HeroView, Light, Shown, TableLayout } from '../../table';
import { DiceOwners } from './DiceOwners';
import { dieLook } from './dieLook';

/** Draws the pool: dice lie hero by hero, and rise when they are taken up. */
export class DiceTray implements DiceGround {
  private readonly slots: DieSlot[] = [];
  private readonly owners: DiceOwners;
  /** The dice in the hand; they stay as it left them until their effect is shown. */
  private held: readonly number[] = [];
  private hovered: number | null = null;
  private shown: { readonly shown: Shown; readonly layout: TableLayout } | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly parts: SlotParts,
  ) {
    // The dice are added later and lie above.
    this.owners = new DiceOwners(scene);
  }

  sync(shown: Shown, layout: TableLayout): void {
    // When the layout changes, dice move at once like everything else.
    const calmly = !shown.busy && isTrayOf(this.shown?.layout, layout);
    this.shown = { shown, layout };
    const { view, busy } = shown;
    const { dice: rects, owners } = layout;
    const dice = view.encounter?.pool ?? [];
    if (!busy) this.held = shown.picked;
    while (this.slots.length < dice.length) this.slots.push(new DieSlot(this.scene, this.parts));
    for (const [at, die] of dice.entries()) this.bring(die, at);
    for (const [at, slot] of this.slots.entries()) {
      const die = dice[at];
      const rect = rects[at];
      if (die === undefined || rect === undefined) slot.hide();
      else if (!busy || !this.held.includes(die.id) || !slot.isOf(die, rect)) slot.lie(this.lying(die, rect, shown), calmly);
    }
    this.own(view.heroes, owners);
  }

  /** Raises the die under the pointer a little; null for none. */
  hover(id: number | null): void {
    if (this.hovered === id) return;
    this.hovered = id;
    if (this.shown !== null && !this.shown.shown.busy) this.sync(this.shown.shown, this.shown.layout);
  }

  /** True while a die is moving to its place. */
  get isMoving(): boolean {
    return this.slots.some((slot) => slot.isMoving);
  }

  /** The plates under the dice. */
  get plates(): GameObjects.Image {
    return this.owners.image;
  }

  /** Draws the plates for the owners of the dice. */
  own(heroes: readonly HeroView[], owners: TableLayout['owners']): void {
    this.owners.sync(heroes, owners);
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
  private bring({ id }: DieView, at: number): void {
    const from = this.slots.findIndex((slot) => slot.isOneOf([id]));
    const [here, there] = [this.slots[at], this.slots[from]];
    if (from <= at || here === undefined || there === undefined) return;
    this.slots[at] = there;
    this.slots[from] = here;
  }

  private lying(die: DieView, rect: Rect, { busy, view, lights, picked }: Shown): Lying {
    const light = busy ? 'plain' : (lights.dice.get(die.id) ?? (picked.includes(die.id) ? 'chosen' : 'plain'));
    const mark = this.shown?.layout.owners.length === 0 ? '' : markOf(die, view.heroes);
    return {
      die,
      rect,
      light,
      lift: this.liftOf(die, light, busy),
      wide: rect.width * WHOLE,
      tilt: tiltOf(die.id),
      face: dieFace(this.scene, dieLook(die, mark), rect.width),
    };
  }

  private liftOf({ id }: DieView, light: Light, busy: boolean): number {
    if (light === 'chosen') return 1;
    return !busy && this.hovered === id && light !== 'closed' ? this.parts.tuning.motions.dieLifted.hover : 0;
  }
}

const isTrayOf = (one: TableLayout | undefined, { tray }: TableLayout): boolean =>
  one !== undefined && JSON.stringify(one.tray) === JSON.stringify(tray);

export const markOf = ({ hero }: { readonly hero: string | null }, heroes: readonly HeroView[]): string =>
  heroes.find(({ id }) => id === hero)?.mark ?? '';
