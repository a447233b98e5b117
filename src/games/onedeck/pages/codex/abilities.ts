import {
  ABILITIES,
  type AbilityFacts,
  type AbilityId,
  BASIC_SKILL_IDS,
  CARD_IDS,
  CARDS,
  FOCUSES,
  POTION_IDS,
  SKILL_IDS,
  type SkillId,
  TALENT_IDS,
  TALENTS,
  TIER_IDS,
  TIERS,
} from '../../../../engine/onedeck';
import { entry, made } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { costWords } from '../../table';

/** Returns the skills of cards. Those of heroes and talents stand with their owners. */
export function skillChapter(translate: Translate): CodexChapter {
  const learned = SKILL_IDS.filter((skill) => ABILITIES[skill].kind === 'skill');
  return { id: 'skills', title: translate('codex.skills'), entries: learned.map((skill) => abilityEntry(skill, translate)) };
}

export function potionChapter(translate: Translate): CodexChapter {
  const entries = POTION_IDS.map((potion) =>
    entry({
      id: `potion-${potion}`,
      name: translate(`ability.${potion}`),
      content: [translate(`effect.${potion}`), taughtBy(potion, translate)],
    }),
  );
  return { id: 'potions', title: translate('codex.potions'), entries };
}

export function talentChapter(translate: Translate): CodexChapter {
  const talents = (['basic', ...FOCUSES] as const).flatMap((group) =>
    TALENT_IDS.filter((talent) => TALENTS[talent].focus === group).map((talent) => {
      const [where] = TALENTS[talent].usableIn;
      const usable = translate(where === undefined ? 'usable.always' : `usable.${where}`);
      const note = made('p', { className: 'note', textContent: `${translate(`focus.${group}`)} · ${usable}` });
      return entry({
        id: `talent-${talent}`,
        name: translate(`ability.${talent}`),
        content: [translate(`effect.${talent}`), note],
      });
    }),
  );
  const basic = BASIC_SKILL_IDS.map((skill) => abilityEntry(skill, translate));
  return { id: 'talents', title: translate('codex.talents'), entries: [...talents, ...basic] };
}

export function tierChapter(translate: Translate): CodexChapter {
  const entries = TIER_IDS.map((tier) =>
    entry({
      id: `tier-${tier}`,
      name: translate(`tier.${tier}`),
      content: [translate(`tierEffect.${tier}`), translate('codex.tierMarks', { count: TIERS[tier].extraMarks })],
    }),
  );
  return { id: 'tiers', title: translate('codex.tiers'), entries };
}

function abilityEntry(ability: SkillId, translate: Translate): HTMLElement {
  const facts: AbilityFacts = ABILITIES[ability];
  const places = facts.usableIn.map((where) => translate(`usable.${where}`));
  const basic = facts.kind === 'basic' ? [translate('codex.basicSkill')] : [];
  const note = made('p', { className: 'note', textContent: [...basic, costWords(ability, translate), ...places].join(' · ') });
  return entry({
    id: `skill-${ability}`,
    name: translate(`ability.${ability}`),
    content: [translate(`effect.${ability}`), note, taughtBy(ability, translate)],
  });
}

function taughtBy(ability: AbilityId, translate: Translate): HTMLElement | null {
  const names = CARD_IDS.filter((card) => CARDS[card].loot === ability).map((card) => translate(`encounter.${CARDS[card].name}`));
  if (names.length === 0) return null;
  return made('p', { className: 'note', textContent: translate('codex.taughtBy', { cards: [...new Set(names)].join(', ') }) });
}
