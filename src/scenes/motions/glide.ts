import type { GameObjects, Scene } from 'phaser';
import type { Rect, Timing } from '../../table';
import { playTween } from '../playTween';
import { middleOf, type Point } from '../spots';

export interface TweenTiming extends Timing {
  readonly signal: AbortSignal;
}

export interface Glide {
  readonly to: Rect;
  /** How far it swerves from the straight way, in parts of that way. */
  readonly arc?: number;
  readonly alpha?: number;
  readonly angle?: number;
  /** How far it rises above the table on its way, in parts of its size, and the image of its shadow. */
  readonly high?: number;
  readonly shadow?: GameObjects.Image;
}

/** Moves a picture on an arc to another place, whose size it takes. */
export function glide(
  image: GameObjects.Image,
  { to, arc = 0, alpha = 1, angle = 0, high = 0, shadow }: Glide,
  { duration, ease, delay = 0, signal }: TweenTiming,
): Promise<void> {
  const from = {
    x: image.x,
    y: image.y,
    width: image.displayWidth,
    height: image.displayHeight,
    alpha: image.alpha,
    angle: image.angle,
  };
  const end = middleOf(to);
  const aside: Point = { x: (end.y - from.y) * arc, y: -Math.abs(end.x - from.x) * Math.abs(arc) };
  const between = (one: number, other: number, share: number): number => one + (other - one) * share;
  const clock = { share: 0 };
  const onUpdate = (): void => {
    const { share } = clock;
    const bow = 4 * share * (1 - share);
    const near = 1 + bow * high;
    image
      .setPosition(between(from.x, end.x, share) + aside.x * bow, between(from.y, end.y, share) + aside.y * bow)
      .setDisplaySize(between(from.width, to.width, share) * near, between(from.height, to.height, share) * near)
      .setAngle(between(from.angle, angle, share))
      .setAlpha(between(from.alpha, alpha, share));
    if (shadow !== undefined) castShadow(shadow, image, bow * high);
  };
  return playTween(image.scene, { targets: clock, share: 1, duration, ease, delay, onUpdate }, signal);
}

/** Places a shadow: the higher its picture is, the farther away, the wider and the fainter it lies. */
export function castShadow(
  shadow: GameObjects.Image,
  { x, y, displayWidth: side, alpha }: Pick<GameObjects.Image, 'x' | 'y' | 'displayWidth' | 'alpha'>,
  height: number,
): void {
  shadow
    .setPosition(x + side * height * 0.5, y + side * (0.06 + height * 0.9))
    .setDisplaySize(side * (1 + height), side * (0.9 + height))
    .setAlpha((alpha * Math.min(1, height * 8) * 0.8) / (1 + height * 2));
}

export interface Blaze {
  readonly swell: number;
  /** Its alpha at the peak. */
  readonly alpha?: number;
  /** The moment of the peak, in parts of the duration. */
  readonly peak?: number;
}

/** Lets a light swell and go out. */
export async function blaze(
  light: GameObjects.Image,
  { swell, alpha = 1, peak = 0.5 }: Blaze,
  { duration, ease, delay = 0, signal }: TweenTiming,
): Promise<void> {
  const { scaleX, scaleY } = light;
  const { scene } = light;
  const grown = (by: number) => ({ scaleX: scaleX * (1 + by), scaleY: scaleY * (1 + by) });
  const up = { targets: light, ease, duration: duration * peak, delay, alpha, ...grown(swell * peak) };
  await playTween(scene, up, signal);
  await playTween(scene, { targets: light, ease, duration: duration * (1 - peak), alpha: 0, ...grown(swell) }, signal);
}

/** Many things begin within the time that so many would take. */
const MOST_IN_TURN = 4;

/** Runs an act for many things, one after the other: each begins by `stagger` of the duration later. */
export async function inTurn<Thing>(
  things: readonly Thing[],
  { duration, delay = 0, stagger }: Pick<Timing, 'duration' | 'delay'> & { readonly stagger: number },
  act: (thing: Thing, at: number, delay: number) => Promise<unknown>,
): Promise<void> {
  const gap = duration * stagger * Math.min(1, MOST_IN_TURN / Math.max(1, things.length - 1));
  await Promise.all(things.map((thing, at) => act(thing, at, delay + at * gap)));
}

export const wait = (scene: Scene, { duration, signal }: Pick<TweenTiming, 'duration' | 'signal'>): Promise<void> =>
  playTween(scene, { targets: { time: 0 }, time: 1, duration }, signal);
