import { hashOf } from '../../../engine/kernel';
import { CAMPAIGN_IDS, type CampaignId, paperDungeons } from '../../../engine/paper';
import { makeRoom, newestFirst, opened } from '../../../services';
import type { Edit, EndedGame, KeptRecords } from '../../contract';
import type { PaperEntry } from './chronicleEntry';
import type { DailyResult } from './daily';
import { campaignEntry, DAILIES, dailyEntry, type KeptCampaign } from './entries';

/** The records of Paper Dungeons and its part of the chronicle. Nothing here throws or rejects. */
export interface PaperRecords {
  /** Newest first. */
  chronicle(): Promise<readonly PaperEntry[]>;
  entry(id: string): Promise<PaperEntry | null>;
  /** Newest day first. */
  dailies(): Promise<readonly DailyResult[]>;
  /** Those that were begun, in the order of the game. */
  campaigns(): Promise<readonly KeptCampaign[]>;
  /** Replaces a campaign if the stored one is still the expected one; null ends it. */
  rewriteCampaign(id: CampaignId, expected: KeptCampaign | null, next: KeptCampaign | null): void;
}

export function openPaperRecords(records: KeptRecords): PaperRecords {
  const section = records.section(paperDungeons.id);
  const { read, readAll } = records.reader(paperDungeons.id);
  return {
    chronicle: async () => (await records.chronicle()).filter(isPaper),
    async entry(id) {
      const entry = await records.entry(id);
      return entry !== null && isPaper(entry) ? entry : null;
    },
    dailies: async () => newestFirst(await readAll(DAILIES, dailyEntry)),
    campaigns: () => read(CAMPAIGN_IDS.map(campaignEntry)),
    rewriteCampaign: (id, expected, next) => section.edit(rewriting(id, expected, next)),
  };
}

/** The entry was parsed by the rules that it names, so its type is known. */
function isPaper(entry: EndedGame): entry is PaperEntry {
  return entry.game === paperDungeons.id;
}

/** Returns an edit that does nothing if another tab has changed the entry. An unreadable entry counts as missing and is set aside. */
function rewriting(id: CampaignId, expected: KeptCampaign | null, next: KeptCampaign | null): Edit {
  const entry = campaignEntry(id);
  const hash = hashOf(expected);
  return {
    look: [entry.name],
    decide(found, setAside) {
      if (hashOf(opened(entry, found)) !== hash) return new Map();
      makeRoom(entry, found, setAside);
      return new Map([[entry.name, next ?? undefined]]);
    },
  };
}
