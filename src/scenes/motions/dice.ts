import type { MovingDie, Rect, TableLayout } from '../../stage';
import { playTween } from '../playTween';
import { around, middleOf } from '../spots';
import { markOf } from '../views/DiceTray';
import { blaze, glide, inTurn } from './glide';
import { abilityPlace } from './places';
import { clearTray, makeRoom, placed } from './pool';
import { LIGHTS, withProps } from './props';
import type { MotionStage, Perform, PerformersOf } from './stage';
import { type Tumbling, tumble } from './tumble';

type Dice = PerformersOf<'dieRolled' | 'dieRerolled' | 'dieChanged' | 'dieGained' | 'dieSpent' | 'dieDiscarded' | 'heroicForged'>;

/** Dice come, are thrown and turned, and go: each in its own way. */
export function diceMotions(stage: MotionStage): Dice {
  const { parts } = stage;
  return {
    async dieRolled({ dice, landed }, move) {
      const first = { ...move, delay: 0, duration: move.duration * move.clear };
      const roll = tumble(stage, thrown(stage, dice, move.reach), { move, landed });
      await Promise.all([clearTray(stage, first), makeRoom(stage, { come: dice }, first), roll]);
    },
    dieRerolled: ({ dice, landed }, move) => tumble(stage, tossed(stage, dice), { move, landed }),
    dieChanged: ({ dice }, move) => tumble(stage, tossed(stage, dice), { move, landed: () => undefined }),
    dieGained: dieGained(stage),
    dieSpent({ dice, hero, ability }, move) {
      parts.dice.darken();
      const to = around(middleOf(abilityPlace(stage, ability, hero)), 18);
      return inTurn(parts.dice.picturesOf(dice), move, (image, _, delay) =>
        glide(image, { to, arc: move.arc, alpha: 0.2, angle: 90 }, { ...move, delay }),
      );
    },
    dieDiscarded({ dice }, move) {
      parts.dice.darken();
      return inTurn(parts.dice.picturesOf(dice), move, (image, _, delay) => {
        const to = around({ x: image.x, y: image.y + move.fall }, image.displayWidth * 0.7);
        return glide(image, { to, alpha: 0, angle: 40 }, { ...move, delay });
      });
    },
    heroicForged: heroicForged(stage),
  };
}

/** It drops into the tray, its number known. */
function dieGained(stage: MotionStage): Perform<'dieGained'> {
  const { scene, parts, tuning } = stage;
  return ({ dice, landed }, move) =>
    withProps(scene, async (props) => {
      const first = { ...move, delay: 0, duration: move.duration * move.clear };
      await Promise.all([clearTray(stage, first), makeRoom(stage, { come: dice }, first)]);
      const { duration, ease, height, signal } = move;
      await inTurn(placed(stage, dice), move, async ({ die, to, mark }, at, delay) => {
        const { x, y } = middleOf(to);
        const picture = props.own(parts.dice.picture({ ...die, mark }, to)).setAlpha(0);
        picture.setY(y - to.width * height);
        const part = { duration: duration / 2, delay, ease };
        await playTween(scene, { targets: picture, alpha: 1, y, ...part }, signal);
        if (signal.aborted) return;
        landed(at);
        props.sparks({ x, y }, tuning().particles.sparks, { light: LIGHTS.gold, lifespan: part.duration });
        await blaze(props.glow(around({ x, y }, to.width * 1.4), LIGHTS.gold), move, { ...move, ...part, delay: 0 });
      });
    });
}

/** Two dice become one: they meet, and where they met there is light. */
function heroicForged({ scene, parts, tuning }: MotionStage): Perform<'heroicForged'> {
  return ({ dice }, move) =>
    withProps(scene, async (props) => {
      parts.dice.darken();
      const images = parts.dice.picturesOf(dice);
      const [first] = images;
      if (first === undefined) return;
      const sum = images.reduce(({ x, y }, image) => ({ x: x + image.x, y: y + image.y }), { x: 0, y: 0 });
      const meeting = { x: sum.x / images.length, y: sum.y / images.length - first.displayHeight * 0.5 };
      const { duration, share, arc } = move;
      const way = { ...move, duration: duration * share };
      const to = around(meeting, first.displayWidth * 0.8);
      await Promise.all(images.map((image, at) => glide(image, { to, arc: at % 2 === 0 ? arc : -arc, angle: 180 }, way)));
      for (const image of images) image.setVisible(false);
      const rest = { ...move, duration: duration * (1 - share), delay: 0 };
      props.sparks(meeting, tuning().particles.motes, { light: LIGHTS.gold, lifespan: rest.duration });
      await blaze(props.glow(around(meeting, first.displayWidth * 1.6), LIGHTS.gold), move, rest);
    });
}

/** Out of the hand, which is nearer to the viewer than the table. */
function thrown(stage: MotionStage, dice: readonly MovingDie[], reach: number): readonly Tumbling[] {
  const tray = stage.layout()?.tray;
  if (tray === undefined) return [];
  return placed(stage, dice).map(({ die, to, mark }): Tumbling => {
    const end = middleOf(to);
    const hand = tray.x + tray.width * reach;
    const x = (hand + end.x + (Math.random() - 0.5) * to.width * 4) / 2;
    return { die, showed: 7 - die.value, mark, from: 'hand', start: { x, y: tray.y + tray.height + to.width * 2 }, to };
  });
}

/** Up from where they lie and back. */
function tossed(stage: MotionStage, dice: readonly MovingDie[]): readonly Tumbling[] {
  const [shown, laid] = [stage.shown(), stage.layout()];
  if (shown === null || laid === null) return [];
  return dice.flatMap((die): readonly Tumbling[] => {
    const to = stage.parts.dice.placeOf(die.id);
    if (to === null) return [];
    const showed = shown.view.encounter?.pool.find(({ id }) => id === die.id)?.value ?? die.value;
    return [{ die, showed, mark: markIn(stage, laid, die), from: 'table', start: middleOf(to), to }];
  });
}

function markIn({ shown }: MotionStage, { owners }: TableLayout, die: MovingDie): string {
  return owners.length > 0 ? markOf(die, shown()?.view.heroes ?? []) : '';
}
