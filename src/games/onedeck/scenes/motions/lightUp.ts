import { type Blaze, blaze, LIGHTS, middleOf, type Props, type TweenTiming } from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { HeroView } from '../../table';
import { abilityPlace } from './places';
import type { MotionStage } from './stage';

export interface Used {
  readonly stage: MotionStage;
  readonly hero: HeroView['id'];
  readonly ability: string;
}

/** Lights up the card of a skill or a feat that takes effect. */
export async function lightUp(props: Props, { stage, hero, ability }: Used, move: TweenTiming & Blaze): Promise<void> {
  const { x, y, width, height } = abilityPlace(stage, ability, hero);
  const wide: Rect = { x: x - width * 0.25, y: y - height * 0.7, width: width * 1.5, height: height * 2.4 };
  props.sparks(middleOf(wide), stage.tuning().particles.sparks, { light: LIGHTS.gold, lifespan: move.duration });
  await blaze(props.glow(wide, LIGHTS.gold), move, move);
}
