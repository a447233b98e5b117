/** The little that the storage asks of a database: read one drawer, change several at once or none. */
export interface Cabinet {
  read(key: string): Promise<unknown>;
  /** All of the changes or none of them; `undefined` empties a drawer. */
  change(changes: ReadonlyMap<string, unknown>): Promise<void>;
  close(): void;
}

export interface CabinetEvents {
  /** The connection is gone: a newer tab asked for it, or the browser took it. */
  onClosed(): void;
  /** An older tab holds on to the database; the opening goes on waiting. */
  onBlocked(): void;
}

export type OpenCabinet = (events: CabinetEvents) => Promise<Cabinet>;
