import { type Parsed, refuse } from '../../engine/kernel';
import { type CampaignSheet, type Gauntlet, type HeroId, parseGauntlet, parseSheet } from '../../engine/onedeck';
import type { Drawers } from '../storage/cabinet';
import type { SetAside } from '../storage/edits';
import { type ChronicleEntry, type DailyResult, parseDaily, parseEntry } from './entry';

export const CHRONICLE = 'chronicle/';
export const DAILIES = 'daily/';

export interface Drawer<Value> {
  readonly key: string;
  readonly parse: (data: unknown) => Parsed<Value>;
}

export function entryDrawer(id: string): Drawer<ChronicleEntry> {
  return { key: CHRONICLE + id, parse: (data) => owned(parseEntry(data), (entry) => entry.id === id, 'entryOfAnother') };
}

export function dailyDrawer(date: string): Drawer<DailyResult> {
  return { key: DAILIES + date, parse: (data) => owned(parseDaily(data), (daily) => daily.date === date, 'dailyOfAnother') };
}

export const GAUNTLET: Drawer<Gauntlet> = { key: 'gauntlet', parse: parseGauntlet };

export function sheetDrawer(hero: HeroId): Drawer<CampaignSheet> {
  return { key: `sheet/${hero}`, parse: (data) => owned(parseSheet(data), (sheet) => sheet.hero === hero, 'sheetOfAnother') };
}

/** What lies in a drawer has to be what the drawer is for: it is found again, struck out and rewritten by the drawer's key. */
function owned<Value>(parsed: Parsed<Value>, isOwn: (value: Value) => boolean, key: string): Parsed<Value> {
  return parsed.ok && !isOwn(parsed.value) ? refuse(key) : parsed;
}

/** What lies in a drawer; null where it is empty or cannot be read. */
export function opened<Value>({ key, parse }: Drawer<Value>, found: Drawers): Value | null {
  const data = found.get(key);
  if (data === undefined) return null;
  const parsed = parse(data);
  return parsed.ok ? parsed.value : null;
}

/** Every edit that writes to a drawer calls this first: what cannot be read there, perhaps of a newer version, is kept aside. */
export function makeRoom({ key, parse }: Drawer<unknown>, found: Drawers, setAside: SetAside): void {
  const reason = whyUnread({ key, parse }, found);
  if (reason !== null) setAside(key, reason);
}

/** The reason why what lies in a drawer cannot be read; null where it can, and for an empty drawer. */
export function whyUnread({ key, parse }: Drawer<unknown>, found: Drawers): string | null {
  const data = found.get(key);
  if (data === undefined) return null;
  const parsed = parse(data);
  return parsed.ok ? null : parsed.rejection.key;
}
