import { DICE } from '../../../../engine/paper';
import { type Tumbling, tumble } from '../../../../scenes';
import { bounds } from '../../../../table';
import { restOf } from '../views/tray/Dice';
import { dieIn, facesIn } from '../views/tray/diceFaces';
import type { MotionStage, Performers } from './stage';

/** How far dice leave the hand beside each other, in sides of a die. */
const SPREAD = 4;
/** The hand is so far below the tray, in sides of a die. */
const BELOW = 2;

export const DICE_MOTIONS: Performers = {
  /** All six dice come out of the hand and roll onto the tray. */
  async diceRolled(stage, { event, move }) {
    const { scene, views, tuning } = stage;
    views.dice.takeUp([...DICE.keys()]);
    const dice = thrown(stage, event.sides);
    const landed = (at: number): void => stage.landed(dice[at]?.die.id ?? at);
    const throws = { scene, ground: views.dice, faces: facesIn(scene) };
    await tumble(throws, dice, { move: { ...tuning.motions.diceRolled, ...move }, landed });
    views.dice.layDown();
  },
};

function thrown({ layout: { dice }, tuning }: MotionStage, sides: readonly number[]): readonly Tumbling[] {
  const tray = bounds(dice);
  const hand = tray.x + tray.width * tuning.motions.diceRolled.reach;
  return sides.flatMap((side, at): readonly Tumbling[] => {
    const column = dice[at];
    if (column === undefined) return [];
    const to = restOf(column, 'free');
    const spread = (Math.random() - 0.5) * to.width * SPREAD;
    const start = { x: (hand + to.x + to.width / 2 + spread) / 2, y: tray.y + tray.height + to.width * BELOW };
    return [{ die: dieIn(at, side), showed: 7 - side, from: 'hand', start, to }];
  });
}
