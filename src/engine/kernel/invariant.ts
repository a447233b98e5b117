/** Thrown for our own mistakes only, never for a player's or a file's: the crash panel shows it with the way to repeat it. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

export function invariant(holds: boolean, what: string): asserts holds {
  if (!holds) throw new InvariantError(what);
}

/** Returns a value that the caller knows to be there, and throws where it is missing. */
export function required<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new InvariantError(`missing: ${what}`);
  return value;
}
