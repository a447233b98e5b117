/** A saved game as far as the laws of the table need it. */
export interface Brief {
  readonly id: string;
  readonly hash: string;
  readonly moves: number;
  readonly isOver: boolean;
  /** Claim and revision. */
  readonly hold: number;
  readonly revision: number;
}

/** What a page tells of itself, as it happens; times are those of the machine's clock, in milliseconds. */
export type Told =
  /** A tab asked for this state to be kept: from then on it is shown. */
  | { readonly kind: 'noted'; readonly tab: string; readonly at: number; readonly game: Brief }
  /** A transaction that was committed has changed what lies on the table. */
  | {
      readonly kind: 'table';
      readonly tab: string;
      readonly before: Brief | null;
      readonly after: Brief | null;
      readonly aside: boolean;
    }
  /** A transaction that was committed has put a game where it waits while another mode's lies on the table, or has taken it away. */
  | { readonly kind: 'waits'; readonly tab: string; readonly place: string; readonly game: Brief | null }
  /** A transaction that was committed has written a game into the chronicle. */
  | { readonly kind: 'paid'; readonly tab: string; readonly id: string }
  /** The player was asked about the game under way, and gives it up. */
  | { readonly kind: 'givenUp'; readonly tab: string; readonly id: string };

declare global {
  interface Window {
    tellRound?: (text: string) => Promise<void>;
    /** How many of this page's transactions fail from now on. */
    round_failing?: number;
    /** The last state that this page asked to be kept. */
    round_noted?: Brief | null;
    /** The newest state of the game on the table, from the journal or from the disk. */
    round_newest?: () => Promise<Brief | null>;
  }
}

/** Runs in the page, before anything else: tells outside of each state that is noted and each change of the table that is committed. */
export function watchTable(tab: string): void {
  const [table, waiting, chronicle, journal] = [
    'game/one-deck-dungeon/current',
    'one-deck-dungeon/waiting/',
    'chronicle/',
    'lanterndeep-note/game/one-deck-dungeon/current',
  ];
  const tell = (told: Told): void => void window.tellRound?.(JSON.stringify(told)).catch(() => undefined);
  const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);

  function brief(save: unknown): Brief | null {
    const { id, hash, commands, checkpoint, stamp } = fieldsOf(save);
    if (typeof id !== 'string' || typeof hash !== 'string') return null;
    const { hold, revision } = fieldsOf(stamp);
    const moves = Array.isArray(commands) ? commands.length : Number(commands ?? 0);
    const isOver = fieldsOf(checkpoint)['phase'] === 'over';
    return { id, hash, moves, isOver, hold: Number(hold ?? 0), revision: Number(revision ?? 0) };
  }

  async function saved(): Promise<Brief | null> {
    return new Promise((resolve) => {
      const opening = indexedDB.open('lanterndeep', 2);
      opening.onsuccess = () => {
        const request = opening.result.transaction('drawers').objectStore('drawers').get(table);
        request.onsuccess = () => {
          opening.result.close();
          resolve(brief(request.result));
        };
      };
    });
  }
  window.round_newest = async () => {
    const noted = brief(fieldsOf(JSON.parse(localStorage.getItem(journal) ?? '{}'))['value']);
    const kept = await saved();
    if (noted === null || kept === null) return noted ?? kept;
    const order = noted.hold - kept.hold || noted.revision - kept.revision;
    return order > 0 ? noted : kept;
  };

  interface Changes {
    before: Brief | null;
    after: Brief | null;
    isTableChanged: boolean;
    aside: boolean;
    readonly paid: string[];
    readonly waits: Map<string, Brief | null>;
  }
  const open = new WeakMap<IDBTransaction, Changes>();

  function changesIn(transaction: IDBTransaction): Changes {
    const known = open.get(transaction);
    if (known !== undefined) return known;
    const changes: Changes = { before: null, after: null, isTableChanged: false, aside: false, paid: [], waits: new Map() };
    open.set(transaction, changes);
    transaction.addEventListener('complete', () => {
      const { before, after, aside } = changes;
      for (const [place, game] of changes.waits) tell({ kind: 'waits', tab, place, game });
      if (changes.isTableChanged) tell({ kind: 'table', tab, before, after, aside });
      for (const id of changes.paid) tell({ kind: 'paid', tab, id });
    });
    return changes;
  }

  function heed(store: IDBObjectStore, key: unknown, value: unknown): void {
    const changes = changesIn(store.transaction);
    const name = String(key);
    if (name.startsWith('aside/')) changes.aside = true;
    if (name.includes(waiting)) changes.waits.set(name, brief(value));
    if (name.startsWith(chronicle) && value !== undefined) changes.paid.push(name.slice(chronicle.length));
    if (name !== table) return;
    changes.isTableChanged = true;
    changes.after = brief(value);
    const there = store.get(table);
    there.onsuccess = () => {
      changes.before = brief(there.result);
    };
  }

  // The transaction ends in the middle, with all that was asked of it, as browsers end it.
  const { commit } = IDBTransaction.prototype;
  IDBTransaction.prototype.commit = function (this: IDBTransaction) {
    const failing = window.round_failing ?? 0;
    window.round_failing = Math.max(0, failing - 1);
    if (failing > 0) this.abort();
    else commit.call(this);
  };

  const { put, delete: remove } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
    heed(this, key, value);
    return put.call(this, value, key);
  };
  IDBObjectStore.prototype.delete = function (this: IDBObjectStore, key: IDBValidKey | IDBKeyRange) {
    heed(this, key, undefined);
    return remove.call(this, key);
  };

  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    setItem.call(this, key, value);
    if (key !== journal) return;
    const game = brief(fieldsOf(JSON.parse(value))['value']);
    window.round_noted = game;
    if (game !== null) tell({ kind: 'noted', tab, at: Date.now(), game });
  };
}
