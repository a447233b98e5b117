import type { MovingDie, TableLayout } from '../../stage';
import { markOf, middleOf } from '../views/DiceTray';
import type { MotionStage, PerformersOf } from './stage';
import { type Tumbling, tumble } from './tumble';

export function diceMotions(stage: MotionStage): PerformersOf<'dieRolled' | 'dieRerolled' | 'dieChanged' | 'boxCovered'> {
  const { parts, layout } = stage;
  return {
    dieRolled({ dice, landed }, move) {
      parts.answers.hide();
      return tumble(stage, thrown(stage, dice, move.reach), { move, landed });
    },
    dieRerolled: ({ dice, landed }, move) => tumble(stage, tossed(stage, dice), { move, landed }),
    dieChanged: ({ dice }, move) => tumble(stage, tossed(stage, dice), { move, landed: () => undefined }),
    async boxCovered({ box, dice }, move) {
      const on = layout()?.boxes[box];
      if (on !== undefined) await parts.dice.lay(dice, on, move);
    },
  };
}

/** Out of the hand, which is nearer to the viewer than the table. */
function thrown(stage: MotionStage, dice: readonly MovingDie[], reach: number): readonly Tumbling[] {
  const laid = laidWith(stage, dice);
  if (laid === null) return [];
  const places = laid.dice.slice(laid.dice.length - dice.length);
  return dice.flatMap((die, at): readonly Tumbling[] => {
    const to = places[at];
    if (to === undefined) return [];
    const end = middleOf(to);
    const hand = laid.tray.x + laid.tray.width * reach;
    const start = {
      x: (hand + end.x + (Math.random() - 0.5) * to.width * 4) / 2,
      y: laid.tray.y + laid.tray.height + to.width * 2,
    };
    return [{ die, showed: 7 - die.value, mark: markIn(stage, laid, die), from: 'hand', start, to }];
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

/** With dice that have no place yet. */
function laidWith({ shown, layoutWith }: MotionStage, dice: readonly MovingDie[]): TableLayout | null {
  const heroes = shown()?.view.heroes.map(({ id }) => id) ?? [];
  return layoutWith(dice.map(({ hero }) => Math.max(0, hero === null ? 0 : heroes.indexOf(hero))));
}

function markIn({ shown }: MotionStage, { owners }: TableLayout, die: MovingDie): string {
  return owners.length > 0 ? markOf(die, shown()?.view.heroes ?? []) : '';
}
