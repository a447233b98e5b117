import type { DungeonId } from './dungeons';

export const CAMPAIGN_IDS = ['town-heroes', 'mummy-of-hamnapta', 'tower-of-necromancy', 'around-the-realm'] as const;
export type CampaignId = (typeof CAMPAIGN_IDS)[number];

/** Three dungeons in their order. */
export const CAMPAIGNS: Readonly<Record<CampaignId, readonly [DungeonId, DungeonId, DungeonId]>> = {
  'town-heroes': ['a', 'b', 'c'],
  'mummy-of-hamnapta': ['d', 'e', 'f'],
  'tower-of-necromancy': ['g', 'h', 'i'],
  'around-the-realm': ['j', 'k', 'l'],
};
