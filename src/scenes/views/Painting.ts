import type { GameObjects, Scene } from 'phaser';
import { PALETTE, type Rect } from '../../stage';
import { canvasTexture, type Pen } from './paint';

let count = 0;

export interface Subject {
  readonly rect: Rect;
  /** How far shadows and light reach beyond it. */
  readonly bleed?: number;
  /** All that the picture depends on: it is painted anew when this changes. */
  readonly shows: unknown;
}

/** A part of the table with a canvas of its own, painted in CSS pixels where it lies. */
export class Painting {
  readonly image: GameObjects.Image;
  private key = '';
  private done = '';
  private at: Subject | null = null;

  constructor(private readonly scene: Scene) {
    this.image = scene.add.image(0, 0, 'deck/back').setOrigin(0).setVisible(false);
  }

  paint(subject: Subject, draw: (pen: Pen) => void): void {
    this.at = subject;
    const { density } = this;
    const doing = JSON.stringify([subject, density, PALETTE.id]);
    if (doing !== this.done) {
      this.done = doing;
      const pen = this.pen();
      const { x, y } = this.grid;
      pen?.setTransform(density, 0, 0, density, -x, -y);
      if (pen !== null) draw(pen);
      this.scene.textures.get(this.key).source[0]?.update();
    }
    this.rest();
  }

  hide(): void {
    this.image.setVisible(false);
  }

  /** Where it lies at rest. */
  get home(): { readonly x: number; readonly y: number } {
    const { x, y } = this.grid;
    return { x: x / this.density, y: y / this.density };
  }

  destroy(): void {
    this.image.destroy();
    if (this.key !== '') this.scene.textures.remove(this.key);
  }

  /** Back where it belongs, wherever a motion left it. */
  private rest(): void {
    const { x, y } = this.home;
    this.image
      .setVisible(true)
      .setAlpha(1)
      .setPosition(x, y)
      .setScale(1 / this.density);
  }

  private get density(): number {
    return this.scene.cameras.main.zoom;
  }

  /** On whole pixels of the screen: otherwise letters are blurred. */
  private get grid(): Rect {
    const { rect, bleed = 0 } = this.at ?? { rect: { x: 0, y: 0, width: 1, height: 1 } };
    const x = Math.floor((rect.x - bleed) * this.density);
    const y = Math.floor((rect.y - bleed) * this.density);
    const width = Math.max(1, Math.ceil((rect.x + rect.width + bleed) * this.density) - x);
    const height = Math.max(1, Math.ceil((rect.y + rect.height + bleed) * this.density) - y);
    return { x, y, width, height };
  }

  private pen(): Pen | null {
    const { width, height } = this.grid;
    const old = this.key === '' ? null : this.scene.textures.get(this.key).getSourceImage();
    if (old instanceof HTMLCanvasElement && old.width === width && old.height === height) {
      const pen = old.getContext('2d');
      pen?.reset();
      return pen;
    }
    const before = this.key;
    count += 1;
    this.key = `painting:${count}`;
    const { pen } = canvasTexture(this.scene, this.key, { width, height });
    this.image.setTexture(this.key);
    if (before !== '') this.scene.textures.remove(before);
    return pen;
  }
}
