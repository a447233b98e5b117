import { claimsOf, whyNotClaimed } from '../rules/loot';
import { gainPotions } from '../rules/potions';
import { type Acts, ask, type StageRun } from './phase';

export const loot: Acts = {
  claim: {
    whyIllegal: whyNotClaimed,
    list: claimsOf,
    carryOut(telling, { card, as, hero = null, replace }) {
      telling.tell({ type: 'cardClaimed', card, as, hero: as === 'xp' || as === 'potion' ? null : hero });
      // R19: the old card becomes XP at once.
      if (replace !== undefined && hero !== null && (as === 'item' || as === 'skill')) {
        telling.tell({ type: 'cardReplaced', card: replace, from: as, hero });
      }
      if (as === 'potion') gainPotions(telling, 1);
      return 'loot';
    },
  },
};

export const lootStage: StageRun = (telling) => (telling.state.loot.length > 0 ? ask(telling, 'loot') : 'level');
