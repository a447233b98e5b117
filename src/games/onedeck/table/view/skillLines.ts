import { ABILITIES, type AbilityId, type Color } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { costWords } from '../words/abilities';

/** A skill, a talent or a feat as the table shows it. */
export interface SkillLine {
  /** The id with which it is pressed. */
  readonly id: string;
  readonly name: string;
  readonly effect: string;
  readonly cost: string;
  readonly pays: Color | null;
  readonly amount: number;
  readonly spent: boolean;
}

/** Returns an ability as it is printed on a card, in nobody's hands. */
export function abilityLine(ability: AbilityId, translate: Translate): SkillLine {
  const { cost } = ABILITIES[ability];
  return {
    id: '',
    name: translate(`ability.${ability}`),
    effect: translate(`effect.${ability}`),
    cost: costWords(ability, translate),
    pays: cost.pay === 'dice' ? cost.color : cost.pay === 'mana' ? 'magic' : null,
    amount: cost.pay === 'dice' ? cost.count : cost.pay === 'mana' ? cost.total : 0,
    spent: false,
  };
}
