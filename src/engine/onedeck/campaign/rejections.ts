import type { Rejection } from '../../kernel';

export const CAMPAIGN_REJECTION_KEYS = [
  'talentNeedsNone',
  'talentBoxesFull',
  'noMarksLeft',
  'colourTooHard',
  'gameNotOver',
  'reportImpossible',
  'heroNotInGame',
  'basicSkillNotEarned',
  'partySizeWrong',
  'heroTwice',
  'gauntletOver',
  'gauntletOtherDungeon',
  'gauntletOtherParty',
  'gauntletOtherTier',
  'heroNotInGauntlet',
  'dateMalformed',
  'dateNotADay',
  'sheetWrong',
  'gauntletWrong',
  'markWrong',
  'reportWrong',
  'giftsWrong',
  'modeWrong',
] as const;
export type CampaignRejectionKey = (typeof CAMPAIGN_REJECTION_KEYS)[number];

export function reject(key: CampaignRejectionKey, params?: NonNullable<Rejection['params']>): Rejection {
  return params === undefined ? { key } : { key, params };
}

export interface Rejected {
  readonly ok: false;
  readonly rejection: Rejection;
}

export function rejected(rejection: Rejection): Rejected {
  return { ok: false, rejection };
}
