import type { Rect } from '../../table';
import { playTween } from '../playTween';
import { middleOf } from '../spots';
import type { TweenTiming } from './glide';
import type { Props, Sparks } from './Props';

export interface Puff {
  readonly place: Rect;
  readonly kind: Sparks;
  readonly light: number;
  /** How hard it lands: 1 for a die by itself. */
  readonly weight: number;
}

/** Dust flies up where something lands, and runs over the ground in a flat ring. */
export async function puff(props: Props, { place, kind, light, weight }: Puff, pace: TweenTiming): Promise<void> {
  const { duration, ease, delay = 0, signal } = pace;
  const { x, y } = middleOf(place);
  const foot = y + place.height * 0.42;
  const many = { ...kind, count: Math.max(1, Math.round(kind.count * weight)) };
  props.sparks({ x, y: foot }, many, { light, lifespan: duration * 1.6 });
  const ring = props.ring({ ...place, y: foot - 1, height: 2 }, light);
  const clock = { share: 0 };
  const onUpdate = (): void => {
    const wide = place.width * (0.9 + clock.share * (0.5 + 0.3 * weight));
    ring.setDisplaySize(wide, wide * 0.34).setAlpha((1 - clock.share) * Math.min(0.8, 0.4 * weight));
  };
  await playTween(props.scene, { targets: clock, share: 1, duration, ease, delay, onUpdate }, signal);
}
