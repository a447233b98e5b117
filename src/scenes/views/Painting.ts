import type { GameObjects, Scene } from 'phaser';
import { type Pen, PLACEHOLDER } from './paint';
import { Sketch, type Subject } from './Sketch';

let count = 0;

/** Returns a texture key that is not in use. */
export function paintingKey(): string {
  count += 1;
  return `painting:${count}`;
}

/** A part of the table with a texture of its own. */
export class Painting {
  readonly image: GameObjects.Image;
  private readonly sketch: Sketch;
  private key = '';

  constructor(private readonly scene: Scene) {
    this.sketch = new Sketch(scene);
    this.image = scene.add.image(0, 0, PLACEHOLDER).setOrigin(0).setVisible(false);
  }

  paint(subject: Subject, draw: (pen: Pen) => void): void {
    if (this.sketch.paint(subject, draw)) this.renew();
    restAt(this.image, this.sketch);
  }

  hide(): void {
    this.image.setVisible(false);
  }

  /** Its place at rest. */
  get home(): { readonly x: number; readonly y: number } {
    return this.sketch.home;
  }

  destroy(): void {
    this.image.destroy();
    if (this.key !== '') this.scene.textures.remove(this.key);
  }

  private renew(): void {
    const { canvas } = this.sketch;
    const { textures } = this.scene;
    const [source] = this.key === '' ? [] : textures.get(this.key).source;
    if (source?.image === canvas) source.update();
    else this.hang(canvas);
  }

  /** Makes a new texture, because the canvas has another size. */
  private hang(canvas: HTMLCanvasElement): void {
    const { textures } = this.scene;
    const before = this.key;
    this.key = paintingKey();
    textures.create(this.key, canvas, canvas.width, canvas.height)?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
    this.image.setTexture(this.key);
    if (before !== '') textures.remove(before);
  }
}

/** Puts an image back in its place, wherever a motion left it. */
export function restAt(image: GameObjects.Image, { home, density }: Sketch): void {
  image
    .setVisible(true)
    .setAlpha(1)
    .setPosition(home.x, home.y)
    .setScale(1 / density);
}
