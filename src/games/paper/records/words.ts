import { nameIn } from '../../../engine/kernel';
import { CAMPAIGN_IDS } from '../../../engine/paper';
import type { Translate } from '../../../table';
import { CAMPAIGNS_KEPT, DAILIES } from './entries';

/** Names an entry: `the mini-campaign Heroes of the Town`. */
export function entryWords(name: string, translate: Translate): string | null {
  const campaign = CAMPAIGN_IDS.find((id) => name === CAMPAIGNS_KEPT + id);
  if (campaign !== undefined) {
    return translate('paperDungeons.kept.campaign', { name: translate(`paperDungeons.campaign.${campaign}`) });
  }
  const day = name.startsWith(DAILIES) ? nameIn(name.slice(DAILIES.length)) : '';
  return day === '' ? null : translate('paperDungeons.kept.daily', { name: day });
}

/** Counts entries: `2 mini-campaigns, 3 dungeons of a day`. */
export function countWords(names: readonly string[], translate: Translate): readonly string[] {
  const countOf = (prefix: string): number => names.filter((name) => name.startsWith(prefix)).length;
  const [campaigns, days] = [countOf(CAMPAIGNS_KEPT), countOf(DAILIES)];
  return [
    ...(campaigns === 0 ? [] : [translate('paperDungeons.kept.campaigns', { count: campaigns })]),
    ...(days === 0 ? [] : [translate('paperDungeons.kept.dailies', { count: days })]),
  ];
}
