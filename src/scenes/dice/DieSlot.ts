import type { GameObjects, Scene } from 'phaser';
import type { Rect, Timing } from '../../table';
import { playTween } from '../playTween';
import { middleOf } from '../spots';
import { painted } from '../views/paint';
import type { Face } from './dieFace';
import { paintGlow, paintShadow } from './paintDie';

/** The tuned numbers of dice that are taken up and put back. */
export interface DiceTuning {
  readonly motions: {
    readonly dieLifted: Timing & Readonly<Record<'rise' | 'swell' | 'hover' | 'carry' | 'height', number>>;
    readonly dicePutBack: Timing;
  };
}

export interface SlotParts {
  readonly tuning: DiceTuning;
  /** The speed of motions, or null where things move at once. */
  readonly pace: () => 1 | 2 | 4 | null;
}

/** A die and its place. */
export interface Lying {
  readonly die: { readonly id: number };
  readonly rect: Rect;
  readonly light: 'plain' | 'open' | 'chosen' | 'closed';
  /** Its height from 0, on the table, to 1, in the hand. */
  readonly lift: number;
  /** The width of the picture with its shadow. */
  readonly wide: number;
  readonly tilt: number;
  readonly face: Face;
}

/** The pose of a die: the middle of its picture, its width, its angle and its height. */
interface DiePose {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly angle: number;
  readonly lift: number;
}

const DIM = { tint: 0x8a8288, alpha: 0.6 } as const;
/** The width of a die's light, in widths of its picture, and its alpha. */
const GLOW = { wide: 1.29, open: 0.42, chosen: 1 } as const;
/** The shadow of a raised die, in parts of its picture. */
const SHADOW = { wide: 1.12, across: 0.1, down: 0.16, alpha: 0.75 } as const;

/** Draws one die of the pool with its light and, when it is raised, its shadow on the table. */
export class DieSlot {
  readonly image: GameObjects.Image;
  private readonly glow: GameObjects.Image;
  private readonly shadow: GameObjects.Image;
  private lying: Lying | null = null;
  private lift = 0;
  private going = new AbortController();
  private goes = false;

  constructor(
    private readonly scene: Scene,
    private readonly parts: SlotParts,
  ) {
    const hidden = (): GameObjects.Image => scene.add.image(0, 0, '__DEFAULT').setVisible(false);
    this.shadow = hidden();
    this.glow = hidden();
    this.image = hidden();
  }

  get isMoving(): boolean {
    return this.goes;
  }

  isOneOf(ids: readonly number[]): boolean {
    return this.lying !== null && ids.includes(this.lying.die.id);
  }

  /** Returns whether it shows this die at this place. */
  isOf({ id }: Lying['die'], { x, y, width }: Rect): boolean {
    const { die, rect } = this.lying ?? {};
    return die?.id === id && rect?.x === x && rect.y === y && rect.width === width;
  }

  hide(): void {
    this.stay();
    this.lying = null;
    for (const one of [this.image, this.glow, this.shadow]) one.setVisible(false);
  }

  darken(): void {
    this.stay();
    for (const one of [this.glow, this.shadow]) one.setVisible(false);
  }

  /** Lays the die at its place: at once, or with a motion where it was visible before. */
  lie(lying: Lying, calmly: boolean): void {
    this.stay();
    const from = this.image.visible && this.lying?.die.id === lying.die.id ? this.pose : null;
    this.lying = lying;
    const to = this.poseOf(lying);
    const pace = this.parts.pace();
    this.look(lying);
    if (!calmly || from === null || pace === null || isAlike(from, to)) this.stand(to);
    else void this.go(from, to, pace);
  }

  /** Cancels its motion where it is. */
  private stay(): void {
    this.going.abort();
    this.going = new AbortController();
    this.goes = false;
  }

  private async go(from: DiePose, to: DiePose, pace: number): Promise<void> {
    const { signal } = this.going;
    const { dieLifted, dicePutBack } = this.parts.tuning.motions;
    const { duration, ease } = Math.hypot(from.x - to.x, from.y - to.y) > to.wide / 2 ? dicePutBack : dieLifted;
    const clock = { share: 0 };
    const onUpdate = (): void => {
      if (!signal.aborted) this.stand(between(from, to, clock.share));
    };
    this.goes = true;
    this.stand(from);
    await playTween(this.scene, { targets: clock, share: 1, duration: duration / pace, ease, onUpdate }, signal);
    if (!signal.aborted) this.goes = false;
  }

  private look({ light, face, wide }: Lying): void {
    const closed = light === 'closed';
    this.image
      .setTexture(face.texture, face.frame)
      .setVisible(true)
      .setTint(closed ? DIM.tint : 0xffffff)
      .setAlpha(closed ? DIM.alpha : 1);
    const shines = light === 'open' || light === 'chosen';
    this.glow.setVisible(shines);
    if (!shines) return;
    const size = { width: wide * GLOW.wide, height: wide * GLOW.wide };
    this.glow.setTexture(painted(this.scene, { name: 'glow', ...size }, paintGlow)).setAlpha(GLOW[light]);
  }

  private get pose(): DiePose {
    const { x, y, displayWidth, angle } = this.image;
    return { x, y, wide: displayWidth, angle, lift: this.lift };
  }

  private poseOf({ rect, wide, tilt, lift }: Lying): DiePose {
    const { rise, swell } = this.parts.tuning.motions.dieLifted;
    const { x, y } = middleOf(rect);
    return { x, y: y - lift * rise * rect.width, wide: wide * (1 + lift * swell), angle: tilt * (1 - lift), lift };
  }

  private stand({ x, y, wide, angle, lift }: DiePose): void {
    this.lift = lift;
    this.image.setPosition(x, y).setDisplaySize(wide, wide).setAngle(angle);
    this.glow.setPosition(x, y).setDisplaySize(wide * GLOW.wide, wide * GLOW.wide);
    this.shadow.setVisible(lift > 0.01);
    if (lift <= 0.01) return;
    const key = painted(this.scene, { name: 'shadow', width: 96, height: 96 }, paintShadow);
    this.shadow
      .setTexture(key)
      .setPosition(x + wide * SHADOW.across * lift, y + wide * SHADOW.down * lift)
      .setDisplaySize(wide * SHADOW.wide, wide * SHADOW.wide)
      .setAlpha(SHADOW.alpha * Math.min(1, lift));
  }
}

const isAlike = (one: DiePose, other: DiePose): boolean =>
  (['x', 'y', 'wide', 'angle', 'lift'] as const).every((field) => Math.abs(one[field] - other[field]) < 0.01);

function between(from: DiePose, to: DiePose, share: number): DiePose {
  const at = (field: keyof DiePose): number => from[field] + (to[field] - from[field]) * share;
  return { x: at('x'), y: at('y'), wide: at('wide'), angle: at('angle'), lift: at('lift') };
}
