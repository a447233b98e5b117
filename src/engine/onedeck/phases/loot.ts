import { required } from '../../kernel';
import { claimsOf, whyNotClaimed } from '../rules/loot';
import { gainPotions } from '../rules/potions';
import { type Acts, ask, type StageRun } from './phase';

export const loot: Acts = {
  claim: {
    whyIllegal: whyNotClaimed,
    list: claimsOf,
    carryOut(telling, { card, as, hero: named, replace }) {
      if (as === 'xp' || as === 'potion') {
        telling.tell({ type: 'cardClaimed', card, as, hero: null });
        if (as === 'potion') gainPotions(telling, 1);
        return 'loot';
      }
      const hero = required(named, 'hero');
      telling.tell({ type: 'cardClaimed', card, as, hero });
      // R19: the old card becomes XP at once.
      if (replace !== undefined) telling.tell({ type: 'cardReplaced', card: replace, from: as, hero });
      return 'loot';
    },
  },
};

export const lootStage: StageRun = (telling) => (telling.state.loot.length > 0 ? ask(telling, 'loot') : 'level');
