import { isRecord } from '../engine/kernel';
import { type GameStorage, isOlder, stampOf } from '../services';
import { type Phrase, parsePhrase } from '../table';

/** A save as a page without rules can read it: there is none, it cannot tell, or it says which game is under way, if any. */
export type Glance = 'nothing' | 'unknown' | { readonly caption: Phrase | null };

/** Reads the caption beside the newest save of a slot. Saves of older versions have none. */
export async function glanceAt(storage: Pick<GameStorage, 'noted' | 'loadGame'>, slot: string): Promise<Glance> {
  const noted = storage.noted(slot);
  const saved = await storage.loadGame(slot);
  if (noted === null && saved === null) return 'nothing';
  const newest = noted === null || isOlder(stampOf(noted), stampOf(saved)) ? saved : noted;
  const { caption, over } = isRecord(newest) ? newest : {};
  if (over === true) return { caption: null };
  const phrase = over === false ? parsePhrase(caption) : null;
  return phrase === null ? 'unknown' : { caption: phrase };
}
