import type { Event } from '../../../../engine/paper';
import { around, blaze, LIGHTS, middleOf, withProps } from '../../../../scenes';
import { placeOf } from './places';
import type { MotionStage, Move } from './stage';

/** How far the light swells, and where it is brightest. */
const BLAZE = { swell: 0.35, alpha: 0.8, peak: 0.3 } as const;

/** The colours of what is bad, and of what is blue. */
const COLOURS: Readonly<Partial<Record<Event['type'], number>>> = {
  trapSprung: LIGHTS.red,
  damageTaken: LIGHTS.red,
  resurrected: LIGHTS.violet,
  bossWoke: LIGHTS.ember,
  bossFought: LIGHTS.ember,
  bossFled: LIGHTS.red,
  gemMarked: LIGHTS.blue,
  gemsVanished: LIGHTS.blue,
  potionsGained: LIGHTS.green,
};

/** Light swells over the place that an event is about, and goes out. */
export function lightUp(stage: MotionStage, event: Event, move: Move): Promise<void> {
  const { x, y, width, height } = placeOf(stage, event);
  const spot = middleOf({ x, y, width, height });
  return withProps(stage.scene, (props) => {
    const glow = props.glow(around(spot, width * 1.5, height * 1.7), COLOURS[event.type] ?? LIGHTS.gold);
    return blaze(glow, BLAZE, move);
  });
}
