import { BlendModes, type GameObjects, type Scene } from 'phaser';
import type { Rect } from '../../table';
import { paintShadow } from '../dice/paintDie';
import { shownDrawing } from '../pictures/drawings';
import { around, middleOf, type Point } from '../spots';
import { type Pen, painted, roundRect, type Size } from '../views/paint';

/** Sparks that fly apart: their size and speed in pixels, and how fast they fall. */
export interface Sparks {
  readonly count: number;
  readonly size: number;
  readonly speed: number;
  readonly fall: number;
}

/** The colours of lights that come and go. */
export const LIGHTS = {
  gold: 0xffd98a,
  red: 0xff5148,
  green: 0x9fe89a,
  violet: 0xb98cff,
  blue: 0x7fbcff,
  rose: 0xff8fc8,
  sand: 0xe8b673,
  ember: 0xff7a3c,
} as const;

const NIGHT = '#060509';
/** Soft things need few pixels. */
const SOFT = 128;

/** Holds the pictures that are on the table only while something moves. */
export class Props {
  private readonly things: GameObjects.GameObject[] = [];

  constructor(readonly scene: Scene) {}

  /** Adds a picture in the middle of a place. */
  image(key: string, place: Rect): GameObjects.Image {
    const { x, y } = middleOf(place);
    return this.keep(this.scene.add.image(x, y, shownDrawing(this.scene, key)).setDisplaySize(place.width, place.height));
  }

  /** Adds a light that is invisible at first. */
  glow(place: Rect, light: number): GameObjects.Image {
    const key = painted(this.scene, { name: 'light', width: SOFT, height: SOFT }, paintLight);
    return this.image(key, place).setTint(light).setBlendMode(BlendModes.ADD).setAlpha(0);
  }

  /** Adds a ring of light that is invisible at first. */
  ring(place: Rect, light: number): GameObjects.Image {
    const key = painted(this.scene, { name: 'ring', width: SOFT * 2, height: SOFT * 2 }, paintRing);
    return this.image(key, place).setTint(light).setBlendMode(BlendModes.ADD).setAlpha(0);
  }

  /** Adds darkness over a picture with round corners, invisible at first. */
  night({ x, y, width, height }: Rect, round: number): GameObjects.Image {
    const size = { width: width + 2, height: height + 2 };
    const key = painted(this.scene, { name: 'night', ...size }, (pen, whole) => {
      roundRect(pen, { x: 0, y: 0, ...whole }, (round * whole.width) / size.width);
      pen.fillStyle = NIGHT;
      pen.fill();
    });
    return this.image(key, { x: x - 1, y: y - 1, ...size }).setAlpha(0);
  }

  /** Adds a shadow under this picture, invisible at first. */
  shadowOf(image: GameObjects.Image): GameObjects.Image {
    const key = painted(this.scene, { name: 'shadow', width: 96, height: 96 }, paintShadow);
    const shadow = this.image(key, around(image, image.displayWidth)).setAlpha(0);
    this.scene.children.moveBelow(shadow, image);
    return shadow;
  }

  /** Lets a few sparks fly from a place and go out within this time. */
  sparks(at: Point, kind: Sparks, { light, lifespan }: { readonly light: number; readonly lifespan: number }): void {
    const { count, size, speed, fall } = kind;
    if (lifespan <= 0) return;
    const emitter = this.scene.add.particles(at.x, at.y, shownDrawing(this.scene, 'light/mote'), {
      speed: { min: speed * 0.25, max: speed },
      lifespan: { min: lifespan * 0.5, max: lifespan },
      scale: { start: size / this.scene.textures.get('light/mote').getSourceImage().width, end: 0 },
      gravityY: fall,
      tint: light,
      blendMode: BlendModes.ADD,
      emitting: false,
    });
    this.keep(emitter).explode(count);
  }

  /** Destroys all of them; does nothing in a scene that is gone already. */
  clear(): void {
    for (const thing of this.things.splice(0)) thing.destroy();
  }

  /** Takes over a picture that was made elsewhere. */
  own(image: GameObjects.Image): GameObjects.Image {
    return this.keep(image);
  }

  private keep<Thing extends GameObjects.GameObject>(thing: Thing): Thing {
    this.things.push(thing);
    return thing;
  }
}

/** Clears the props however the act ends. An error is dropped when the scene has been torn down meanwhile. */
export async function withProps(scene: Scene, act: (props: Props) => Promise<unknown>): Promise<void> {
  const props = new Props(scene);
  try {
    await act(props);
  } catch (problem) {
    if (scene.sys.isActive()) throw problem;
  } finally {
    props.clear();
  }
}

/** Paints a light that is bright in the middle and has no edge. */
function paintLight(pen: Pen, { width, height }: Size): void {
  const light = pen.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width / 2);
  for (const at of [0, 0.12, 0.3, 0.5, 0.7, 0.86, 1]) {
    const left = (Math.exp(-5 * at * at) - Math.exp(-5)) / (1 - Math.exp(-5));
    light.addColorStop(at, `rgb(255 255 255 / ${Math.round(left * 100)}%)`);
  }
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

/** Paints a ring that is sharp outside and fades inwards. */
function paintRing(pen: Pen, { width, height }: Size): void {
  const light = pen.createRadialGradient(width / 2, height / 2, width * 0.3, width / 2, height / 2, width / 2);
  light.addColorStop(0, 'rgb(255 255 255 / 0%)');
  light.addColorStop(0.72, 'rgb(255 255 255 / 34%)');
  light.addColorStop(0.88, 'rgb(255 255 255 / 90%)');
  light.addColorStop(1, 'rgb(255 255 255 / 0%)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}
