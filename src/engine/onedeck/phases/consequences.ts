import { the } from '../../kernel';
import { hurt } from '../rules/damage';
import { encounterOf, fighters } from '../rules/encounter';
import { spendTime } from '../rules/time';
import { foeSpecial } from '../specials';
import type { Stage, State } from '../state';
import type { Telling } from '../telling';
import { type Acts, ask, type StageRun, whyNotFighting } from './phase';

/** R5: as evenly as possible; the party says who takes the odd one. */
export const consequences: Acts = {
  assignDamage: {
    whyIllegal: (state, { hero }) => whyNotFighting({ heroes: fighters(state) }, hero),
    list: (state) => fighters(state).map((hero) => ({ type: 'assignDamage', hero })),
    carryOut(telling, { hero }) {
      const damage = damageDue(telling.state);
      const share = Math.floor(damage / 2);
      for (const id of fighters(telling.state)) {
        hurt(telling, id, { amount: id === hero ? damage - share : share, cause: 'consequences' });
      }
      return afterDamage(telling);
    },
  },
};

export const damageStage: StageRun = (telling) => {
  const heroes = fighters(telling.state);
  const damage = damageDue(telling.state);
  if (heroes.length > 1 && damage % 2 === 1) return ask(telling, 'consequences');
  for (const hero of heroes) hurt(telling, hero, { amount: damage / heroes.length, cause: 'consequences' });
  return afterDamage(telling);
};

export const dueTime: StageRun = (telling) => {
  const { boxes, due } = encounterOf(telling.state);
  const after = foeSpecial(telling.state).timeAfter?.(boxes) ?? 0;
  spendTime(telling, (due?.time ?? 0) + after);
  return 'aftermath';
};

export const aftermath: StageRun = (telling) => {
  const { boxes, card } = encounterOf(telling.state);
  // R9: a survivor gives no loot.
  const lost = foeSpecial(telling.state).losesLoot?.(boxes) === true;
  telling.tell({ type: 'encounterEnded', card: the(card, 'card'), to: lost ? 'discard' : 'loot' });
  return 'nextFight';
};

export const nextFight: StageRun = ({ state }) => (state.fights.length > 0 ? 'arrive' : 'loot');

function damageDue(state: State): number {
  return encounterOf(state).due?.damage ?? 0;
}

function afterDamage({ state }: Telling): Stage {
  return encounterOf(state).kind === 'boss' ? 'strike' : 'dueTime';
}
