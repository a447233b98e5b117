import type { GameObjects } from 'phaser';
import type { TweenTiming } from '../../../../scenes';
import { around, cropTo, type Point, playTween } from '../../../../scenes';
import type { OneDeckTuning } from '../../table';

import type { Props } from './props';
import type { MotionStage } from './stage';

export interface Flare extends TweenTiming {
  readonly spot: Point;
  readonly light: number;
  /** Its reach, in heights of the picture. */
  readonly swell: number;
  readonly alpha: number;
  readonly kind: OneDeckTuning['particles']['motes'];
}

const OPEN = { x: 0, y: 0, scale: 1 };

/** Lets a light flare up, a ring run outwards and sparks fly, all within the picture in the middle of the table. */
export async function flare(
  { scene, layout }: MotionStage,
  props: Props,
  { spot, light, swell, alpha, kind, duration, ease, delay = 0, signal }: Flare,
): Promise<void> {
  const rect = layout()?.scene;
  if (rect === undefined) return;
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
