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
