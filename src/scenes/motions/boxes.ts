import type { GameObjects } from 'phaser';
import type { BoxView, Rect } from '../../stage';
import { playTween } from '../playTween';
import { around, grown, middleOf } from '../spots';
import { blaze, glide, inTurn, type Pace } from './glide';
import { barPlace, heroPlace } from './places';
import { LIGHTS, type Props, withProps } from './props';
import type { MotionStage, Perform, PerformersOf } from './stage';

type Boxes = PerformersOf<'boxesSet' | 'boxCovered' | 'wardBroken' | 'consequencesCounted' | 'encounterEnded'>;

/** The boxes of what is faced: how they come, are covered, hurt and go. */
export function boxMotions(stage: MotionStage): Boxes {
  const { scene, parts } = stage;
  const seen = (): readonly GameObjects.Image[] => parts.boxes.map(({ image }) => image).filter(({ visible }) => visible);
  return {
    boxesSet: (_, { duration, ease, delay, stagger, rise, signal }) =>
      inTurn(seen(), { duration, delay, stagger }, async (image, __, later) => {
        const { y, alpha } = image;
        image.setY(y + rise).setAlpha(0);
        await playTween(scene, { targets: image, y, alpha, duration, ease, delay: later }, signal);
      }),
    boxCovered: boxCovered(stage),
    wardBroken: wardBroken(stage),
    consequencesCounted: (_, move) =>
      withProps(scene, (props) =>
        inTurn(openBoxes(stage), move, async ({ box, rect }, __, delay) => {
          const pace = { ...move, delay };
          const light = blaze(props.glow(grown(rect, 1.6), LIGHTS.red), { swell: 0.1, alpha: move.alpha }, pace);
          await Promise.all([light, ...tolls(props, box, { rect, stage, pace })]);
        }),
      ),
    async encounterEnded(_, { duration, ease, delay, fall, signal }) {
      const fallen = seen().map((image) =>
        playTween(scene, { targets: image, y: image.y + fall, alpha: 0, duration, ease, delay }, signal),
      );
      await Promise.all(fallen);
    },
  };
}

/** The dice snap onto the box, and it flashes. */
function boxCovered(stage: MotionStage): Perform<'boxCovered'> {
  return ({ box, dice }, move) =>
    withProps(stage.scene, async (props) => {
      const on = stage.layout()?.boxes[box];
      if (on === undefined) return;
      const { duration, share } = move;
      await lay(stage, { dice, on }, { ...move, duration: duration * share });
      const rest = { ...move, duration: duration * (1 - share), delay: 0 };
      const light = LIGHT_OF[stage.shown()?.view.encounter?.boxes[box]?.color ?? 'any'];
      props.sparks(middleOf(on), stage.tuning().particles.sparks, { light, lifespan: rest.duration });
      await blaze(props.glow(grown(on, 1.7), light), move, rest);
    });
}

/** The dice snap onto the box, and it throws them off. */
function wardBroken(stage: MotionStage): Perform<'wardBroken'> {
  return ({ box, dice }, move) =>
    withProps(stage.scene, async (props) => {
      const on = stage.layout()?.boxes[box];
      if (on === undefined) return;
      const { duration, share, distance } = move;
      await lay(stage, { dice, on }, { ...move, arc: 0, duration: duration * share });
      const rest = { ...move, duration: duration * (1 - share), delay: 0 };
      const thrown = stage.parts.dice.picturesOf(dice).map((image, at) => {
        const away = around({ x: image.x + (at % 2 === 0 ? distance : -distance), y: image.y - distance }, image.displayWidth);
        return glide(image, { to: away, alpha: 0, angle: 160 }, rest);
      });
      await Promise.all([blaze(props.glow(grown(on, 2), LIGHTS.violet), move, rest), ...thrown]);
    });
}

const LIGHT_OF: Readonly<Record<BoxView['color'], number>> = {
  strength: LIGHTS.gold,
  agility: LIGHTS.rose,
  magic: LIGHTS.blue,
  any: LIGHTS.gold,
};

function lay(
  { parts }: MotionStage,
  { dice, on }: { readonly dice: readonly number[]; readonly on: Rect },
  pace: Pace & { readonly arc: number },
): Promise<unknown> {
  parts.dice.darken();
  const images = parts.dice.picturesOf(dice);
  const side = Math.min(on.height * 0.62, (on.width * 0.92) / Math.max(1, images.length));
  const laid = images.map((image, at) => {
    const x = on.x + on.width / 2 + (at + 0.5 - images.length / 2) * side;
    return glide(image, { to: around({ x, y: on.y + on.height * 0.62 }, parts.dice.wholeOf(side)), arc: pace.arc }, pace);
  });
  return Promise.all(laid);
}

interface OpenBox {
  readonly box: BoxView;
  readonly rect: Rect;
}

function openBoxes({ shown, layout }: MotionStage): readonly OpenBox[] {
  const boxes = shown()?.view.encounter?.boxes ?? [];
  return boxes.flatMap((box, at) => {
    const rect = layout()?.boxes[at];
    return rect === undefined || box.dice.length > 0 || box.damage + box.time === 0 ? [] : [{ box, rect }];
  });
}

/** Hearts go to those who fight, hours to the deck. */
function tolls(
  props: Props,
  { damage, time }: BoxView,
  { rect, stage, pace }: { readonly rect: Rect; readonly stage: MotionStage; readonly pace: Pace & { readonly arc: number } },
): readonly Promise<void>[] {
  const side = rect.height * 0.3;
  const heroes = stage.shown()?.view.heroes ?? [];
  const hero = heroes.find(({ fights }) => fights) ?? heroes[0];
  const signs = [...Array.from({ length: damage }, () => 'ui/heart'), ...Array.from({ length: time }, () => 'ui/hourglass')];
  return signs.map((sign, at) => {
    const from = around({ x: rect.x + side * (0.7 + at), y: rect.y + side * 0.7 }, side);
    const goal = sign === 'ui/hourglass' || hero === undefined ? barPlace(stage, 'deck') : heroPlace(stage, hero.id);
    const to = around({ x: goal.x + goal.width / 2, y: goal.y + Math.min(goal.height / 2, 90) }, side * 0.8);
    return glide(props.image(sign, from), { to, arc: pace.arc, alpha: 0.2 }, pace);
  });
}
