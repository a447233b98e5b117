import type { GameObjects, Scene } from 'phaser';
import { type Piece, SharedTexture } from '../../../../scenes';
import { type BoxLook, paintBox } from './paintBox';

const CLOSED = 0.55;
const MOST = 16;

/** Draws the challenge boxes, each painted for its state. */
export class Boxes {
  private readonly shared: SharedTexture;
  private looks: readonly (BoxLook | null)[] = [];

  constructor(private readonly scene: Scene) {
    this.shared = new SharedTexture(scene, MOST);
  }

  get images(): readonly GameObjects.Image[] {
    return this.shared.images;
  }

  sync(looks: readonly (BoxLook | null)[]): void {
    this.looks = looks;
    this.shared.paint(looks.map((look) => look && this.piece(look)));
    for (const [at, look] of looks.entries()) this.images[at]?.setAlpha(look?.light === 'closed' ? CLOSED : 1);
  }

  /** Returns steps that paint boxes which are shown next, unless there are others now. */
  stepsTo(looks: readonly (BoxLook | null)[]): readonly (() => void)[] {
    return this.shared.stepsTo(looks.map((look) => look && this.piece(look)));
  }

  /** Shows one box as it will be. */
  show(at: number, look: BoxLook): void {
    this.sync(this.looks.with(at, look));
  }

  private piece(look: BoxLook): Piece {
    const { box, rect, light, loose = false } = look;
    return { rect, bleed: rect.height * 0.2, shows: [box, light, loose], draw: (pen) => paintBox(this.scene, pen, look) };
  }
}
