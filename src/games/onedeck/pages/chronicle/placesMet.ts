import { CARDS, type CardId, DUNGEONS } from '../../../../engine/onedeck';
import type { ChronicleEntry } from '../../records';

/** Returns the places in the codex of all foes, perils and bosses that were met. Stories that are unknown tell of none. */
export function placesMet(entries: readonly ChronicleEntry[]): ReadonlySet<string> {
  const met = new Set<string>();
  for (const { bossMet, setup, story } of entries) {
    if (bossMet) met.add(`boss-${DUNGEONS[setup.dungeon].boss}`);
    for (const { faced, fled } of story?.chapters ?? []) {
      for (const card of [...faced.map((one) => one.card), ...fled]) met.add(placeOf(card));
    }
  }
  return met;
}

const placeOf = (card: CardId): string => `${CARDS[card].kind === 'peril' ? 'peril' : 'foe'}-${CARDS[card].name}`;
