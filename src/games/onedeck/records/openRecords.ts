import { hashOf } from '../../../engine/kernel';
import { type CampaignSheet, type Gauntlet, HERO_IDS, type HeroId, oneDeckDungeon } from '../../../engine/onedeck';
import { makeRoom, newestFirst, opened } from '../../../services';
import type { Edit, EndedGame, Entry, KeptRecords } from '../../contract';
import type { ChronicleEntry } from './chronicleEntry';
import type { DailyResult } from './daily';
import { DAILIES, dailyEntry, GAUNTLET, sheetEntry } from './entries';

/** What One Deck Dungeon remembers from game to game, and its part of the chronicle. Nothing here throws or rejects. */
export interface OneDeckRecords {
  /** Newest first. */
  chronicle(): Promise<readonly ChronicleEntry[]>;
  entry(id: string): Promise<ChronicleEntry | null>;
  remove(id: string): void;
  /** Newest day first. */
  dailies(): Promise<readonly DailyResult[]>;
  /** Of the heroes that have one. */
  sheets(): Promise<readonly CampaignSheet[]>;
  /** Only if the sheet is still as expected: another tab may have written on it. */
  rewriteSheet(hero: HeroId, expected: CampaignSheet | null, sheet: CampaignSheet): void;
  gauntlet(): Promise<Gauntlet | null>;
  /** Only if it is still as expected; null ends it. */
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

/** An entry of the chronicle was read by the rules that it names. */
function isOneDeck(entry: EndedGame): entry is ChronicleEntry {
  return entry.game === oneDeckDungeon.id;
}

/** Does nothing where another tab has written meanwhile. What cannot be read counts as no entry, and is set aside. */
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
