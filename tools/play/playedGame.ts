import type { Fact, Outcome } from '../../src/engine/kernel';
import type { ToolGame } from '../table/games';

/** Where lines come from, where they go: a terminal, or a test. */
export interface Terminal {
  say(line: string): void;
  /** The next line, or null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
}

/** What the command line says of a game that is to begin, by the names of the options. */
export type Wishes = Readonly<Record<string, string | undefined>>;

/** A game in a terminal. */
export interface PlayedGame {
  readonly tool: ToolGame;
  /** Asks what the command line has not said; null when the input ends before all is known. */
  chooseSetup(terminal: Terminal, wishes: Wishes): Promise<unknown>;
  /** The table as lines of text, as whoever chooses now sees it. */
  screenOf(state: unknown): readonly string[];
  commandInWords(state: unknown, command: Fact): string;
  /** Null where there is nothing to tell. */
  eventInWords(event: Fact): string | null;
  /** What stands before the cursor. */
  promptOf(state: unknown): string;
  /** The last words of a game that is over. */
  endingOf(state: unknown, outcome: Extract<Outcome, { over: true }>): string;
}
