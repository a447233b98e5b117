import type { Painting } from '../../../../scenes';
import {
  around,
  blaze,
  breakInTwo,
  flyWords,
  glide,
  grown,
  LIGHTS,
  leapOut,
  middleOf,
  type Props,
  playTween,
  recoil,
  type TweenTiming,
  tear,
  withProps,
} from '../../../../scenes';
import type { HeroView } from '../../table';
import { lightUp } from './lightUp';
import { abilityPlace, barPlace, heroAt, heroPlace } from './places';
import { type MotionStage, type Perform, type PerformersOf, timingOf } from './stage';

type HeroMotions = PerformersOf<'damageTaken' | 'damageHealed' | 'heroFell' | 'potionDrunk' | 'skillUsed'>;
type HeroId = HeroView['id'];

/** The motions of heroes: damage, healing, falling, potions and skills. */
export function heroMotions(stage: MotionStage): HeroMotions {
  return {
    damageTaken: damageTaken(stage),
    damageHealed: ({ hero, amount }, move) =>
      withProps(stage.scene, (props) => {
        const { rise, ...pace } = move;
        return Promise.all([
          shine(props, { stage, hero, light: LIGHTS.green, alpha: pace.alpha }, pace),
          hearts(props, { stage, hero, amount, by: -rise }, pace),
        ]);
      }),
    async heroFell({ hero }, { duration, ease, delay, alpha, signal }) {
      await playTween(stage.scene, { targets: paintingOf(stage, hero).image, alpha, duration, ease, delay }, signal);
    },
    potionDrunk: potionDrunk(stage),
    skillUsed: ({ hero, ability }, move) => withProps(stage.scene, (props) => lightUp(props, { stage, hero, ability }, move)),
  };
}

/** A blow lands on the heroes it hurts: all stands still for a moment, the panel is thrown back, and hearts break. */
function damageTaken(stage: MotionStage): Perform<'damageTaken'> {
  return ({ hurt }, move) =>
    withProps(stage.scene, (props) => {
      const harm = hurt.reduce((sum, { amount }) => sum + amount, 0);
      return Promise.all([breakOut(stage, harm, move), ...hurt.map((one) => strike(props, { stage, ...one }, move))]);
    });
}

/** The foe leaps out of its frame at the heroes: the more wounds, the further. */
async function breakOut(stage: MotionStage, harm: number, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  const { scene, theatre, layout, tuning } = stage;
  const { more, most, distance, turn, ...pace } = timingOf(stage, 'foeBreaksOut', { signal });
  const frame = layout()?.scene;
  const { figure, isFight } = theatre;
  if (frame === undefined || figure === null || !isFight) return;
  const times = Math.min(most, 1 + more * harm);
  await leapOut(scene, { figure, frame, tuning: tuning() }, { ...pace, distance: distance * times, turn: turn * times });
}

async function strike(
  props: Props,
  { stage, hero, amount }: Whose & { readonly amount: number },
  move: Parameters<Perform<'damageTaken'>>[1],
): Promise<void> {
  const { duration, signal, distance, most, turn, size, fall } = move;
  const light = shine(props, { stage, hero, light: LIGHTS.red, alpha: move.alpha }, { ...move, delay: landing(move) });
  const stop = duration * Math.min(move.mostStop, move.stop + move.more * amount);
  const after = { duration: duration * move.recoil, ease: move.ease, delay: landing(move) + stop, signal };
  const { x, y, width, height } = heroPlace(stage, hero);
  const side = (stage.layout()?.text ?? 16) * 1.7;
  const at = { x: x + width / 2, y: y + Math.min(height * 0.5, 130) };
  const number = { ...after, duration: duration * move.number };
  const pushed = { distance: Math.min(most, distance * amount), turn, ...after };
  const broken = Array.from({ length: amount }, (_, heart) => {
    const place = around({ x: at.x + (heart - (amount - 1) / 2) * side * 1.2, y: at.y }, side);
    const delay = after.delay + heart * move.stagger * duration;
    return breakInTwo(props, 'ui/heart', { ...after, duration: duration * 0.42, delay, place, fall });
  });
  const torn = grown(around({ x: at.x, y: at.y }, Math.min(width, height * 1.6)), 0.5 + 0.12 * Math.min(4, amount));
  await Promise.all([
    light,
    stage.theatre.isFight
      ? tear(props, { place: torn, claws: Math.min(CLAWS, amount), colour: '#E0392F' }, { ...after, duration: duration * 0.5 })
      : null,
    recoil(stage.scene, paintingOf(stage, hero), pushed),
    flyWords(
      props,
      { words: `−${amount}`, at: { x: at.x, y: at.y - side }, size: side * size * 0.6, colour: '#FFE9E2', high: 1 },
      number,
    ),
    ...broken,
  ]);
}

