import type { Rect } from '../../table';
import { playTween } from '../playTween';
import type { TweenTiming } from './glide';
import type { Props } from './Props';

/** A view of the eye: its zoom, the shift of the picture before it, and the darkness. */
export interface Gaze {
  readonly zoom: number;
  readonly slide: number;
  readonly rise: number;
  readonly dark: number;
}

const AT_REST: Gaze = { zoom: 1, slide: 0, rise: 0, dark: 0 };

export interface Way {
  readonly from?: Partial<Gaze>;
  readonly to?: Partial<Gaze>;
}

export interface Travelled {
  /** The picture, and the radius of its corners. */
  readonly rect: Rect;
  readonly round: number;
  /** Shows the picture as the eye sees it. */
  readonly look: (gaze: Gaze) => void;
}

/** Moves the eye from one view of a picture to another, then resets it. */
export async function travel(
  props: Props,
  { rect, round, look }: Travelled,
  { from = {}, to = {}, ...pace }: Way & TweenTiming,
): Promise<void> {
  const { duration, ease, delay = 0, signal } = pace;
  const { scene } = props;
  const night = props.night(rect, round);
  const gaze = { ...AT_REST, ...from };
  const onUpdate = (): void => {
    look(gaze);
    night.setAlpha(gaze.dark);
  };
  onUpdate();
  await playTween(scene, { targets: gaze, ...AT_REST, ...to, duration, ease, delay, onUpdate }, signal);
  if (scene.sys.isActive()) look(AT_REST);
}
