import {
  type Flare,
  flare as flareIn,
  type Gaze,
  type Point,
  type Props,
  type TweenTiming,
  travel as travelIn,
  type Way,
} from '../../../../scenes';
import { edgeOf, type MotionStage } from './stage';

interface WayTo extends Way {
  /** The spot that the eye looks at. */
  readonly spot: Point;
}

/** Moves the eye over the picture in the middle, and every layer of it by its depth; then resets it. */
export async function travel(stage: MotionStage, props: Props, { spot, ...way }: WayTo & TweenTiming): Promise<void> {
  const laid = stage.layout();
  if (laid === null) return;
  await travelIn(props, { ...edgeOf(laid), look: (gaze) => look(stage, spot, gaze) }, way);
}

/** Lets a light flare up within the picture in the middle. */
export async function flare({ layout }: MotionStage, props: Props, light: Flare): Promise<void> {
  const rect = layout()?.scene;
  if (rect !== undefined) await flareIn(props, rect, light);
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
