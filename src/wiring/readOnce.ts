import type { Parsed } from '../engine/kernel';
import type { GameRecords } from '../games/contract';
import { parseSaved, type ReadGame } from '../services';

interface Read {
  readonly text: string;
  readonly parsed: Parsed<ReadGame>;
}

/** The note and the stored save are read by turns. */
const MOST = 2;
const READ = new WeakMap<GameRecords, readonly Read[]>();

/** Reading a save plays its whole game. The title reads it, and whoever continues the game reads the same again: that costs nothing. */
export function parseSavedOnce(records: GameRecords, data: unknown): Parsed<ReadGame> {
  const text = textOf(data);
  const known = READ.get(records) ?? [];
  const found = known.find((read) => read.text === text);
  if (found !== undefined) return found.parsed;
  const parsed = parseSaved(records, data);
  if (text !== null && parsed.ok) READ.set(records, [{ text, parsed }, ...known].slice(0, MOST));
  return parsed;
}

/** Null for what is no JSON: a database may hold anything. */
function textOf(data: unknown): string | null {
  try {
    return (JSON.stringify(data) as string | undefined) ?? null;
  } catch {
    return null;
  }
}
