import { ABILITIES, type AbilityId, type Cost, type Op } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';

/** Describes a cost: `2 agility dice`, `magic dice of 3 in all`, `free`. */
export function costWords(ability: AbilityId, translate: Translate): string {
  const cost: Cost = ABILITIES[ability].cost;
  switch (cost.pay) {
    case 'free':
      return translate('amount.free');
    case 'potion':
      return translate('amount.payPotion');
    case 'mana':
      return translate('amount.mana', { total: cost.total });
    case 'dice':
      return translate('amount.payDice', { count: cost.count, color: translate(`color.${cost.color}`) });
  }
}

export function waysOf(ability: AbilityId): readonly (readonly Op[])[] {
  return ABILITIES[ability].ways;
}

/** Describes what happens to the chosen dice, or the chosen use of a skill. */
export function opWords(op: Op | undefined, translate: Translate): string {
  switch (op?.op) {
    case 'raise':
      return translate('op.raise', { by: op.by });
    case 'set':
      return translate('op.set', { to: op.to });
    case 'reroll':
      return translate('op.reroll');
    case 'trade':
      return translate('op.trade', { color: translate(`color.${op.color}`), to: op.value });
    case 'recolor':
      return translate('op.recolor', { color: translate(`color.${op.to}`) });
    case 'gain':
      return translate('op.gain', { color: translate(`color.${op.color}`), to: op.value });
    default:
      return '';
  }
}
