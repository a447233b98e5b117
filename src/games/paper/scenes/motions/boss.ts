import { around, LIGHTS, middleOf, type Props, playTween, withProps } from '../../../../scenes';
import { inset, type Rect } from '../../../../table';
import { placeOf } from './places';
import type { MotionStage, Performers } from './stage';

/** The moments of the awakening, in parts of its duration: the map has burnt open, and begins to close. */
const OPEN = 0.4;
const CLOSES = 0.82;
/** The hole reaches so far beyond the map, in parts of it. */
const BEYOND = 0.1;

export const BOSS_MOTIONS: Performers = {
  /** The map burns open around the lair, and its boss stands in the fire. */
  bossWoke: (stage, { event, move }) =>
    withProps(stage.scene, async (props) => {
      const parts = burning(stage, props, { crest: `crest/${event.boss}`, lair: placeOf(stage, event) });
      const clock = { time: 0 };
      const onUpdate = (): void => parts.pose(clock.time);
      onUpdate();
      const { signal, ...timing } = move;
      await playTween(stage.scene, { ...timing, targets: clock, time: 1, ease: 'Linear', onUpdate }, signal);
    }),
};

interface Fire {
  readonly crest: string;
  readonly lair: Rect;
}

function burning({ layout: { map, text } }: MotionStage, props: Props, { crest, lair }: Fire) {
  const night = props.night(map, text);
  const glow = props.glow(lair, LIGHTS.ember);
  const boss = props.image(crest, lair).setTint(0xffc890);
  const edge = props.image('edge/burn', lair);
  const whole = inset(map, -map.width * BEYOND);
  const side = Math.min(map.width, map.height) * 0.72;
  const stand = around(middleOf(map), side);
  return {
    pose(time: number): void {
      const share = Math.min(1, time / OPEN);
      const open = 1 - (1 - share) ** 3;
      const left = time < CLOSES ? 1 : (1 - time) / (1 - CLOSES);
      const flicker = 0.9 + Math.sin(time * 90) * 0.06 + Math.sin(time * 47) * 0.04;
      night.setAlpha(open * 0.82 * left);
      place(edge, between(lair, whole, open)).setAlpha(Math.min(1, time * 12) * left);
      place(glow, between(lair, around(middleOf(map), map.width * 1.5), open)).setAlpha(open * flicker * left);
      place(boss, between(lair, stand, open)).setAlpha(open * left);
    },
  };
}

function place(image: ReturnType<Props['image']>, rect: Rect): ReturnType<Props['image']> {
  const { x, y } = middleOf(rect);
  return image.setPosition(x, y).setDisplaySize(rect.width, rect.height);
}

function between(one: Rect, other: Rect, share: number): Rect {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return {
    x: mix(one.x, other.x),
    y: mix(one.y, other.y),
    width: mix(one.width, other.width),
    height: mix(one.height, other.height),
  };
}
