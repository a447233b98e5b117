import { type GameObjects, Math as PhaserMath, type Scene } from 'phaser';
import type { DieView, Move, Rect, RolledDie } from '../../stage';
import { playTween } from '../playTween';
import { painted } from './paint';
import { type DieLook, paintDie } from './paintDie';
import { fill } from './surface';

interface Slot {
  readonly image: GameObjects.Image;
  die: DieView | null;
}

export interface TrayProps {
  readonly dice: readonly DieView[];
  readonly rects: readonly Rect[];
  readonly picked: readonly number[];
  /** Whose die is whose, where two heroes fight: a letter for each. */
  readonly marks: Readonly<Record<string, string>>;
}

const RAISED = 0.14;
const TURNS = 220;

/** The pool: dice lie where they fell, and rise when they are taken up. */
export class DiceTray {
  private readonly slots: Slot[] = [];
  private readonly flying: GameObjects.Image;

  constructor(private readonly scene: Scene) {
    this.flying = scene.add.image(0, 0, 'deck/back').setVisible(false);
  }

  sync({ dice, rects, picked, marks }: TrayProps): void {
    while (this.slots.length < dice.length) this.slots.push(this.newSlot());
    for (const [at, slot] of this.slots.entries()) {
      const die = dice[at] ?? null;
      const rect = rects[at];
      slot.die = die;
      const shown = die !== null && rect !== undefined;
      slot.image.setVisible(shown).setAlpha(1).setAngle(0);
      if (!shown) continue;
      const lift = picked.includes(die.id) ? rect.height * RAISED : 0;
      slot.image.setTexture(dieTexture(this.scene, { ...die, mark: marks[die.hero] ?? '' }, rect.width));
      fill(slot.image, { ...rect, y: rect.y - lift });
      slot.image.setTint(picked.length > 0 && lift === 0 ? 0xb8b0b0 : 0xffffff);
    }
  }

  /** A die tumbles in from the side and comes to rest. */
  async roll(die: RolledDie, to: Rect, { duration, ease, delay = 0, signal }: Move): Promise<void> {
    const lying = this.slots.find((slot) => slot.die?.id === die.id && slot.image.visible);
    lying?.image.setVisible(false);
    const { x, y, width } = to;
    const { flying } = this;
    flying
      .setTexture(dieTexture(this.scene, die, width))
      .setOrigin(0.5)
      .setDisplaySize(width, width)
      .setVisible(true);
    const turn = PhaserMath.Between(-TURNS, TURNS);
    flying.setPosition(x + width * 2.4, y - width * 0.4).setAngle(turn);
    const end = { x: x + width / 2, y: y + width / 2, angle: 0 };
    await playTween(this.scene, { targets: flying, ...end, duration, ease, delay }, signal);
    flying.setVisible(false);
  }

  /** Dice go from where they lie onto a box. */
  async lay(ids: readonly number[], on: Rect, { duration, ease, delay = 0, signal }: Move): Promise<void> {
    const images = this.slots.filter(({ die }) => die !== null && ids.includes(die.id)).map(({ image }) => image);
    const moves = images.map((image, at) => {
      const side = Math.min(on.height * 0.64, image.displayWidth);
      const x = on.x + on.width / 2 + (at - images.length / 2) * side;
      const scale = (side / image.displayWidth) * image.scaleX;
      const end = { x, y: on.y + (on.height - side) / 2, scaleX: scale, scaleY: scale };
      return playTween(this.scene, { targets: image, ...end, duration, ease, delay }, signal);
    });
    await Promise.all(moves);
  }

  placeOf(id: number): Rect | null {
    const image = this.slots.find(({ die, image: { visible } }) => visible && die?.id === id)?.image;
    return image === undefined ? null : { x: image.x, y: image.y, width: image.displayWidth, height: image.displayHeight };
  }

  picturesOf(ids: readonly number[]): readonly GameObjects.Image[] {
    return ids.flatMap((id) => this.slots.find(({ die }) => die?.id === id)?.image ?? []);
  }

  private newSlot(): Slot {
    const image = this.scene.add.image(0, 0, 'deck/back').setOrigin(0);
    return { image, die: null };
  }
}

function dieTexture(scene: Scene, look: DieLook, side: number): string {
  const { color, value, only = null, mark = '' } = look;
  return painted(scene, { name: `die ${color} ${value} ${only} ${mark}`, width: side, height: side }, (pen, { width }) =>
    paintDie(pen, look, { x: 0, y: 0, side: width }),
  );
}
