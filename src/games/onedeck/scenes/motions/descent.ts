import type { TweenTiming } from '../../../../scenes';
import { type Gaze, middleOf, type Props, playTween, withProps } from '../../../../scenes';
import type { Rect } from '../../../../table';
import { travel } from './eye';
import { spotIn } from './places';
import type { MotionStage, PerformersOf } from './stage';

/** The party goes into the dark of the stairs, down them step by step, and out where it grows light. */
export function descentMotions(stage: MotionStage): PerformersOf<'descended' | 'stairsTaken' | 'floorReached'> {
  const { scene, layout } = stage;
  return {
    descended: (_, { zoom, x, y, ...pace }) =>
      withProps(scene, async (props) => {
        // A party that skips the stairs comes to the boss by another way.
        if (stage.shown()?.view.middle.kind !== 'stairs') return;
        await travel(stage, props, { spot: spotIn(stage, { x, y }), to: { zoom, dark: 1 }, ...pace });
      }),
    stairsTaken: (_, { zoom, steps, bob, down, sway, ...pace }) =>
      withProps(scene, async (props) => {
        const rect = layout()?.scene;
        if (rect === undefined) return;
        // The eye draws back from the foot of the picture, so that the stairs stand still below those who walk down.
        const foot = { x: rect.x + rect.width / 2, y: rect.y + rect.height };
        const walked = { way: 0 };
        const onUpdate = (): void => stage.theatre.tread(walked.way, { steps, bob, down, sway });
        onUpdate();
        await Promise.all([
          travel(stage, props, { spot: foot, from: { zoom, dark: 1 }, ...pace }),
          playTween(scene, { targets: walked, way: 1, ...pace, ease: 'Linear', onUpdate }, pace.signal),
        ]);
      }),
    floorReached: (_, { zoom, rise, ...pace }) =>
      withProps(scene, async (props) => {
        const rect = layout()?.scene;
        if (rect === undefined) return;
        await travel(stage, props, { spot: middleOf(rect), from: { zoom, rise: rect.height * rise, dark: 1 }, ...pace });
      }),
  };
}

/** Moves the eye further down, until everything is dark. */
export async function outOfSight(
  stage: MotionStage,
  props: Props,
  { slide, rise, ...pace }: TweenTiming & { readonly slide: number; readonly rise: number },
): Promise<void> {
  const rect = stage.layout()?.scene;
  if (rect === undefined || stage.shown()?.view.middle.kind !== 'descend') return;
  await travel(stage, props, { spot: middleOf(rect), to: downwards(rect, { slide, rise }), ...pace });
}

const downwards = ({ width, height }: Rect, { slide, rise }: Pick<Gaze, 'slide' | 'rise'>): Partial<Gaze> => ({
  slide: -width * slide,
  rise: -height * rise,
  dark: 1,
});
