import type { DieId, State } from '../../../../engine/onedeck';
import { landing } from '../sounds';
import { idOf } from '../targets';
import type { MovingDie } from './gestures';
import { type Lines, type Moment, unmoved } from './line';

export const DICE_LINES = {
  dieRolled: (_, { run, play }) => {
    const dice = run.map(({ die, color, value, hero }): MovingDie => ({ id: die, color, value, hero, only: null }));
    return { before: { motion: 'dieRolled', dice, landed: landingOf(dice, play) } };
  },
  dieRerolled: (_, { run, shown, play }) => {
    const dice = run.map(({ die, value }) => ({ ...inPool(shown, die), value }));
    return { before: { motion: 'dieRerolled', dice, landed: landingOf(dice, play) } };
  },
  dieGained: (_, { run, play }) => {
    const dice = run.map(({ die, color, value, hero, only }): MovingDie => ({ id: die, color, value, hero, only }));
    return { before: { motion: 'dieGained', dice, landed: landingOf(dice, play) } };
  },
  dieChanged: (_, { run, shown }) => ({
    before: { motion: 'dieChanged', dice: run.map(({ die, value }) => ({ ...inPool(shown, die), value })) },
  }),
  dieRecolored: (_, { run, shown }) => ({
    before: { motion: 'dieChanged', dice: run.map(({ die, color }) => ({ ...inPool(shown, die), color })) },
  }),
  dieDiscarded: ({ cause }, { run, shown }) => {
    const dice = run.map(({ die }) => die);
    if (cause === 'heroic') return { before: { motion: 'heroicForged', dice } };
    const use = shown.encounter?.used.at(-1);
    if (cause !== 'cost' || use === undefined) return { before: { motion: 'dieDiscarded', dice } };
    return {
      before: {
        motion: 'dieSpent',
        dice,
        hero: use.hero,
        ability: idOf({ kind: 'ability', hero: use.hero, ability: use.skill }),
      },
    };
  },
  dieWithheld: unmoved,
} satisfies Partial<Lines>;

function inPool({ encounter }: State, id: DieId): MovingDie {
  const { color = 'heroic', value = 1, hero = null, only = null } = encounter?.pool.find((die) => die.id === id) ?? {};
  return { id, color, value, hero, only };
}

/** Each die is heard when it lands. */
function landingOf(dice: readonly MovingDie[], play: Moment<'dieRolled'>['play']): (at: number) => void {
  return (at) => {
    const die = dice[at];
    if (die !== undefined) play(landing(die.color));
  };
}
