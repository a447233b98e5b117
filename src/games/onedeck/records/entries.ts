import type { Parsed } from '../../../engine/kernel';
import { type CampaignSheet, type Gauntlet, HERO_IDS, type HeroId, parseGauntlet, parseSheet } from '../../../engine/onedeck';
import { owned } from '../../../services';
import type { Entry } from '../../contract';
import { type DailyResult, parseDaily } from './daily';

export const DAILIES = 'daily/';
export const SHEETS = 'sheet/';

export const GAUNTLET: Entry<Gauntlet> = { name: 'gauntlet', parse: parseGauntlet };

export function dailyEntry(date: string): Entry<DailyResult> {
  return { name: DAILIES + date, parse: (data) => owned(parseDaily(data), (daily) => daily.date === date, 'dailyOfAnother') };
}

export function sheetEntry(hero: HeroId): Entry<CampaignSheet> {
  return { name: SHEETS + hero, parse: (data) => owned(parseSheet(data), (sheet) => sheet.hero === hero, 'sheetOfAnother') };
}

/** Reads an entry by its name; null for one that this version does not know. */
export function parseOwn(name: string, data: unknown): Parsed<unknown> | null {
  if (name === GAUNTLET.name) return GAUNTLET.parse(data);
  if (name.startsWith(DAILIES)) return dailyEntry(name.slice(DAILIES.length)).parse(data);
  const hero = HERO_IDS.find((id) => name === SHEETS + id);
  return hero === undefined ? null : sheetEntry(hero).parse(data);
}
