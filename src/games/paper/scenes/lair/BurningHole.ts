import type { GameObjects, Scene } from 'phaser';
import { middleOf, type Painting, type Props, picture } from '../../../../scenes';
import type { Rect } from '../../../../table';
import { type Band, bandsOf } from './bands';

const EDGE = 'edge/burn';
/** The burnt edge ends so far beyond the screen, in parts of it: its corners stay charred. */
const BEYOND = { across: 1.3, down: 1.26 } as const;
/** The picture behind the hole is shown in so many strips, each as wide as the hole is there. */
const STRIPS = 40;

export interface HoleParts {
  readonly props: Props;
  /** The picture that is seen through the hole; it is as large as the screen. */
  readonly behind: Painting;
  readonly rect: Rect;
  /** The place where the hole begins. */
  readonly from: Rect;
}

/** A hole that burns into the map: what lies behind it stays where it is and is seen as far as the hole has come. */
export class BurningHole {
  private readonly strips: readonly GameObjects.Image[];
  private readonly edge: GameObjects.Image;
  private readonly bands: readonly (Band | null)[];
  private readonly whole: Rect;

  constructor(
    scene: Scene,
    private readonly parts: HoleParts,
  ) {
    const { props, behind, rect, from } = parts;
    const { image } = behind;
    this.strips = Array.from({ length: STRIPS }, () =>
      props
        .own(scene.add.image(image.x, image.y, image.texture.key))
        .setOrigin(0)
        .setScale(image.scaleX, image.scaleY),
    );
    image.setVisible(false);
    this.edge = props.image(EDGE, from);
    this.bands = bandsOf(picture(scene, EDGE));
    const [width, height] = [rect.width * BEYOND.across, rect.height * BEYOND.down];
    const { x, y } = middleOf(rect);
    this.whole = { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** Lays the edge above all that was added to the scene until now. */
  raise(scene: Scene): void {
    scene.children.bringToTop(this.edge);
  }

  /** Opens the hole as far as this, from 0 to 1. */
  open(share: number): void {
    const { from } = this.parts;
    const mix = (key: keyof Rect): number => from[key] + (this.whole[key] - from[key]) * share;
    const hole = { x: mix('x'), y: mix('y'), width: mix('width'), height: mix('height') };
    const { x, y } = middleOf(hole);
    this.edge
      .setPosition(x, y)
      .setDisplaySize(hole.width, hole.height)
      .setAlpha(Math.min(1, share * 12));
    for (const [at, strip] of this.strips.entries()) this.cut(strip, at, hole);
  }

  private cut(strip: GameObjects.Image, at: number, hole: Rect): void {
    const { rect } = this.parts;
    const high = rect.height / STRIPS;
    const top = rect.y + at * high;
    const row = ((top + high / 2 - hole.y) / hole.height) * this.bands.length;
    const band = this.bands[Math.floor(row)] ?? null;
    const left = Math.max(rect.x, hole.x + (band?.from ?? 0) * hole.width);
    const right = Math.min(rect.x + rect.width, hole.x + (band?.to ?? 0) * hole.width);
    strip.setVisible(band !== null && right > left);
    const { scaleX, scaleY } = strip;
    strip.setCrop((left - strip.x) / scaleX, (top - strip.y) / scaleY, (right - left) / scaleX, high / scaleY);
  }
}