/** However many wounds, a paw has so many claws. */
const CLAWS = 3;

/** Returns when the blow of the foe arrives. */
const landing = ({ delay, duration, lands }: Parameters<Perform<'damageTaken'>>[1]): number => delay + duration * lands;

/** The reach of a potion's light, in parts of the hero's panel. */
const WARMTH = 1.2;

/** The flask goes to the hero and is tipped over. */
function potionDrunk(stage: MotionStage): Perform<'potionDrunk'> {
  return ({ hero, potion }, { duration, ease, delay, arc, tip, alpha, signal }) =>
    withProps(stage.scene, async (props) => {
      const side = barPlace(stage, 'potions').width;
      const panel = heroPlace(stage, hero);
      const mouth = middleOf({ ...panel, height: Math.min(panel.height, 180) });
      const flask = props.image('ui/potion', around(middleOf(abilityPlace(stage, potion, hero)), side));
      const half = { duration: duration / 2, ease, signal };
      const to = around(mouth, side * 2.2);
      await glide(flask, { to, arc }, { ...half, delay });
      props.sparks(mouth, stage.tuning().particles.sparks, { light: LIGHTS.violet, lifespan: half.duration });
      const light = blaze(props.glow(around(mouth, panel.width * WARMTH), LIGHTS.violet), { swell: 0.1, alpha }, half);
      await Promise.all([light, glide(flask, { to, angle: tip, alpha: 0 }, half)]);
    });
}

/** Returns the hero's panel, or the bar where no panel is shown. */
function paintingOf(stage: MotionStage, hero: HeroId): Painting {
  const { parts, layout } = stage;
  const at = heroAt(stage, hero);
  return (layout()?.heroes[at] === undefined ? null : parts.heroes[at]?.painting) ?? parts.bar.painting;
}

interface Whose {
  readonly stage: MotionStage;
  readonly hero: HeroId;
}

function shine(
  props: Props,
  { stage, hero, light, alpha }: Whose & { readonly light: number; readonly alpha: number },
  pace: TweenTiming,
): Promise<void> {
  const { x, y, width, height } = heroPlace(stage, hero);
  const place = { x: x - width * 0.3, y: y - height * 0.1, width: width * 1.6, height: height * 1.2 };
  return blaze(props.glow(place, light), { swell: 0.1, alpha }, pace);
}

/** Lets hearts fall from a hero, or rise. */
function hearts(
  props: Props,
  { stage, hero, amount, by }: Whose & { readonly amount: number; readonly by: number },
  pace: TweenTiming,
): Promise<unknown> {
  const { x, y, width, height } = heroPlace(stage, hero);
  const side = (stage.layout()?.text ?? 16) * 1.7;
  const top = y + Math.min(height * 0.5, 130);
  const fallen = Array.from({ length: amount }, (_, at) => {
    const place = around({ x: x + width / 2 + (at - (amount - 1) / 2) * side * 1.2, y: top }, side);
    return glide(props.image('ui/heart', place), { to: { ...place, y: place.y + by }, alpha: 0, angle: by > 0 ? 24 : 0 }, pace);
  });
  return Promise.all(fallen);
}
