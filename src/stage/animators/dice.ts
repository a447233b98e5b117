import type { DieId, State } from '../../engine/onedeck';
import { landing } from '../sounds';
import type { MovingDie } from './gestures';
import { type Act, type LinesOf, type Moment, unmoved } from './line';

export const DICE_LINES: LinesOf<
  'dieRolled' | 'dieRerolled' | 'dieGained' | 'dieChanged' | 'dieRecolored' | 'dieDiscarded' | 'dieWithheld'
> = {
  dieRolled: (_, { run, play }) => rolled(run.map(moving), play),
  dieRerolled: (_, { run, shown, play }) =>
    rolled(
      run.map(({ die, value }) => ({ ...inPool(shown, die), value })),
      play,
    ),
  dieGained: (_, { run, play }) => rolled(run.map(moving), play),
  dieChanged: unmoved,
  dieRecolored: unmoved,
  dieDiscarded: unmoved,
  dieWithheld: unmoved,
};

const moving = ({ die, color, value, hero }: Omit<MovingDie, 'id'> & { readonly die: DieId }): MovingDie => ({
  id: die,
  color,
  value,
  hero,
});

function inPool({ encounter }: State, id: DieId): MovingDie {
  const { color = 'heroic', value = 1, hero = null } = encounter?.pool.find((die) => die.id === id) ?? {};
  return { id, color, value, hero };
}

function rolled(dice: readonly MovingDie[], play: Moment<'dieRolled'>['play']): Act {
  const landed = (at: number): void => {
    const die = dice[at];
    if (die !== undefined) play(landing(die.color));
  };
  return { before: { motion: 'dieRolled', dice, landed } };
}
