import { moveNotes, savesIn } from './firstVersion';
import { stampOf } from './hold';
import { ENDS, type Journal, type Note, notePlace, openJournal, type Store } from './journal';

/** The journals of this browser: one for each game's save, and one for the ends of games. */
export interface Notes {
  /** The journal for the save of this name. */
  of(key: string): Journal;
  readonly ends: Journal;
  endsNoted(): readonly unknown[];
  /** Every journal that this tab has used. */
  all(): readonly Journal[];
}

export const ALL_ENDS = 'ends';
const PLACES = { note: notePlace, ends: ENDS };

export function openNotes(store: () => Store, isOfNewer: (save: unknown) => boolean): Notes {
  const journals = new Map<string, Journal>();
  const ends = openJournal(store, ENDS, endsOf(isOfNewer));

  /** A tab of the first version may note something at any time. */
  function takeOver(): void {
    try {
      moveNotes(store(), PLACES);
    } catch {
      // Storage is forbidden, so there are no notes.
    }
  }

  return {
    of(key) {
      takeOver();
      const journal = journals.get(key) ?? openJournal(store, notePlace(key));
      journals.set(key, journal);
      return journal;
    },
    ends,
    endsNoted() {
      takeOver();
      return savesIn(ends.read(ALL_ENDS)?.value);
    },
    all: () => [...journals.values(), ends],
  };
}

/** Only a newer version can write these down: they stay noted for it. */
const endsOf =
  (isOfNewer: (save: unknown) => boolean) =>
  ({ value, ...note }: Note): Note | null => {
    const saves = savesIn(value).filter(isOfNewer);
    return saves.length === 0 ? null : { ...note, value: { stamp: stampOf(value), saves } };
  };
