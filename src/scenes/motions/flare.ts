import type { GameObjects } from 'phaser';
import type { Rect } from '../../table';
import { playTween } from '../playTween';
import { around, type Point } from '../spots';
import { cropTo } from '../views/cropTo';
import type { TweenTiming } from './glide';
import type { Props, Sparks } from './Props';

export interface Flare extends TweenTiming {
  readonly spot: Point;
  readonly light: number;
  /** Its reach, in heights of the picture. */
  readonly swell: number;
  readonly alpha: number;
  readonly kind: Sparks;
}

const OPEN = { x: 0, y: 0, scale: 1 };

/** Lets a light flare up, a ring run outwards and sparks fly, all within a picture. */
export async function flare(
  props: Props,
  rect: Rect,
  { spot, light, swell, alpha, kind, duration, ease, delay = 0, signal }: Flare,
): Promise<void> {
  const { scene } = props;
  const most = rect.height * swell;
  const [glow, ring] = [props.glow(around(spot, 1), light), props.ring(around(spot, 1), light)];
  const clock = { share: 0 };
  const grow = (image: GameObjects.Image, size: number): void => {
    image.setDisplaySize(size, size);
    cropTo(image, OPEN, rect);
  };
  const onUpdate = (): void => {
    const { share } = clock;
    grow(glow, 1 + most * Math.sqrt(share));
    glow.setAlpha(alpha * Math.sin(Math.PI * Math.sqrt(share)));
    grow(ring, 1 + most * 1.4 * share);
    ring.setAlpha(alpha * (1 - share) ** 2);
  };
  await playTween(scene, { targets: clock, share: 0, duration: delay }, signal);
  if (signal.aborted || !scene.sys.isActive()) return;
  props.sparks(spot, kind, { light, lifespan: duration });
  await playTween(scene, { targets: clock, share: 1, duration, ease, onUpdate }, signal);
}
