import type { Point, TweenTiming } from '../../../../scenes';
import { playTween } from '../../../../scenes';
import type { Props } from './props';
import type { MotionStage } from './stage';

/** A view of the eye: its zoom, the shift of the picture before it, and the darkness. */
export interface Gaze {
  readonly zoom: number;
  readonly slide: number;
  readonly rise: number;
  readonly dark: number;
}

const AT_REST: Gaze = { zoom: 1, slide: 0, rise: 0, dark: 0 };

export interface Way {
  /** The spot it looks at. */
  readonly spot: Point;
  readonly from?: Partial<Gaze>;
  readonly to?: Partial<Gaze>;
  /** The number of steps of a walk, and how far each goes up and down. */
  readonly walk?: { readonly steps: number; readonly bob: number };
}

/** Moves the eye from one view to another, and every layer of the picture by its depth; then resets it. */
export async function travel(
  stage: MotionStage,
  props: Props,
  { spot, from = {}, to = {}, walk = { steps: 0, bob: 0 }, ...pace }: Way & TweenTiming,
): Promise<void> {
  const laid = stage.layout();
  if (laid === null) return;
  const { duration, ease, delay = 0, signal } = pace;
  const night = props.night(laid);
  const gaze = { ...AT_REST, ...from, way: 0 };
  const onUpdate = (): void => {
    const step = Math.abs(Math.sin(gaze.way * walk.steps * Math.PI)) * walk.bob;
    look(stage, spot, { ...gaze, rise: gaze.rise + step });
    night.setAlpha(gaze.dark);
  };
  onUpdate();
  await playTween(stage.scene, { targets: gaze, ...AT_REST, ...to, way: 1, duration, ease, delay, onUpdate }, signal);
  if (stage.scene.sys.isActive()) look(stage, spot, AT_REST);
}

function look({ theatre, parts, layout }: MotionStage, spot: Point, { zoom, slide, rise }: Gaze): void {
  const rect = layout()?.scene;
  if (rect === undefined) return;
  theatre.dolly({ x: spot.x - rect.x, y: spot.y - rect.y, zoom, slide, rise });
  const project = ({ x, y }: Point) => ({
    x: spot.x + (x - spot.x) * zoom + slide,
    y: spot.y + (y - spot.y) * zoom + rise,
    scale: zoom,
  });
  for (const door of parts.doors) door.project(project, rect);
}
