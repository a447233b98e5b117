import { isRecord } from '../../engine/kernel';
import type { Connection } from './connection';
import type { Entries } from './database';
import { type Edit, put } from './edits';
import type { Trouble } from './trouble';

/** Holds the number of the newest claim of the table. */
const HOLDER = 'holder';

/** Tells which of two saves is newer: that of the later claim, and under the same claim that of the later revision. */
export interface Stamp {
  readonly hold: number;
  readonly revision: number;
}

/** A tab's claim of the table. Claims are numbered, and edits of an earlier claim are not written any more. */
export interface Hold {
  readonly number: number;
  /** Marks a save; each call returns a later stamp. */
  stamp(): Stamp;
  isHeld(): boolean;
  /** Ends the claim because another tab has taken the table. Edits that wait under it are dropped. */
  lose(): void;
  /** Compares the claim with the newest one that a transaction has found, and loses it when that is a later one. */
  stands(found: Entries): boolean;
}

/** The reason with which a game is set aside that a newer version began and the player gave up. */
export const NEWER_VERSION = 'newerVersion';

const NOTHING: Entries = new Map();
const UNSTAMPED: Stamp = { hold: 0, revision: 0 };

export function createHold(number: number, onLost: () => void): Hold {
  let held = true;
  let revision = 0;
  const lose = (): void => {
    if (!held) return;
    held = false;
    onLost();
  };
  return {
    number,
    stamp() {
      revision += 1;
      return { hold: number, revision };
    },
    isHeld: () => held,
    lose,
    stands(found) {
      if (countIn(found.get(HOLDER)) > number) lose();
      return held;
    },
  };
}

/** The claim of a tab that is gone: nothing is saved under it. */
export function lostHold(): Hold {
  const hold = createHold(0, () => undefined);
  hold.lose();
  return hold;
}

export interface Numbering {
  readonly connection: Connection;
  readonly trouble: Trouble;
  readonly now: () => Date;
  /** The newest claim that the journal knows of. */
  readonly noted: number;
  /** This tab's last claim: it goes on where nobody has made a later one. */
  readonly own: number;
  /** Returns whether the table still belongs to this tab. */
  readonly isWanted: () => boolean;
}

/**
 * Numbers a claim, later than every other that the database and the journal know of. A number is the time of the claim where
 * possible, so that claims can be compared even when the database fails and the game goes on in memory.
 */
export async function numberClaim({ connection, trouble, now, noted, own, isWanted }: Numbering): Promise<number> {
  let number = Math.max(now().getTime(), noted + 1, own + 1);
  let isAnswered = false;
  const count = (found: Entries): Entries => {
    const newest = Math.max(noted, countIn(found.get(HOLDER)));
    const goesOn = own > 0 && newest <= own;
    // A database that answers too late must not change the number that the claim already has.
    if (!isAnswered) number = goesOn ? own : Math.max(now().getTime(), newest + 1);
    return isWanted() && newest < number ? new Map([[HOLDER, number]]) : NOTHING;
  };
  try {
    await connection.use((database) => database.change([HOLDER], count));
  } catch (cause) {
    trouble.met(cause);
  }
  isAnswered = true;
  return number;
}

export interface Saving {
  readonly key: string;
  readonly save: unknown;
  /** Returns whether only a newer version of the game can read this save. */
  readonly isOfNewer: (save: unknown) => boolean;
}

/**
 * Saves a game, unless the table belongs to another tab by now or a newer state of the game is there already. A game that only
 * a newer version can read is set aside in the same transaction.
 */
export function savedUnder(hold: Hold | null, { key, save, isOfNewer }: Saving): Edit {
  if (hold === null) return put([[key, save]]);
  return {
    look: [HOLDER, key],
    overwrites: [key],
    fills: { key, hold },
    decide: (found, setAside) => {
      const there = found.get(key);
      const isThereAlready = stampOf(there).hold === hold.number && isOlder(stampOf(save), stampOf(there));
      if (!hold.stands(found) || isThereAlready) return NOTHING;
      if (isOfNewer(there)) setAside(key, NEWER_VERSION);
      return new Map([[key, save], ...claimed(hold, found)]);
    },
  };
}

/** A database that was emptied meanwhile, or could not be written before, learns of the claim now. */
function claimed(hold: Hold, found: Entries): Entries {
  return countIn(found.get(HOLDER)) < hold.number ? new Map([[HOLDER, hold.number]]) : NOTHING;
}

/** Games that were saved before saves were stamped are older than all others. */
export function stampOf(save: unknown): Stamp {
  const stamp = isRecord(save) ? save['stamp'] : undefined;
  if (!isRecord(stamp)) return UNSTAMPED;
  return { hold: countIn(stamp['hold']), revision: countIn(stamp['revision']) };
}

export function isOlder(one: Stamp, other: Stamp): boolean {
  return one.hold === other.hold ? one.revision < other.revision : one.hold < other.hold;
}

function countIn(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
