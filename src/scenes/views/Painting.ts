import type { GameObjects, Scene } from 'phaser';
import { PLACEHOLDER } from './paint';
import { type Draw, Sketch, type Subject } from './Sketch';
import { renewTexture, uprightTexture } from './uprightTexture';

let count = 0;

/** Returns a texture key that is not in use. */
export function paintingKey(): string {
  count += 1;
  return `painting:${count}`;
}

/** One of the pictures that a painting has shown. */
interface Look {
  readonly sketch: Sketch;
  key: string;
  /** The canvas that the texture was made of. */
  hung: HTMLCanvasElement | null;
  /** True while the texture is not yet what the sketch is. */
  isDue: boolean;
}

/** A part of the table with a texture of its own. It may keep several pictures: one that it showed before is not painted again. */
export class Painting {
  readonly image: GameObjects.Image;
  /** The one that is shown is the last. */
  private looks: readonly [...Look[], Look];

  constructor(
    private readonly scene: Scene,
    /** So many pictures are kept of one size, and one each of so many sizes. */
    private readonly most = 1,
    private readonly sizes = 1,
  ) {
    this.looks = [lookOn(scene)];
    this.image = scene.add.image(0, 0, PLACEHOLDER).setOrigin(0).setVisible(false);
  }

  paint(subject: Subject, draw: Draw): void {
    const look = this.lookFor(subject);
    this.looks = [...this.looks.filter((one) => one !== look), look];
    if (look.sketch.paint(subject, draw)) look.isDue = true;
    this.renew(look);
    if (this.image.texture.key !== look.key) this.image.setTexture(look.key);
    restAt(this.image, look.sketch);
  }

  /**
   * Returns steps that paint a picture before it is shown. There are none where that would paint over the one that is seen; what
   * they did not do, `paint` does.
   */
  stepsTo(subject: Subject, draw: Draw): readonly (() => void)[] {
    const look = this.lookFor(subject);
    const { current } = this;
    const isSeen = this.image.visible;
    if (look === current && isSeen) return [];
    const others = this.looks.filter((one) => one !== look && !(isSeen && one === current));
    this.looks = isSeen ? [...others, look, current] : [...others, look];
    const sketch = (): void => {
      if (look.sketch.paintPart(subject, draw)) look.isDue = true;
    };
    const parts = typeof draw === 'function' ? 1 : draw.length;
    return [...Array.from({ length: parts }, () => sketch), () => this.renew(look)];
  }

  /** Returns whether it has this picture: nothing has to be painted to show it. */
  has(subject: Subject): boolean {
    return this.looks.some(({ sketch }) => sketch.isOf(subject));
  }

  hide(): void {
    this.image.setVisible(false);
  }

  /** Its place at rest. */
  get home(): { readonly x: number; readonly y: number } {
    return this.current.sketch.home;
  }

  destroy(): void {
    this.image.destroy();
    for (const { key } of this.looks) if (key !== '') this.scene.textures.remove(key);
  }

  private get current(): Look {
    return this.looks.at(-1) ?? this.looks[0];
  }

  /**
   * Returns the picture of a subject, or the one to paint it over: of the same size where there is one, because another size needs
   * another texture, and that which was not shown for longest.
   */
  private lookFor(subject: Subject): Look {
    const known = this.looks.find(({ sketch }) => sketch.isOf(subject));
    if (known !== undefined) return known;
    const [oldest] = this.looks;
    const [alike, ...others] = this.looks.filter(({ sketch }) => sketch.fits(subject));
    if (alike !== undefined && others.length + 1 >= this.most) return alike;
    if (oldest.key === '') return oldest;
    if (this.looks.length < Math.max(this.most, this.sizes)) return lookOn(this.scene);
    return this.looks.slice(0, -1).find(({ sketch }) => sketch.fits(subject)) ?? oldest;
  }

  private renew(look: Look): void {
    if (!look.isDue) return;
    look.isDue = false;
    const { canvas } = look.sketch;
    const { textures } = this.scene;
    if (look.hung === canvas) renewTexture(textures.get(look.key), canvas);
    else this.hang(look);
  }

  /** Makes a new texture, because the canvas has another size. */
  private hang(look: Look): void {
    const { canvas } = look.sketch;
    const { textures } = this.scene;
    const before = look.key;
    look.key = paintingKey();
    look.hung = canvas;
    uprightTexture(textures, look.key, canvas);
    if (before === '') return;
    if (this.image.texture.key === before) this.image.setTexture(look.key);
    textures.remove(before);
  }
}

const lookOn = (scene: Scene): Look => ({ sketch: new Sketch(scene), key: '', hung: null, isDue: false });

/** Puts an image back in its place, wherever a motion left it. */
export function restAt(image: GameObjects.Image, { home, density }: Sketch): void {
  image
    .setVisible(true)
    .setAlpha(1)
    .setPosition(home.x, home.y)
    .setScale(1 / density);
}
