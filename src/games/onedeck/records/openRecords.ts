import { hashOf } from '../../../engine/kernel';
import { type CampaignSheet, type Gauntlet, HERO_IDS, type HeroId, oneDeckDungeon } from '../../../engine/onedeck';
import { makeRoom, newestFirst, opened } from '../../../services';
import type { Edit, EndedGame, Entry, KeptRecords } from '../../contract';
import type { ChronicleEntry } from './chronicleEntry';
import type { DailyResult } from './daily';
import { DAILIES, dailyEntry, GAUNTLET, sheetEntry } from './entries';

/** The records of One Deck Dungeon and its part of the chronicle. Nothing here throws or rejects. */
export interface OneDeckRecords {
  /** Newest first. */
  chronicle(): Promise<readonly ChronicleEntry[]>;
  entry(id: string): Promise<ChronicleEntry | null>;
  remove(id: string): void;
  /** Newest day first. */
  dailies(): Promise<readonly DailyResult[]>;
  /** The sheets of all heroes who have one. */
  sheets(): Promise<readonly CampaignSheet[]>;
  /** Replaces a sheet if the stored one is still the expected one; another tab may have changed it. */
  rewriteSheet(hero: HeroId, expected: CampaignSheet | null, sheet: CampaignSheet): void;
  gauntlet(): Promise<Gauntlet | null>;
  /** Replaces the gauntlet if the stored one is still the expected one; null ends it. */
  rewriteGauntlet(expected: Gauntlet | null, gauntlet: Gauntlet | null): void;
}

export function openOneDeckRecords(records: KeptRecords): OneDeckRecords {
  const section = records.section(oneDeckDungeon.id);
  const { read, readAll } = records.reader(oneDeckDungeon.id);
  return {
    chronicle: async () => (await records.chronicle()).filter(isOneDeck),
    async entry(id) {
      const entry = await records.entry(id);
      return entry !== null && isOneDeck(entry) ? entry : null;
    },
    remove: records.remove,
    dailies: async () => newestFirst(await readAll(DAILIES, dailyEntry)),
    sheets: () => read(HERO_IDS.map(sheetEntry)),
    rewriteSheet: (hero, expected, sheet) => section.edit(rewriting(sheetEntry(hero), expected, sheet)),
    gauntlet: async () => (await read([GAUNTLET]))[0] ?? null,
    rewriteGauntlet: (expected, gauntlet) => section.edit(rewriting(GAUNTLET, expected, gauntlet)),
  };
}

/** The entry was parsed by the rules that it names, so its type is known. */
function isOneDeck(entry: EndedGame): entry is ChronicleEntry {
  return entry.game === oneDeckDungeon.id;
}

/** Returns an edit that does nothing if another tab has changed the entry. An unreadable entry counts as missing and is set aside. */
function rewriting<Value>(entry: Entry<Value>, expected: Value | null, next: Value | null): Edit {
  const { name } = entry;
  const hash = hashOf(expected);
  return {
    look: [name],
    decide(found, setAside) {
      if (hashOf(opened(entry, found)) !== hash) return new Map();
      makeRoom(entry, found, setAside);
      return new Map([[name, next ?? undefined]]);
    },
  };
}
