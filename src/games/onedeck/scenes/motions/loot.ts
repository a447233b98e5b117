import {
  around,
  blaze,
  glide,
  inTurn,
  LIGHTS,
  middleOf,
  type Props,
  playTween,
  type TweenTiming,
  withProps,
} from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { Gestures, HeroView } from '../../table';
import { cardTexture } from '../views/diorama';
import { barPlace, heroPlace, prizePlace } from './places';
import type { MotionStage, Perform, PerformersOf } from './stage';

const CARD_ASPECT = 0.7;
/** How much wider and lower a card is when it has landed. */
const SQUASH = 1.3;

type LootMotions = PerformersOf<'cardClaimed' | 'cardReplaced' | 'potionsGained' | 'lootLit'>;

/** Moves what is won where it belongs: a lantern that is lit, a card under the hero, a flask. */
export function lootMotions(stage: MotionStage): LootMotions {
  return {
    cardClaimed: ({ card, as, hero }, { duration, ease, delay, arc, share, signal }) =>
      withProps(stage.scene, async (props) => {
        const way = { duration: duration * share, ease, delay, signal };
        const rest = { duration: duration * (1 - share), ease, signal };
        const claim = { stage, card, arc, way, rest };
        stage.parts.lootCards.hide();
        if ((as === 'item' || as === 'skill') && hero !== null) await slideUnder(props, { ...claim, hero, as });
        else await light(props, { ...claim, what: as === 'xp' ? 'level' : 'potions' });
      }),
    cardReplaced: cardReplaced(stage),
    lootLit: lootLit(stage),
    potionsGained: ({ amount }, move) =>
      withProps(stage.scene, async (props) => {
        const from = middleOf(prizePlace(stage));
        const to = barPlace(stage, 'potions');
        await inTurn(Array.from({ length: amount }), move, (_, at, delay) =>
          glide(
            props.image('ui/potion', around({ x: from.x + at * 20, y: from.y }, 54)),
            { to, arc: move.arc },
            { ...move, delay },
          ),
        );
      }),
  };
}

/** The places for a card that has come light up one after the other, like its edges that belong there. */
function lootLit({ scene, parts }: MotionStage): Perform<'lootLit'> {
  return async (_, { alpha, ...move }) => {
    const places = parts.loot.places.filter(({ visible }) => visible);
    for (const place of places) place.setAlpha(alpha);
    await inTurn(places, move, (place, __, delay) => playTween(scene, { targets: place, alpha: 1, ...move, delay }, move.signal));
  };
}

interface Claim {
  readonly stage: MotionStage;
  readonly card: string;
  readonly arc: number;
  readonly way: TweenTiming;
  readonly rest: TweenTiming;
}

/** Turns the card into a sign in the bar, which lights up. */
async function light(props: Props, { stage, card, arc, way, rest, what }: Claim & { readonly what: 'level' | 'potions' }) {
  const from = prizePlace(stage);
  const to = barPlace(stage, what);
  const picture = props.image(cardTexture(stage.scene, card, from), from);
  const sign = what === 'level' ? 'ui/lantern' : 'ui/potion';
  const small = props.image(sign, around(middleOf(from), from.width * 0.4)).setAlpha(0);
  await Promise.all([glide(picture, { to, arc, alpha: 0 }, way), glide(small, { to, arc }, way)]);
  small.setVisible(false);
  await kindle(props, { stage, what }, rest);
}

async function slideUnder(
  props: Props,
  { stage, card, arc, way, rest, hero, as }: Claim & { readonly hero: HeroView['id']; readonly as: 'item' | 'skill' },
) {
  const from = prizePlace(stage);
  const { edge, under } = landing(stage, hero, as);
  const picture = props.image(cardTexture(stage.scene, card, from), from);
  await glide(picture, { to: edge, arc }, way);
  await glide(picture, { to: under, alpha: 0 }, rest);
}

/** Returns where a card lands in its place and is squashed; without places it slides under the hero. */
function landing(stage: MotionStage, hero: HeroView['id'], as: 'item' | 'skill'): { readonly edge: Rect; readonly under: Rect } {
  const panel = stage.layout()?.loot?.[as].panel;
  if (panel === undefined) return beside(heroPlace(stage, hero), as);
  const high = Math.min(panel.height * 0.8, panel.width * 0.9);
  const middle = middleOf(panel);
  return { edge: around(middle, high * CARD_ASPECT, high), under: around(middle, high * CARD_ASPECT * SQUASH, high / SQUASH) };
}

/** Turns a card that a hero gives up into lanterns again. */
function cardReplaced(stage: MotionStage): Perform<'cardReplaced'> {
  return ({ card, hero }, { duration, ease, delay, arc, share, signal }) =>
    withProps(stage.scene, async (props) => {
      const from = around(middleOf(heroPlace(stage, hero)), 60, 84);
      const picture = props.image(cardTexture(stage.scene, card, from), from);
      const way = { duration: duration * share, ease, delay, signal };
      await glide(picture, { to: barPlace(stage, 'level'), arc, alpha: 0.4 }, way);
      await kindle(props, { stage, what: 'level' }, { duration: duration * (1 - share), ease, signal });
    });
}

async function kindle(
  props: Props,
  { stage, what }: { readonly stage: MotionStage; readonly what: 'level' | 'potions' },
  pace: TweenTiming,
): Promise<void> {
  const place = barPlace(stage, what);
  const colour = what === 'level' ? LIGHTS.gold : LIGHTS.violet;
  props.sparks(middleOf(place), stage.tuning().particles.sparks, { light: colour, lifespan: pace.duration });
  await blaze(props.glow(around(middleOf(place), place.width * 3), colour), { swell: 0.5 }, pace);
}

/** Returns where a card slides under the hero: items from the left, skills from below. */
function beside({ x, y, width, height }: Rect, as: Gestures['cardClaimed']['as']): { readonly edge: Rect; readonly under: Rect } {
  const side = Math.min(width, 150);
  const card = { width: side * 0.62, height: side * 0.87 };
  const left = { x: x - card.width * 0.2, y: y + Math.min(height, 200) / 2 - card.height / 2, ...card };
  const foot = { x: x + width / 2 - card.width / 2, y: y + height - card.height * 0.72, ...card };
  return as === 'item'
    ? { edge: left, under: { ...left, x: left.x + card.width * 0.6 } }
    : { edge: foot, under: { ...foot, y: foot.y - card.height * 0.5 } };
}
