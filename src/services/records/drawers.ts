import type { Parsed } from '../../engine/kernel';
import { type CampaignSheet, type Gauntlet, type HeroId, parseGauntlet, parseSheet } from '../../engine/onedeck';
import type { Drawers } from '../storage/cabinet';
import type { Edit, SetAside } from '../storage/edits';
import { type ChronicleEntry, type DailyResult, parseDaily, parseEntry } from './entry';

export const CHRONICLE = 'chronicle/';
export const DAILIES = 'daily/';

export interface Drawer<Value> {
  readonly key: string;
  readonly parse: (data: unknown) => Parsed<Value>;
}

export const entryDrawer = (id: string): Drawer<ChronicleEntry> => ({ key: CHRONICLE + id, parse: parseEntry });
export const dailyDrawer = (date: string): Drawer<DailyResult> => ({ key: DAILIES + date, parse: parseDaily });
export const GAUNTLET: Drawer<Gauntlet> = { key: 'gauntlet', parse: parseGauntlet };

export function sheetDrawer(hero: HeroId): Drawer<CampaignSheet> {
  const parse = (data: unknown): Parsed<CampaignSheet> => {
    const sheet = parseSheet(data);
    return !sheet.ok || sheet.value.hero === hero ? sheet : { ok: false, rejection: { key: 'sheetOfAnother' } };
  };
  return { key: `sheet/${hero}`, parse };
}

/** What lies in a drawer; what can not be read is set aside, and the drawer counts as empty. */
export function opened<Value>({ key, parse }: Drawer<Value>, found: Drawers, setAside: SetAside): Value | null {
  const data = found.get(key);
  if (data === undefined) return null;
  const parsed = parse(data);
  if (parsed.ok) return parsed.value;
  setAside(key, parsed.rejection.key);
  return null;
}

/** Empties a drawer of what can not be read. */
export function cleared<Value>({ key, parse }: Drawer<Value>): Edit {
  return {
    look: [key],
    decide(found, setAside) {
      const bad = found.get(key) !== undefined && opened({ key, parse }, found, setAside) === null;
      return new Map(bad ? [[key, undefined]] : []);
    },
  };
}
