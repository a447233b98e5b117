import { required } from '../../kernel';
import { activeBoxes, strikesOf } from '../rules/boxes';
import { heal } from '../rules/damage';
import { encounterOf, fighters } from '../rules/encounter';
import { bossHealth, hasTalent, heroOf } from '../rules/party';
import { foeSpecial } from '../specials';
import type { Stage } from '../state';
import type { Telling } from '../telling';
import type { StageRun } from './phase';

/** R26: rounds until one side has fallen. */
export const bossRound: StageRun = (telling) => {
  const { round } = required(telling.state.boss, 'boss');
  telling.tell({ type: 'bossRoundBegun', round: round + 1 });
  return 'arrive';
};

export function beginBossFight(telling: Telling): Stage {
  const { heroes } = required(telling.state.fights[0], 'fight');
  telling.tell({ type: 'encounterBegun', kind: 'boss', card: null, heroes });
  telling.tell({ type: 'boxesSet', boxes: activeBoxes(telling.state) });
  return 'bonusDice';
}

/** After the heroes' damage: the Hydra heals, the covered skulls strike. */
export const strike: StageRun = (telling) => {
  const { boxes } = encounterOf(telling.state);
  healBoss(telling, foeSpecial(telling.state).healsBy?.(boxes) ?? 0);
  const strikes = strikesOf(boxes);
  const { damage } = required(telling.state.boss, 'boss');
  if (strikes > 0) telling.tell({ type: 'bossStruck', amount: strikes, total: damage + strikes });
  if (damage + strikes >= bossHealth(telling.state)) {
    telling.tell({ type: 'gameWon' });
    return null;
  }
  endFight(telling);
  return telling.state.fights.length > 0 ? 'arrive' : 'bossRound';
};

function healBoss(telling: Telling, wanted: number): void {
  const { damage } = required(telling.state.boss, 'boss');
  const amount = Math.min(wanted, damage);
  if (amount > 0) telling.tell({ type: 'bossHealed', amount, total: damage - amount });
}

function endFight(telling: Telling): void {
  const heroes = fighters(telling.state);
  for (const hero of heroes) {
    if (hasTalent(heroOf(telling.state, hero), 'grit')) heal(telling, hero, { amount: 1, cause: 'grit' });
  }
  telling.tell({ type: 'bossFightEnded', heroes });
}
