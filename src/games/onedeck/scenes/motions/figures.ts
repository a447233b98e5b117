import {
  around,
  blaze,
  breakInTwo,
  flyWords,
  glide,
  grown,
  inTurn,
  LIGHTS,
  middleOf,
  type Props,
  playTween,
  type TweenTiming,
  withProps,
} from '../../../../scenes';
import type { Rect } from '../../../../table';
import { flare, travel } from './eye';
import type { MotionStage, Perform, PerformersOf } from './stage';

/** The boss is hit: a blow of light, and hearts that fall. It heals: light that gathers, and hearts that come back. */
export function figureMotions(stage: MotionStage): PerformersOf<'bossRoars' | 'bossStruck' | 'bossHealed' | 'bossFell'> {
  const { scene, theatre } = stage;
  return {
    bossRoars: bossRoars(stage),
    bossStruck: ({ amount }, { fall, swell, alpha, size, high, stagger, more, ...move }) =>
      withProps(scene, async (props) => {
        const blow = { ...move, light: LIGHTS.gold, kind: stage.tuning().particles.sparks };
        const text = stage.layout()?.text ?? 16;
        const lost = heartsOf(stage, { from: -amount, amount }).map((place, at) => {
          const delay = move.delay + at * stagger * move.duration;
          return breakInTwo(props, 'ui/heart', { ...move, delay, duration: move.duration * 0.6, place: grown(place, 1.3), fall });
        });
        const spot = middleOf(standOf(stage));
        const number = flyWords(props, { words: `−${amount}`, at: spot, size: text * size, colour: '#FFE7A8', high }, move);
        const hard = 1 + more * (amount - 1);
        const reel = theatre.reel({ ...move, distance: move.distance * hard, turn: move.turn * hard });
        await Promise.all([reel, flare(stage, props, { ...blow, spot, swell, alpha }), number, ...lost]);
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

/** Its light flares up when the boss, having risen, opens its jaws; the roar throws its boxes out, one after the other. */
function bossRoars(stage: MotionStage): Perform<'bossRoars'> {
  const { scene, parts, tuning } = stage;
  return (_, { swell, zoom, wait, share, alpha, stagger, ...pace }) =>
    withProps(scene, async (props) => {
      const boxes = parts.boxes.images.filter(({ visible }) => visible);
      const spot = middleOf(standOf(stage));
      const roar = { ...pace, delay: pace.delay + pace.duration * wait, duration: pace.duration * (1 - wait) };
      const coming = { ...pace, delay: pace.delay + pace.duration * share, duration: pace.duration * (1 - share) };
      for (const box of boxes) box.setAlpha(0);
      await Promise.all([
        travel(stage, props, { spot, from: { zoom }, ...pace }),
        flare(stage, props, { ...roar, spot, light: LIGHTS.ember, swell, alpha, kind: tuning().particles.sparks }),
        inTurn(boxes, { ...coming, stagger }, (box, __, delay) =>
          playTween(scene, { targets: box, alpha: 1, duration: coming.duration * 0.5, ease: coming.ease, delay }, coming.signal),
        ),
      ]);
      for (const box of boxes) box.setAlpha(1);
    });
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
