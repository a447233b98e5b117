/** Values by the names of their entries; `undefined` stands for an entry that is not there. */
export type Entries = ReadonlyMap<string, unknown>;

/** The little that the storage asks of a database. */
export interface Database {
  read(keys: readonly string[]): Promise<Entries>;
  /** Every entry whose key begins like this. */
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
  /** The connection is gone: a newer tab asked for it, or the browser took it. */
  onClosed(): void;
  /** An older tab holds on to the database; the opening goes on waiting. */
  onBlocked(): void;
}

export type OpenDatabase = (events: DatabaseEvents) => Promise<Database>;
