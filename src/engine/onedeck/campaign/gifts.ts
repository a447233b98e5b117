import type { Parsed, Rejection } from '../../kernel';
import type { HeroId } from '../ids';
import { reject, rejected } from './rejections';
import { type CampaignSheet, talentsEarned } from './sheet';
import { type BasicSkillId, type Focus, TALENTS, type TalentId } from './talents';

/** What each hero decides before a game. */
export interface GiftChoice {
  readonly focus: Focus;
  readonly basicSkill: BasicSkillId | null;
}

/** What a sheet gives a hero for one game: the part of a setup that the campaign decides. */
export interface Gifts extends GiftChoice {
  readonly hero: HeroId;
  readonly talents: readonly TalentId[];
}

export function giftsOf(sheet: CampaignSheet, choice: GiftChoice): Parsed<Gifts> {
  const { focus, basicSkill } = choice;
  const talents = talentsEarned(sheet).filter((talent) => isInFocus(talent, focus));
  const gifts = { hero: sheet.hero, focus, basicSkill, talents };
  const why = whyNotGiven(gifts);
  return why === null ? { ok: true, value: gifts } : rejected(why);
}

export function mayChooseBasicSkill(sheet: CampaignSheet): boolean {
  return talentsEarned(sheet).includes('veteran');
}

/** What no sheet could give, whatever stands on it: the check for the gifts in a saved setup. */
export function whyNotGiven(gifts: Gifts): Rejection | null {
  const { hero, focus, basicSkill, talents } = gifts;
  const stray = talents.find((talent, at) => !isInFocus(talent, focus) || talents.indexOf(talent) !== at);
  if (stray !== undefined) return reject('giftsWrong', { path: 'talents', talent: stray });
  return basicSkill === null || talents.includes('veteran') ? null : reject('basicSkillNotEarned', { hero, basicSkill });
}

function isInFocus(talent: TalentId, focus: Focus): boolean {
  return TALENTS[talent].focus === 'basic' || TALENTS[talent].focus === focus;
}
