import { isRecord, parseJson } from '../../engine/kernel';
import { isOlder, stampOf } from './hold';
import type { Store } from './journal';

/** The first version of the database knew one game, and its names did not say which. */
export const FIRST_GAME = 'one-deck-dungeon';
const ITS_OWN = /^(gauntlet$|sheet\/|daily\/)/;

/** Returns the name that an entry of the first version has now. */
export function movedName(name: string): string {
  if (name === 'game/current') return `game/${FIRST_GAME}/current`;
  return ITS_OWN.test(name) ? `${FIRST_GAME}/${name}` : name;
}

/** The keys under which the first version noted the newest state and the ends of games. A tab of it that is still open goes on writing there. */
const NEWEST = 'lanterndeep-journal';
const ENDS = 'lanterndeep-journal-ends';

export interface Places {
  note(key: string): string;
  readonly ends: string;
}

/**
 * Takes over what tabs of the first version have noted. It is written to its new place before it goes from the old one, so a page that
 * dies in between loses nothing. A newer note that is there already stays.
 */
export function moveNotes(store: Store, places: Places): void {
  move(store, { from: NEWEST, to: (note) => places.note(movedName(nameIn(note))), merged: newerOf });
  move(store, { from: ENDS, to: () => places.ends, merged: bothOf });
}

interface Moving {
  readonly from: string;
  to(note: unknown): string;
  merged(there: string, moved: string): string;
}

function move(store: Store, { from, to, merged }: Moving): void {
  const text = store.getItem(from);
  if (text === null) return;
  const note = dataIn(text);
  const moved =
    isRecord(note) && typeof note['key'] === 'string' ? JSON.stringify({ ...note, key: movedName(note['key']) }) : text;
  const place = to(note);
  const there = store.getItem(place);
  store.setItem(place, there === null ? moved : merged(there, moved));
  store.removeItem(from);
}

function newerOf(there: string, moved: string): string {
  return isOlder(stampOf(valueIn(there)), stampOf(valueIn(moved))) ? moved : there;
}

function bothOf(there: string, moved: string): string {
  const [one, other] = [valueIn(there), valueIn(moved)];
  const saves = [...savesIn(one), ...savesIn(other)];
  const stamp = isOlder(stampOf(one), stampOf(other)) ? stampOf(other) : stampOf(one);
  return JSON.stringify({ key: nameIn(dataIn(there)), value: { stamp, saves }, unread: false });
}

function dataIn(text: string): unknown {
  const data = parseJson(text);
  return data.ok ? data.value : null;
}

function valueIn(text: string): unknown {
  const note = dataIn(text);
  return isRecord(note) ? note['value'] : null;
}

function nameIn(note: unknown): string {
  return isRecord(note) && typeof note['key'] === 'string' ? note['key'] : 'game/current';
}

export function savesIn(value: unknown): readonly unknown[] {
  return isRecord(value) && Array.isArray(value['saves']) ? value['saves'] : [];
}
