import { around, blaze, glide, inTurn, LIGHTS, middleOf, type Props, type TweenTiming, withProps } from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { HeroView } from '../../table';
import { abilityPlace, heroPlace } from './places';
import { type MotionStage, type PerformersOf, timingOf } from './stage';

type GivenMotions = PerformersOf<'dieStored' | 'bonusDieGiven'>;

/** Gives heroes heroic dice: some wait on their card, some are theirs to throw. */
export function givenMotions(stage: MotionStage): GivenMotions {
  return {
    dieStored: ({ hero, dice }, move) => {
      const feat = stage.shown()?.view.heroes.find(({ id }) => id === hero)?.feat.id ?? '';
      const to = abilityPlace(stage, feat, hero);
      return give(
        stage,
        Array.from({ length: dice }, () => to),
        move,
      );
    },
    bonusDieGiven: ({ heroes }, move) =>
      give(
        stage,
        heroes.map((hero) => portraitOf(stage, hero)),
        move,
      ),
  };
}

interface Giving extends TweenTiming {
  readonly delay: number;
  readonly stagger: number;
  readonly arc: number;
  readonly high: number;
  readonly swell: number;
  readonly alpha: number;
}

/** Moves a die from the hand to each place, one after the other, and lights each up when it arrives. */
function give(stage: MotionStage, places: readonly Rect[], move: Giving): Promise<void> {
  const { arc, high } = move;
  return withProps(stage.scene, (props) =>
    inTurn(places, move, async (place, at, delay) => {
      const picture = heroicDie(props, stage, at - (places.length - 1) / 2);
      const to = around(middleOf(place), Math.min(place.width, place.height, picture.displayWidth));
      await glide(picture, { to, arc, high, angle: 180, shadow: props.shadowOf(picture) }, { ...move, delay });
      const flash = timingOf(stage, 'flash', move);
      const gone = glide(picture, { to: around(middleOf(to), to.width * 0.6), angle: 180, alpha: 0 }, flash);
      const light = blaze(props.glow(around(middleOf(to), to.width * 2), LIGHTS.gold), { ...flash, ...move }, flash);
      await Promise.all([gone, light]);
    }),
  );
}

/** Adds a die in the hand, which is nearer to the viewer than the tray, so many dice beside the middle. */
function heroicDie(props: Props, { layout, parts }: MotionStage, beside: number) {
  const { tray, text } = layout() ?? { tray: { x: 0, y: 0, width: 1, height: 1 }, text: 16 };
  const side = text * 2.8;
  const { x } = middleOf(tray);
  const y = tray.y + tray.height + side;
  const die = { id: 0, color: 'heroic', value: 6, only: null } as const;
  return props.own(parts.dice.picture(die, around({ x: x + beside * side * 1.1, y }, side)));
}

/** Returns the upper part of a hero's panel, above its facts. */
function portraitOf(stage: MotionStage, hero: HeroView['id']): Rect {
  const panel = heroPlace(stage, hero);
  return { ...panel, height: Math.min(panel.height, panel.width * 0.8) };
}
