/** Values by the names of their entries; `undefined` stands for an entry that is not there. */
export type Entries = ReadonlyMap<string, unknown>;

/** The operations that the storage needs from a database. */
export interface Database {
  read(keys: readonly string[]): Promise<Entries>;
  /** Returns every entry whose key begins with this prefix. */
  list(prefix: string): Promise<Entries>;
  /**
   * Looks into entries and changes several in one transaction: all of the changes are made or none of them. Transactions run
   * one after the other; `decide` is called when this one has begun, so it can still take along what was asked for while the
   * transaction waited. Resolves when the changes would survive the sudden end of the browser.
   */
  change(look: readonly string[], decide: (found: Entries) => Entries): Promise<void>;
  close(): void;
}

export interface DatabaseEvents {
  /** Called when the connection is gone, because a newer tab asked for it or the browser closed it. */
  onClosed(): void;
  /** Called when an older tab blocks the database; opening it goes on waiting. */
  onBlocked(): void;
}

export type OpenDatabase = (events: DatabaseEvents) => Promise<Database>;
