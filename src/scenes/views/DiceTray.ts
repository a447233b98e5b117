import type { GameObjects, Scene } from 'phaser';
import type { DieView, HeroView, Light, Rect, Shown, TableLayout } from '../../stage';
import { middleOf } from '../spots';
import { DiceOwners } from './DiceOwners';
import { painted } from './paint';
import { AROUND, type DieLook, paintDie, paintGlow } from './paintDie';

interface Slot {
  readonly image: GameObjects.Image;
  readonly glow: GameObjects.Image;
  die: DieView | null;
}

const RAISED = 0.15;
/** How much of a die's side its light is wide. */
const GLOW = 1.7;
const DIM = 0x8a8288;
/** The picture of a die with its shadow, in parts of its side. */
const WHOLE = 1 + AROUND * 2;

/** The pool: dice lie where they fell, hero by hero, and rise when they are taken up. */
export class DiceTray {
  private readonly slots: Slot[] = [];
  private readonly owners: DiceOwners;

  constructor(private readonly scene: Scene) {
    // Under the dice, which come later.
    this.owners = new DiceOwners(scene);
  }

  sync(shown: Shown, { dice: rects, owners }: TableLayout): void {
    const { view, busy } = shown;
    const dice = view.encounter?.pool ?? [];
    while (this.slots.length < dice.length) this.slots.push(this.newSlot());
    for (const [at, slot] of this.slots.entries()) {
      const die = dice[at];
      const rect = rects[at];
      slot.die = die ?? null;
      if (die === undefined || rect === undefined) hide(slot);
      else
        this.lie(slot, {
          die,
          rect,
          light: busy ? 'plain' : lightOf(die, shown),
          mark: owners.length > 0 ? markOf(die, view.heroes) : '',
        });
    }
    this.own(view.heroes, owners);
  }

  /** Whose the dice are that lie there, or will. */
  own(heroes: readonly HeroView[], owners: TableLayout['owners']): void {
    this.owners.sync(heroes, owners);
  }

  /** A die of its own that lies as one of the pool will, for as long as something moves. */
  picture(die: DieLook & Pick<DieView, 'id'>, at: Rect): GameObjects.Image {
    const { x, y } = middleOf(at);
    const wide = at.width * WHOLE;
    return this.scene.add
      .image(x, y, dieTexture(this.scene, die, at.width))
      .setDisplaySize(wide, wide)
      .setAngle(tiltOf(die.id));
  }

  /** These are in the air, or on their way. */
  takeUp(ids: readonly number[]): void {
    for (const slot of this.slots) if (slot.die !== null && ids.includes(slot.die.id)) hide(slot);
  }

  /** Dice that go somewhere take no light along. */
  darken(): void {
    for (const { glow } of this.slots) glow.setVisible(false);
  }

  /** How large the picture of a die is with its shadow. */
  wholeOf(side: number): number {
    return side * WHOLE;
  }

  /** Where a die lies. */
  placeOf(id: number): Rect | null {
    const [image] = this.picturesOf([id]);
    if (image === undefined || !image.visible) return null;
    const { x, y, displayWidth } = image;
    const side = displayWidth / WHOLE;
    return { x: x - side / 2, y: y - side / 2, width: side, height: side };
  }

  picturesOf(ids: readonly number[]): readonly GameObjects.Image[] {
    return ids.flatMap((id) => this.slots.find(({ die }) => die?.id === id)?.image ?? []);
  }

  /** While dice are carried their light does not lie where they lay. */
  lift(ids: readonly number[]): readonly GameObjects.Image[] {
    for (const { die, glow } of this.slots) if (die !== null && ids.includes(die.id)) glow.setVisible(false);
    return this.picturesOf(ids);
  }

  private lie(
    { image, glow }: Slot,
    { die, rect, light, mark }: { readonly die: DieView; readonly rect: Rect; readonly light: Light; readonly mark: string },
  ): void {
    const { x, y } = middleOf(rect);
    const side = rect.width;
    const lift = light === 'chosen' ? side * RAISED : 0;
    image
      .setTexture(dieTexture(this.scene, { ...die, mark }, side))
      .setPosition(x, y - lift)
      .setDisplaySize(side * WHOLE, side * WHOLE);
    image.setAngle(light === 'chosen' ? 0 : tiltOf(die.id)).setTint(light === 'closed' ? DIM : 0xffffff);
    image.setVisible(true).setAlpha(light === 'closed' ? 0.6 : 1);
    const shines = light === 'open' || light === 'chosen';
    glow.setVisible(shines);
    if (!shines) return;
    const wide = side * GLOW;
    glow.setTexture(painted(this.scene, { name: 'glow', width: wide, height: wide }, (pen, size) => paintGlow(pen, size)));
    glow
      .setPosition(x, y - lift)
      .setDisplaySize(wide, wide)
      .setAlpha(light === 'chosen' ? 1 : 0.42);
  }

  private newSlot(): Slot {
    const glow = this.scene.add.image(0, 0, 'deck/back').setVisible(false);
    return { glow, image: this.scene.add.image(0, 0, 'deck/back'), die: null };
  }
}

function hide({ image, glow }: Slot): void {
  image.setVisible(false);
  glow.setVisible(false);
}

/** Until something is lit, dice that are not taken up step back behind those that are. */
function lightOf({ id }: DieView, { lights, picked }: Shown): Light {
  const light = lights.dice.get(id);
  return light ?? (picked.includes(id) ? 'chosen' : 'plain');
}

export const markOf = ({ hero }: { readonly hero: string | null }, heroes: readonly HeroView[]): string =>
  heroes.find(({ id }) => id === hero)?.mark ?? '';

/** Dice lie as they fell: a little askew, each in its own way. */
export const tiltOf = (id: number): number => ((id * 37) % 11) - 5;

function dieTexture(scene: Scene, look: DieLook, side: number): string {
  const { color, value, only = null, mark = '' } = look;
  const wide = side * WHOLE;
  return painted(scene, { name: `die ${color} ${value} ${only} ${mark}`, width: wide, height: wide }, (pen, { width }) => {
    const whole = width / WHOLE;
    paintDie(pen, look, { x: whole * AROUND, y: whole * AROUND, side: whole });
  });
}
