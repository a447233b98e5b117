import type { Report } from '../report';
import type { OpenCabinet } from './cabinet';
import { connectTo } from './connection';
import { openIdbCabinet } from './idbCabinet';
import { problemOf } from './problem';
import { type MakeAside, rememberUnread } from './unread';
import { createWriter } from './writer';

/** Saved games by slot. Nothing here throws or rejects: what can not be stored stays in memory and is reported. */
export interface GameStorage {
  loadGame(slot: string): Promise<unknown>;
  /** Returns at once; of several states saved in a row only the newest need reach the disk. */
  saveGame(slot: string, save: unknown): void;
  /** Moves a save that can not be read out of the way, with the date and the reason; it is never deleted. */
  setAside(slot: string, data: unknown, reason: string): void;
  removeGame(slot: string): void;
  /** When everything asked for so far is on the disk or has failed to get there. */
  flushed(): Promise<void>;
  close(): void;
}

export interface StorageOptions {
  readonly report: Report;
  readonly open?: OpenCabinet;
  readonly now?: () => Date;
  readonly patience?: number;
}

export function openStorage({
  report,
  open = openIdbCabinet,
  now = () => new Date(),
  patience = 4000,
}: StorageOptions): GameStorage {
  const connection = connectTo(open, patience);
  let asides = 0;
  const aside: MakeAside = (key, data, reason) => {
    asides += 1;
    const date = now().toISOString();
    return [`aside/${date}/${asides}/${key}`, { key, date, reason, data }];
  };
  const unread = rememberUnread(aside);
  const writer = createWriter({ connection, unread, report });

  return {
    async loadGame(slot) {
      const key = `game/${slot}`;
      if (writer.waiting.has(key)) return writer.waiting.get(key) ?? null;
      try {
        return (await connection.use((cabinet) => cabinet.read(key))) ?? null;
      } catch (cause) {
        unread.add(key);
        report({ key: problemOf(cause), cause });
        return null;
      }
    },
    saveGame: (slot, save) => writer.write([[`game/${slot}`, save]]),
    setAside: (slot, data, reason) => writer.write([aside(`game/${slot}`, data, reason), [`game/${slot}`, undefined]]),
    removeGame: (slot) => writer.write([[`game/${slot}`, undefined]]),
    flushed: writer.flushed,
    close: connection.close,
  };
}
