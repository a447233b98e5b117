import { BlendModes, type GameObjects, type Scene } from 'phaser';
import type { Rect, Tuning } from '../../stage';
import { around, middleOf, type Point } from '../spots';
import { painted } from '../views/paint';
import { paintGlow, paintShadow } from '../views/paintDie';

/** The colours of lights that come and go. */
export const LIGHTS = {
  gold: 0xffd98a,
  red: 0xff5148,
  green: 0x9fe89a,
  violet: 0xb98cff,
  blue: 0x7fbcff,
  rose: 0xff8fc8,
  sand: 0xe8b673,
} as const;
export type Light = (typeof LIGHTS)[keyof typeof LIGHTS];

/** What is on the table only while something moves. */
export class Props {
  private readonly things: GameObjects.GameObject[] = [];

  constructor(readonly scene: Scene) {}

  /** A picture with its middle in the middle of a place. */
  image(key: string, place: Rect): GameObjects.Image {
    const { x, y } = middleOf(place);
    return this.keep(this.scene.add.image(x, y, key).setDisplaySize(place.width, place.height));
  }

  /** A light that is not there yet. */
  glow(place: Rect, light: Light): GameObjects.Image {
    const key = painted(this.scene, { name: 'glow', width: 96, height: 96 }, paintGlow);
    return this.image(key, place).setTint(light).setBlendMode(BlendModes.ADD).setAlpha(0);
  }

  /** A shadow under this picture, which is not there yet. */
  shadowOf(image: GameObjects.Image): GameObjects.Image {
    const key = painted(this.scene, { name: 'shadow', width: 96, height: 96 }, paintShadow);
    const shadow = this.image(key, around(image, image.displayWidth)).setAlpha(0);
    this.scene.children.moveBelow(shadow, image);
    return shadow;
  }

  /** A few sparks fly from a place and go out within this time. */
  sparks(
    at: Point,
    kind: Tuning['particles']['sparks'],
    { light, lifespan }: { readonly light: Light; readonly lifespan: number },
  ): void {
    const { count, size, speed, fall } = kind;
    if (lifespan <= 0) return;
    const emitter = this.scene.add.particles(at.x, at.y, 'diorama/mote', {
      speed: { min: speed * 0.25, max: speed },
      lifespan: { min: lifespan * 0.5, max: lifespan },
      scale: { start: size / this.scene.textures.get('diorama/mote').getSourceImage().width, end: 0 },
      gravityY: fall,
      tint: light,
      blendMode: BlendModes.ADD,
      emitting: false,
    });
    this.keep(emitter).explode(count);
  }

  /** Harmless where the scene is gone already. */
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

/** Whatever happens, what is brought is gone afterwards; a scene that is torn down meanwhile is owed nothing more. */
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
