import type { GameObjects, Scene } from 'phaser';
import type { DieView, HeroView, Light, Move, Rect, Shown, TableLayout } from '../../stage';
import { playTween } from '../playTween';
import { paintMark, paintPortrait } from './HeroPanel';
import { Painting } from './Painting';
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
  private readonly owners: Painting[] = [];

  constructor(private readonly scene: Scene) {}

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
    this.showOwners(view.heroes, owners);
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

  /** Dice go from where they lie onto a box. */
  async lay(ids: readonly number[], on: Rect, { duration, ease, delay, signal }: Move): Promise<void> {
    const images = this.picturesOf(ids);
    for (const slot of this.slots) slot.glow.setVisible(false);
    const moves = images.map((image, at) => {
      const side = Math.min(on.height * 0.62, (on.width * 0.92) / images.length);
      const x = on.x + on.width / 2 + (at + 0.5 - images.length / 2) * side;
      const scale = ((side * WHOLE) / image.displayWidth) * image.scaleX;
      const end = { x, y: on.y + on.height * 0.62, scaleX: scale, scaleY: scale, angle: 0 };
      return playTween(this.scene, { targets: image, ...end, duration, ease, delay }, signal);
    });
    await Promise.all(moves);
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

  private showOwners(heroes: readonly HeroView[], owners: TableLayout['owners']): void {
    while (this.owners.length < owners.length) this.owners.push(new Painting(this.scene));
    for (const [at, painting] of this.owners.entries()) {
      const owner = owners[at];
      const hero = owner === undefined ? undefined : heroes[owner.hero];
      if (owner === undefined || hero === undefined) {
        painting.hide();
        continue;
      }
      const { rect } = owner;
      const square = { ...rect, y: rect.y + (rect.height - rect.width) / 2, height: rect.width };
      painting.paint({ rect, bleed: 3, shows: [hero.id, hero.left, hero.health, hero.mark] }, (pen) => {
        paintPortrait(this.scene, pen, { hero, rect: square, round: rect.width * 0.2 });
        paintMark(pen, hero.mark, square);
      });
    }
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

export const middleOf = ({ x, y, width, height }: Rect): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

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
