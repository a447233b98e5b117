import { around, blaze, glide, inTurn, LIGHTS, middleOf, type Props, playTween, wait, withProps } from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { Move } from '../../table';
import { hidesPiles } from '../../table';
import { cardTexture } from '../views/diorama';
import { outOfSight } from './descent';
import { barPlace } from './places';
import type { MotionStage, PerformersOf } from './stage';

type TimeMotions = PerformersOf<'timeSpent' | 'deckShuffled' | 'stairsFound' | 'stairsToken'>;

/** Time runs out of the deck as sand and as cards. */
export function timeMotions(stage: MotionStage): TimeMotions {
  const { scene, tuning } = stage;
  /** Returns the deck's place, or its fact in the bar while dice hide the deck. */
  const deckPlace = (): Rect => pilesOf(stage)?.deck ?? barPlace(stage, 'deck');
  const sand = (props: Props, lifespan: number): void => {
    const { x, y, width, height } = deckPlace();
    const foot = { x: x + width / 2, y: y + height * 0.8 };
    props.sparks(foot, tuning().particles.grains, { light: LIGHTS.sand, lifespan });
  };
  const shine = (move: Move<'stairsFound' | 'stairsToken'>): Promise<void> =>
    withProps(scene, (props) => {
      const { x, y } = middleOf(deckPlace());
      const side = Math.max(deckPlace().height * 1.5, 70);
      props.sparks({ x, y }, tuning().particles.sparks, { light: LIGHTS.gold, lifespan: move.duration });
      return blaze(props.glow(around({ x, y }, side), LIGHTS.gold), move, move);
    });
  return {
    timeSpent: ({ cards, passed }, move) =>
      withProps(scene, (props) =>
        inTurn(cards, move, async (card, at, delay) => {
          await wait(scene, { duration: delay, signal: move.signal });
          if (at > 0 && !move.signal.aborted) passed(at);
          sand(props, move.duration * 2);
          await passCard(props, card, { stage, move });
        }),
      ),
    deckShuffled: ({ cards }, move) =>
      withProps(scene, async (props) => {
        const piles = pilesOf(stage);
        const count = piles === null ? 0 : Math.min(cards, move.most);
        const back = inTurn(Array.from({ length: count }), move, async (_, at, delay) => {
          if (piles === null) return;
          const arc = at % 2 === 0 ? 0.2 : -0.2;
          await glide(props.image('deck/back', piles.discard), { to: piles.deck, arc }, { ...move, delay });
        });
        // Meanwhile the party goes on.
        await Promise.all([back, outOfSight(stage, props, { ...move, duration: move.duration * (1 + move.stagger * count) })]);
      }),
    stairsFound: (_, move) => shine(move),
    stairsToken: (_, move) => shine(move),
  };
}

function pilesOf({ shown, layout }: MotionStage): { readonly deck: Rect; readonly discard: Rect } | null {
  const [current, laid] = [shown(), layout()];
  return current === null || laid === null || hidesPiles(current) ? null : laid;
}

/** Turns a card over from the deck onto the discard; where the piles are hidden the hourglass turns. */
async function passCard(
  props: Props,
  card: string,
  { stage, move }: { readonly stage: MotionStage; readonly move: Move<'timeSpent'> },
): Promise<void> {
  const { scene } = stage;
  const { duration, ease, signal } = move;
  const piles = pilesOf(stage);
  const half = { duration: duration / 2, ease };
  if (piles === null) {
    const place = barPlace(stage, 'deck');
    const glass = props.image('ui/hourglass', place).setAlpha(0);
    const large = around(middleOf(place), place.width * 1.7);
    await glide(glass, { to: large, angle: 180 }, { ...half, signal });
    await glide(glass, { to: place, angle: 360 }, { ...half, signal });
    glass.setVisible(false);
    return;
  }
  const { deck: from, discard: to } = piles;
  const back = props.image('deck/back', from);
  const middle = { x: (from.x + to.x + to.width) / 2, y: from.y + from.height * 0.38 };
  await playTween(scene, { targets: back, ...middle, scaleX: 0, ...half }, signal);
  const face = props.image(cardTexture(scene, card, to), { ...to, x: middle.x - to.width / 2, y: middle.y - to.height / 2 });
  const { scaleX } = face;
  face.setScale(0, face.scaleY);
  await playTween(scene, { targets: face, ...middleOf(to), scaleX, ...half }, signal);
}
