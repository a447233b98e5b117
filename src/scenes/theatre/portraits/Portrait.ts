import type { Scene } from 'phaser';
import type { IdleTable, TuningWith } from '../../../table';
import type { Painting } from '../../views/Painting';
import { type FaceParts, type FaceProps, PortraitFace, type PortraitFrames } from './PortraitFace';

export interface PortraitProps extends FaceProps {
  /** The panel that it is seen through and moves with. */
  readonly panel: Painting;
  /** Its opacity, from 0 to 1. */
  readonly alpha: number;
}

/** The time and the strength of idle motion, the light and the eye at this moment. */
export interface Mood {
  readonly time: number;
  readonly life: number;
  /** The amount of light, from 0 to 1. */
  readonly lit: number;
  /** The point that it is looked at from: -1 at the left and the top, 1 at the right and the bottom. */
  readonly eye: { readonly x: number; readonly y: number };
}

export type PortraitTuning = Pick<TuningWith<{ light: { portrait: { turning: number; distance: number } } }>, 'light' | 'idles'>;

export interface PortraitParts extends Pick<FaceParts, 'facts'> {
  readonly tuning: PortraitTuning;
  /** Returns null until the frames are ready; the portrait stands still until then. */
  readonly framesFor: (props: FaceProps) => PortraitFrames | null;
  readonly pace: () => 1 | 2 | 4 | null;
}

/** Draws a hero behind the hole in a panel. A new picture fades in over the one before. */
export class Portrait {
  private now: PortraitFace;
  private before: PortraitFace;
  private props: PortraitProps | null = null;
  /** The place of its panel at rest. */
  private home = { x: 0, y: 0 };
  /** The opacity of the new picture. */
  private come = 1;
  private awake = true;

  constructor(
    scene: Scene,
    private readonly parts: PortraitParts,
  ) {
    const { light, idles }: { readonly light: PortraitTuning['light']; readonly idles: IdleTable } = parts.tuning;
    const face = (): PortraitFace => new PortraitFace(scene, { idles, halo: light.halo.alpha, facts: parts.facts });
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

  /** Asks for the frames of a picture that is shown soon. */
  prepare(props: FaceProps): void {
    this.parts.framesFor(props);
  }

  /** Shows itself again, because a picture has come. */
  refresh(): void {
    if (this.props !== null) this.show(this.props);
  }

  hide(): void {
    this.props = null;
    this.arrive();
    this.now.hide();
  }

  /** Ends the fade: the picture before is removed. */
  arrive(): void {
    this.come = 1;
    this.before.hide();
  }

  /** Poses its idle motion; calls may be left out now and then. */
  pose({ time, life }: Mood): void {
    if (life <= 0 && !this.awake) return;
    this.awake = life > 0;
    this.now.pose(time, life);
    if (this.isTurning) this.before.pose(time, life);
  }

  /** Places it and sets its opacity. */
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

  /** Keeps the picture before until the new one has faded in. */
  private turn(): void {
    if (this.parts.pace() === null) return;
    [this.now, this.before] = [this.before, this.now];
    this.now.raise(this.before);
    this.come = 0;
  }
}
