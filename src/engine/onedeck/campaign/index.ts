export { type DailyDelve, dailyDelve } from './daily';
export { type Earned, earnedIn, type GameReport, type Recorded, recordGame, whyNothingEarned } from './earning';
export {
  type Delve,
  type DelveRecorded,
  GAUNTLET_ORDER,
  type Gauntlet,
  type GauntletEntry,
  type GauntletGame,
  gauntletStanding,
  nextDelve,
  placeInGauntlet,
  recordDelve,
  startGauntlet,
} from './gauntlet';
export { type GiftChoice, type Gifts, giftsOf, mayChooseBasicSkill, whyNotGiven } from './gifts';
export { FREE, type Mode, parseMode } from './mode';
export { parseGauntlet, parseGiftChoice, parseGifts, parseMark, parseReport, parseSheet } from './parse';
export { marksThatFit, placeMark, whyNoMark } from './placing';
export { CAMPAIGN_REJECTION_KEYS, type CampaignRejectionKey } from './rejections';
export { type CampaignSheet, type Mark, newSheet, talentsEarned } from './sheet';
export {
  BASIC_SKILL_IDS,
  type BasicSkillId,
  FOCUSES,
  type Focus,
  MARK_COLOURS,
  type MarkColour,
  type Marks,
  TALENT_IDS,
  TALENTS,
  type TalentFacts,
  type TalentId,
} from './talents';
export { coloursAllowed, DIFFICULTIES, type Difficulty, difficultyOf, TIER_IDS, TIERS, type Tier } from './tiers';
