import {
  ABILITIES,
  type AbilityFacts,
  type AbilityId,
  findHero,
  type HeroId,
  type PotionId,
  sideFacts,
  type TalentId,
} from '../../../../engine/onedeck';
import type { Explanation } from '../../../../table';
import { costWords } from '../words/abilities';
import { featWords, joined } from '../words/names';
import { type Asked, lines } from './explanation';
import { standing } from './standing';

const USABLE = { combat: 'about.usableCombat', peril: 'about.usablePeril', boss: 'about.usableBoss' } as const;

/** Explains a skill, a talent or the feat of a hero. */
export function explainAbility(hero: HeroId, ability: string, asked: Asked): Explanation | null {
  const { state, translate } = asked;
  if (findHero(state, hero) === undefined) return null;
  const now = standing({ kind: 'ability', hero, ability }, asked);
  const { feat } = sideFacts(state, hero);
  if (feat.name === ability) {
    const stored = findHero(state, hero)?.stored.length ?? 0;
    return {
      title: featWords(state, hero, translate),
      lines: lines(
        translate(`featEffect.${feat.name}`),
        stored > 0 && translate('table.stored', { count: stored }),
        translate('symbol.feat.text'),
      ),
      now,
    };
  }
  if (isAbility(ability)) return explainSkill(ability, now, asked);
  const talent = state.heroes.flatMap(({ talents }): readonly TalentId[] => talents).find((one) => one === ability);
  if (talent === undefined) return null;
  return { title: translate(`ability.${talent}`), lines: lines(translate(`effect.${talent}`)), now };
}

function explainSkill(skill: AbilityId, now: string, { translate }: Asked): Explanation {
  const { usableIn }: AbilityFacts = ABILITIES[skill];
  const kinds = usableIn.map((kind) => translate(USABLE[kind]));
  return {
    title: translate(`ability.${skill}`),
    lines: lines(
      translate(`effect.${skill}`),
      translate('about.price', { cost: costWords(skill, translate) }),
      kinds.length > 0 && joined(...kinds, translate('about.once')),
    ),
    // A passive ability is never used, so nothing is said about its use.
    now: kinds.length === 0 ? translate('about.byItself') : now,
  };
}

export function explainPotion(potion: PotionId, asked: Asked): Explanation {
  const { state, translate } = asked;
  return {
    title: translate(`ability.${potion}`),
    lines: lines(
      translate(`effect.${potion}`),
      translate('symbol.potion.text'),
      translate('table.potions', { count: state.potions }),
    ),
    now: standing({ kind: 'potion', potion }, asked),
  };
}

function isAbility(ability: string): ability is AbilityId {
  return Object.hasOwn(ABILITIES, ability);
}
