import {
  around,
  glide,
  inTurn,
  LIGHTS,
  type Point,
  type Props,
  playTween,
  type TweenTiming,
  withProps,
} from '../../../../scenes';
import { flare, travel } from './eye';
import { barPlace, spotIn } from './places';
import type { MotionStage, PerformersOf } from './stage';

/** A new level: the lanterns of the party come together in one, which flares up with another number. */
export function levelMotions(stage: MotionStage): PerformersOf<'levelGained'> {
  return {
    levelGained: (_, move) =>
      withProps(stage.scene, async (props) => {
        const { duration, ease, delay, share, zoom, dark, x, y, swell, alpha, signal } = move;
        const spot = spotIn(stage, { x, y });
        const [first, second] = [duration * share, duration * (1 - share)];
        const light = { spot, light: LIGHTS.gold, swell, alpha, kind: stage.tuning().particles.motes };
        await Promise.all([
          travel(stage, props, { spot, from: { zoom, dark }, duration, ease, delay, signal }),
          gather(stage, props, { ...move, spot, duration: first, ease }),
          flare(stage, props, { ...light, duration: second, ease, delay: delay + first, signal }),
          landNumber(stage, { spot, swell: move.number, duration: second, ease, delay: delay + first, signal }),
        ]);
      }),
  };
}

/** Moves the lanterns out of the bar, one after the other. */
function gather(
  stage: MotionStage,
  props: Props,
  {
    spot,
    count,
    stagger,
    arc,
    ...pace
  }: TweenTiming & {
    readonly spot: Point;
    readonly count: number;
    readonly stagger: number;
    readonly arc: number;
  },
): Promise<void> {
  const from = barPlace(stage, 'level');
  const each = pace.duration / (1 + (count - 1) * stagger);
  const turns = { duration: each, delay: pace.delay ?? 0, stagger };
  return inTurn(Array.from({ length: count }), turns, async (_, at, delay) => {
    const lantern = props.image('ui/lantern', from).setAlpha(0);
    const to = around(spot, from.width * 2);
    await glide(lantern, { to, arc: at % 2 === 0 ? arc : -arc }, { ...pace, duration: each, delay });
    lantern.setVisible(false);
  });
}

/** Lands the number on the lantern's glass. */
async function landNumber(
  { scene, parts }: MotionStage,
  { spot, swell, duration, ease, delay = 0, signal }: TweenTiming & { readonly spot: Point; readonly swell: number },
): Promise<void> {
  const { prize } = parts.backdrop;
  const { image, home } = prize;
  const { scaleX: size } = image;
  const clock = { large: swell };
  const onUpdate = (): void => {
    const { large } = clock;
    image.setScale(size * large).setPosition(spot.x + (home.x - spot.x) * large, spot.y + (home.y - spot.y) * large);
    image.setAlpha(1 - (large - 1) / (swell - 1));
  };
  onUpdate();
  await playTween(scene, { targets: clock, large: 1, duration, ease, delay, onUpdate }, signal);
}
