import type { Scene } from 'phaser';
import type { Painting } from '../../../../scenes';
import type { IdleTable, Tuning } from '../../../../table';
import { type FaceProps, PortraitFace, type PortraitFrames } from './PortraitFace';

export interface PortraitProps extends FaceProps {
  /** What it is seen through, and goes along with. */
  readonly panel: Painting;
  /** How much of it is left, from 0 to 1. */
  readonly alpha: number;
}

/** What moves by itself at this moment. */
export interface Mood {
  readonly time: number;
  readonly life: number;
  /** How much light there is, from 0 to 1. */
  readonly lit: number;
  /** From where it is looked at: -1 at the left and the top, 1 at the right and the bottom. */
  readonly eye: { readonly x: number; readonly y: number };
}

export interface PortraitParts {
  readonly tuning: Tuning;
  /** Returns null until the frames are ready; the portrait stands still until then. */
  readonly framesFor: (props: FaceProps) => PortraitFrames | null;
  readonly pace: () => 1 | 2 | 4 | null;
}

/** A hero behind the panel, which leaves a hole for it. Who looks otherwise than before comes to be seen over who was there. */
export class Portrait {
  private now: PortraitFace;
  private before: PortraitFace;
  private props: PortraitProps | null = null;
  /** Where its panel lies at rest. */
  private home = { x: 0, y: 0 };
  /** How much of the new picture is to be seen. */
  private come = 1;
  private awake = true;

  constructor(
    scene: Scene,
    private readonly parts: PortraitParts,
  ) {
    const { light, idles }: { readonly light: Tuning['light']; readonly idles: IdleTable } = parts.tuning;
    const face = (): PortraitFace => new PortraitFace(scene, { idles, halo: light.halo.alpha });
    this.before = face();
    this.now = face();
  }

  get isShown(): boolean {
    return this.props !== null;
  }

  get isTurning(): boolean {
    return this.come < 1;
  }

  show(props: PortraitProps): void {
    const { picture } = this.now;
    if (picture !== '' && picture !== props.picture) this.turn();
    const { framesFor } = this.parts;
    this.props = props;
    this.home = { ...props.panel.home };
    this.awake = true;
    this.now.show(props, framesFor(props));
    const other = { ...props, picture: this.before.picture };
    if (this.isTurning) this.before.show(other, framesFor(other));
  }

  /** A picture that was waited for may be there. */
  refresh(): void {
    if (this.props !== null) this.show(this.props);
  }

  hide(): void {
    this.props = null;
    this.arrive();
    this.now.hide();
  }

  /** Who was there before is gone. */
  arrive(): void {
    this.come = 1;
    this.before.hide();
  }

  /** What it does by itself; it may be left out now and then. */
  pose({ time, life }: Mood): void {
    if (life <= 0 && !this.awake) return;
    this.awake = life > 0;
    this.now.pose(time, life);
    if (this.isTurning) this.before.pose(time, life);
  }

  /** Where it is to be seen, and how much of it. */
  move({ life, lit, eye }: Mood, delta: number): void {
    if (this.props === null) return;
    const { alpha, panel, rect } = this.props;
    const { turning, distance } = this.parts.tuning.light.portrait;
    const { image } = panel;
    const by = { x: image.x - this.home.x, y: image.y - this.home.y };
    const opacity = alpha * image.alpha;
    if (this.isTurning) {
      this.come = Math.min(1, this.come + (delta / turning) * (this.parts.pace() ?? Number.POSITIVE_INFINITY));
      if (this.come < 1) this.before.place(by, { alpha: opacity, lit });
      else this.before.hide();
    }
    this.now.place(by, { alpha: opacity * this.come, lit });
    const far = distance * rect.height * life;
    this.now.lean(-eye.x * far, -eye.y * far);
  }

  /** Who was there stays behind until the new picture has come. */
  private turn(): void {
    if (this.parts.pace() === null) return;
    [this.now, this.before] = [this.before, this.now];
    this.now.raise(this.before);
    this.come = 0;
  }
}
