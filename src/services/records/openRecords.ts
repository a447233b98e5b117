import { hashOf } from '../../engine/kernel';
import { type CampaignSheet, type Gauntlet, HERO_IDS, type HeroId } from '../../engine/onedeck';
import type { Report } from '../report';
import type { Drawers } from '../storage/cabinet';
import { type Edit, put } from '../storage/edits';
import type { GameStorage } from '../storage/openStorage';
import {
  CHRONICLE,
  DAILIES,
  type Drawer,
  dailyDrawer,
  entryDrawer,
  GAUNTLET,
  makeRoom,
  opened,
  sheetDrawer,
  whyUnread,
} from './drawers';
import { ending, type LastSave } from './ending';
import type { ChronicleEntry, DailyResult, EndedGame } from './entry';

/**
 * What a table remembers beyond the game under way. Like the storage beneath, nothing here throws or rejects. A record that cannot be
 * read may be of a newer version of the game: to read leaves it where it lies, and to write in its place sets it aside.
 */
export interface Records {
  /** Writes down a game that is over, once and for all, and saves it as the game on the table. */
  conclude(game: EndedGame, last: LastSave): void;
  /** Newest first. */
  chronicle(): Promise<readonly ChronicleEntry[]>;
  entry(id: string): Promise<ChronicleEntry | null>;
  strike(id: string): void;
  /** Newest day first. */
  dailies(): Promise<readonly DailyResult[]>;
  /** Of the heroes that have one. */
  sheets(): Promise<readonly CampaignSheet[]>;
  /** Only if the sheet is still as it was seen: another tab may have written on it. */
  rewriteSheet(hero: HeroId, seen: CampaignSheet | null, sheet: CampaignSheet): void;
  gauntlet(): Promise<Gauntlet | null>;
  /** Only if it is still as it was seen; null ends it. */
  rewriteGauntlet(seen: Gauntlet | null, gauntlet: Gauntlet | null): void;
}

export interface RecordsOptions {
  readonly storage: Pick<GameStorage, 'read' | 'list' | 'edit'>;
  readonly report: Report;
  readonly now?: () => Date;
}

export function openRecords({ storage, report, now = () => new Date() }: RecordsOptions): Records {
  let isTroubleTold = false;
  function readable<Value>(drawers: readonly Drawer<Value>[], found: Drawers): readonly Value[] {
    const bad = drawers.find((drawer) => whyUnread(drawer, found) !== null);
    if (bad !== undefined && !isTroubleTold) {
      isTroubleTold = true;
      report({ key: 'recordUnread', cause: `${bad.key}: ${whyUnread(bad, found)}` });
    }
    return drawers.map((drawer) => opened(drawer, found)).filter((value) => value !== null);
  }
  async function read<Value>(drawers: readonly Drawer<Value>[]): Promise<readonly Value[]> {
    return readable(drawers, await storage.read(drawers.map(({ key }) => key)));
  }
  async function readAll<Value>(prefix: string, drawer: (name: string) => Drawer<Value>): Promise<readonly Value[]> {
    const found = await storage.list(prefix);
    const drawers = [...found.keys()].map((key) => drawer(key.slice(prefix.length)));
    return readable(drawers, found);
  }

  return {
    conclude: (game, last) => storage.edit(ending(game, last, now())),
    chronicle: async () => newestFirst(await readAll(CHRONICLE, entryDrawer)),
    entry: async (id) => (await read([entryDrawer(id)]))[0] ?? null,
    strike: (id) => storage.edit(put([[entryDrawer(id).key, undefined]])),
    dailies: async () => newestFirst(await readAll(DAILIES, dailyDrawer)),
    sheets: () => read(HERO_IDS.map(sheetDrawer)),
    rewriteSheet: (hero, seen, sheet) => storage.edit(rewriting(sheetDrawer(hero), seen, sheet)),
    gauntlet: async () => (await read([GAUNTLET]))[0] ?? null,
    rewriteGauntlet: (seen, gauntlet) => storage.edit(rewriting(GAUNTLET, seen, gauntlet)),
  };
}

/** Does nothing where another tab has written meanwhile. What cannot be read counts as an empty drawer, and is set aside. */
function rewriting<Value>(drawer: Drawer<Value>, seen: Value | null, next: Value | null): Edit {
  const { key } = drawer;
  const hash = hashOf(seen);
  return {
    look: [key],
    decide(found, setAside) {
      if (hashOf(opened(drawer, found)) !== hash) return new Map();
      makeRoom(drawer, found, setAside);
      return new Map([[key, next ?? undefined]]);
    },
  };
}

function newestFirst<Dated extends { readonly date: string }>(dated: readonly Dated[]): readonly Dated[] {
  return [...dated].sort((one, other) => (one.date < other.date ? 1 : -1));
}
