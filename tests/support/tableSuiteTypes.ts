import type { Fact, Report } from '../../src/engine/kernel';

/** All that the table knows of an event: one line for each column of its record. */
export interface EventLook {
  /** The motions that it makes; null where its record says that nothing moves. */
  readonly motions: readonly string[] | null;
  /** Null where its record says that it is never heard; an empty text where it is not heard this time. */
  readonly sound: string | null;
  readonly sentence: string;
  /** Null where its record says that the log leaves it out. */
  readonly log: { readonly sentence: string; readonly rule: string } | null;
}

export interface CommandLook {
  readonly label: string;
  readonly detail: string;
  readonly rule: string;
  readonly weight: string;
}

/** What can be pressed on the canvas, and the buttons of the mirror. */
export interface Face {
  readonly places: readonly { readonly id: string; readonly rect: object }[];
  /** A button may be about a thing that has an id of its own, and it may lie nowhere on the canvas. */
  readonly buttons: readonly { readonly id: string; readonly about: string | null; readonly rect: object | null }[];
}

/** A table without a browser at which one state waits. */
export interface LaidTable<Command> {
  /** The buttons that are offered, and whether each says already that it is refused. */
  buttons(): readonly { readonly id: string; readonly refused: boolean }[];
  press(id: string): void;
  /** What was carried out, if anything was. */
  performed(): Command | null;
  /** Whether anything was refused. */
  wasRefused(): boolean;
  close(): void;
}

/** A game's answers to the suite: the suite itself never looks inside a state, a command or an event. */
export interface TableOptions<State, Command extends Fact, Event extends Fact, Language extends string> {
  readonly languages: readonly Language[];
  readonly eventTypes: readonly string[];
  readonly commandTypes: readonly string[];
  readonly phases: readonly string[];
  /** The names that tuning and sound sheet have. */
  readonly motions: readonly string[];
  readonly sounds: readonly string[];
  readonly weights: readonly string[];
  /** Commands of whole games with what came of them: every event and command comes up. */
  readonly turns: readonly (Report<State, Event> & { readonly command: Command })[];
  /** States that wait, of every phase. */
  readonly states: readonly State[];
  phaseOf(state: State): string;
  legal(state: State): readonly Command[];
  evolve(state: State, event: Event): State;
  event(event: Event, shown: State, language: Language): EventLook;
  command(command: Command, state: State, language: Language): CommandLook;
  /** What the party is asked: a heading and what stands below it. */
  question(state: State, language: Language): readonly string[];
  /** The table in this state, once for each menu and screen. */
  faces(state: State): readonly Face[];
  lay(state: State): LaidTable<Command>;
  /** Presses that lead to a command, one after the other: each way has to do. */
  ways(command: Command, state: State): readonly (readonly string[])[];
  /** Throws for what is no sentence: a raw key, a hole that nothing filled, nothing at all. */
  expectSpoken(text: string): void;
}

export type AnyTable = TableOptions<unknown, Fact, Fact, string>;

/** One promise: it throws when the table breaks it. */
export interface TableCheck {
  readonly name: string;
  run(table: AnyTable): void;
}
