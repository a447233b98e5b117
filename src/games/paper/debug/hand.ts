import { faceOf, type State } from '../../../engine/paper';
import type { Rect } from '../../../table';
import type { HandsParts, ScriptTime } from '../../contract';
import type { PaperHand, PaperTable } from '../scenes';

/** Presses and carries at the table as a player would, for a scripted take. */
export interface Hands extends PaperHand {
  layout: PaperTable['layout'];
}

export interface PaperHandsParts extends HandsParts {
  picture(): PaperTable | null;
}

export const handsAt = ({ picture }: PaperHandsParts): Hands => ({
  layout: () => picture()?.layout() ?? null,
  lift: (die, at) => picture()?.hand.lift(die, at) ?? false,
  carry: (to) => picture()?.hand.carry(to),
  putBack: () => picture()?.hand.putBack(),
});

/** Milliseconds between two actions. */
const MOMENT = 450;

interface Stagehand extends ScriptTime {
  readonly hands: Hands;
  readonly state: State;
}

/** Lifts the first die that can be used, carries it over the map, and puts it back. */
export async function carryDie({ hands, state, after, during }: Stagehand): Promise<void> {
  const die = state.dice.findIndex((_, at) => faceOf(state.dice, at).symbol !== 'skull');
  const layout = hands.layout();
  const column = layout?.dice[die];
  if (layout === null || column === undefined) return;
  const [from, to] = [middle(column), middle(layout.map)];
  await after(MOMENT);
  hands.lift(`die-${die}`, from);
  await after(MOMENT);
  await during(MOMENT, (share) => hands.carry({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  hands.putBack();
  await after(MOMENT);
}

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });
