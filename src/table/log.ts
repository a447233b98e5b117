export interface LogLine {
  readonly text: string;
  /** The rule behind it. */
  readonly rule: string;
}

/** A command in words, and what came of it. */
export interface LogEntry {
  readonly title: string;
  readonly detail: string;
  readonly lines: readonly LogLine[];
}

export interface LogTurn {
  readonly title: string;
  readonly entries: readonly LogEntry[];
}

/** A part of the game that has a name: a floor of a dungeon, a fight, a round. */
export interface LogFloor {
  readonly title: string;
  readonly turns: readonly LogTurn[];
}

/** Returns the last group if it has this title; otherwise adds one. */
export function lastOr<Group extends { readonly title: string }>(
  groups: Group[],
  title: string,
  begin: (title: string) => Group,
): Group {
  const last = groups.at(-1);
  if (last?.title === title) return last;
  const begun = begin(title);
  groups.push(begun);
  return begun;
}
