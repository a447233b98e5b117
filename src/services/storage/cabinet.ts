/** Values by the names of the drawers they lie in; `undefined` is an empty drawer. */
export type Drawers = ReadonlyMap<string, unknown>;

/** The little that the storage asks of a database. */
export interface Cabinet {
  read(keys: readonly string[]): Promise<Drawers>;
  /** Every drawer whose key begins like this. */
  list(prefix: string): Promise<Drawers>;
  /** Looks into drawers and changes several, nobody else coming in between: all of the changes are made or none of them. */
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
