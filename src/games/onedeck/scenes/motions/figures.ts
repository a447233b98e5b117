import {
  around,
  blaze,
  breakInTwo,
  flyWords,
  glide,
  grown,
  LIGHTS,
  middleOf,
  type Props,
  type TweenTiming,
  withProps,
} from '../../../../scenes';
import type { Rect } from '../../../../table';
import { flare } from './eye';
import type { MotionStage, PerformersOf } from './stage';

/** The boss is hit: a blow of light, and hearts that fall. It heals: light that gathers, and hearts that come back. */
export function figureMotions(stage: MotionStage): PerformersOf<'bossStruck' | 'bossHealed' | 'bossFell'> {
  const { scene, theatre } = stage;
  return {
    bossStruck: ({ amount }, { fall, swell, alpha, size, high, stagger, ...move }) =>
      withProps(scene, async (props) => {
        const blow = { ...move, light: LIGHTS.gold, kind: stage.tuning().particles.sparks };
        const text = stage.layout()?.text ?? 16;
        const lost = heartsOf(stage, { from: -amount, amount }).map((place, at) => {
          const delay = move.delay + at * stagger * move.duration;
          return breakInTwo(props, 'ui/heart', { ...move, delay, duration: move.duration * 0.6, place: grown(place, 1.3), fall });
        });
        const spot = middleOf(standOf(stage));
        const number = flyWords(props, { words: `−${amount}`, at: spot, size: text * size, colour: '#FFE7A8', high }, move);
        await Promise.all([theatre.reel(move), flare(stage, props, { ...blow, spot, swell, alpha }), number, ...lost]);
      }),
    bossHealed: ({ amount }, { rise, swell, alpha, ...move }) =>
      withProps(scene, async (props) => {
        const come = heartsOf(stage, { from: 0, amount }).map((to) => comeBack(props, { to, rise }, move));
        const light = props.glow(standOf(stage), LIGHTS.green);
        await Promise.all([blaze(light, { swell, alpha }, move), ...come]);
      }),
    bossFell: (_, move) => theatre.fall(move),
  };
}

function comeBack(props: Props, { to, rise }: { readonly to: Rect; readonly rise: number }, pace: TweenTiming): Promise<void> {
  return glide(props.image('ui/heart', { ...to, y: to.y + rise }).setAlpha(0), { to }, pace);
}

/** Returns the places of the boss's hearts in the heading, counted from the first that it has lost. */
function heartsOf(
  { parts, shown }: MotionStage,
  { from, amount }: { readonly from: number; readonly amount: number },
): readonly Rect[] {
  const { left = 0 } = shown()?.view.encounter?.health ?? {};
  const { worth } = parts.heading;
  const places = Array.from({ length: amount }, (_, at) => worth[left + from + at] ?? worth[0]);
  return places.flatMap((place) => place ?? []);
}

const standOf = ({ layout }: MotionStage): Rect => layout()?.stand ?? around({ x: 0, y: 0 }, 1);
