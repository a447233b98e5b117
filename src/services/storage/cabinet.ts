/** Values by the names of the drawers they lie in; `undefined` is an empty drawer. */
export type Drawers = ReadonlyMap<string, unknown>;

/** The little that the storage asks of a database. */
export interface Cabinet {
  read(keys: readonly string[]): Promise<Drawers>;
  /** Every drawer whose key begins like this. */
  list(prefix: string): Promise<Drawers>;
  /**
   * Looks into drawers and changes several in one transaction: all of the changes are made or none of them. Transactions run
   * one after the other; `decide` is called when this one has begun, so it can still take along what was asked for while the
   * transaction waited. Resolves when the changes would survive the sudden end of the browser.
   */
  change(look: readonly string[], decide: (found: Drawers) => Drawers): Promise<void>;
  close(): void;
}

export interface CabinetEvents {
  /** The connection is gone: a newer tab asked for it, or the browser took it. */
  onClosed(): void;
  /** An older tab holds on to the database; the opening goes on waiting. */
  onBlocked(): void;
}

export type OpenCabinet = (events: CabinetEvents) => Promise<Cabinet>;
