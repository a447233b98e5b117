import type { Parsed, Rejection } from './json';
import type { Outcome } from './outcome';
import type { Seat, Viewer } from './seat';
import type { Seed } from './stream';

export type GameId = string & { readonly brand: 'GameId' };

/** Fixed orders of each shuffle and fixed rolls, for tests and puzzles. Whatever it does not fix comes from the seed. */
export interface Script {
  readonly deck?: readonly (readonly string[])[];
  readonly rolls?: readonly number[];
}

/** The cards of a game and the sides of its dice: a script names nothing else. */
export interface Pieces {
  readonly cards: readonly string[];
  readonly sides: number;
}

export interface Fact {
  readonly type: string;
}

/** What a command has done. */
export interface Taken<State, Event> {
  readonly ok: true;
  readonly state: State;
  readonly events: readonly Event[];
}

export type Step<State, Event> = Taken<State, Event> | { readonly ok: false; readonly rejection: Rejection };

/** A list that makes an entry when it is asked for. Every array is one. */
export interface Listing<Value> {
  readonly length: number;
  /** Undefined outside the list. */
  at(place: number): Value | undefined;
}

/** The commands that `legal` lists in a state, made one by one. */
export interface Offer<State, Command, Event> extends Listing<Command> {
  /** Carries out the command at a place. It is not checked again: whatever is listed is legal. */
  take(place: number): Taken<State, Event>;
}

/**
 * Legal commands that `legal` leaves out because they differ from a listed one only in which things they name: equal ones,
 * or more than are needed. Saves and links number them, so a number means the same as long as the rules have this version.
 */
export interface Variants<State, Command> {
  /** Which variant of a listed command of the same type this is; null when it is none. */
  numberOf(state: State, listed: Command, command: Command): number | null;
  at(state: State, listed: Command, number: number): Command | undefined;
}

/** What every game at the table answers. All of it is pure; states, commands and events are plain JSON. */
export interface Game<Setup, State, Command extends Fact, Event extends Fact> {
  readonly id: GameId;
  /** Rises whenever the same commands could lead to another state, or `legal` could list them in another order: replays count on both. */
  readonly rulesVersion: number;
  /** Every seat of a game with this setup, in the order in which they sit. It stays the same until the game is over. */
  seats(setup: Setup): readonly Seat[];
  start(setup: Setup, seed: Seed, script?: Script): State;
  /**
   * The one seat that gives this command, legal or not; null when no seat of this table could. Where several seats may
   * act at once, a command names its seat, so that the commands of a history tell who has done what. What anybody may do
   * is one command for each seat.
   */
  seatOf(state: State, command: Command): Seat | null;
  whyIllegal(state: State, command: Command): Rejection | null;
  /**
   * Every distinct command, or those of one seat; dice that look alike count once, sets of dice without surplus. What a
   * seat may do follows from its view, so a bot or a button needs nothing else. A seat that has to decide nothing has no
   * list: that it may withdraw what it has confirmed is legal without being listed.
   */
  legal(state: State, seat?: Seat): readonly Command[];
  /** The commands of `legal` without a list of them: quicker for a caller that counts or picks one. Callers ask `offerOf`. */
  offer?(state: State, seat?: Seat): Offer<State, Command, Event>;
  /** Set for a game whose `legal` leaves such commands out. */
  readonly variants?: Variants<State, Command>;
  /** Takes whatever `whyIllegal` passes, listed or not, and never throws, however malformed the command. */
  step(state: State, command: Command): Step<State, Event>;
  /**
   * Carries out a command of a save or a link. A game has it when `step` refuses something that an earlier build of the same
   * rules version took; all other commands get the answer of `step`.
   */
  stepRecorded?(state: State, command: Command): Step<State, Event>;
  /** The state after an event: of the whole state after the event itself, and of a view after what its viewer is told. */
  evolve(state: State, event: Event): State;
  outcome(state: State): Outcome;
  /** The seats that have to decide: several where all choose at once, none when the game is over. Everybody knows this. */
  toAct(state: State): readonly Seat[];
  /**
   * Returns what a viewer may know: draws to come, the order of decks, coins and hands of others are masked. A masked place looks
   * the same whatever lies there, for a view follows from what its viewer knows and from nothing else. A spectator sees
   * what every seat sees.
   */
  view(state: State, viewer: Viewer): State;
  /**
   * Returns what a viewer is told of an event: the event itself, the event with something masked, or null for nothing at all.
   * `before` is the whole state just before the event. Folding what a viewer is told over its view gives its view
   * afterwards, so a table, a recap or a bot can follow the game without the whole state.
   */
  witnessed(event: Event, viewer: Viewer, before: State): Event | null;
  /** Returns the command that goes on without anybody's choice, which a table gives by itself; null where somebody decides. */
  onlyWayOn?(state: State): Command | null;
  /** Does this event tell the players something that taking it back would not make unknown again? */
  reveals(event: Event): boolean;
  /** Sentences for whatever in a state can not be: cards lost, health out of bounds. Empty when all is well. */
  faults(state: State): readonly string[];
  /** Sentences for whatever no game from this setup can lead to; asked of states from outside that are without faults. */
  unreachable(setup: Setup, state: State): readonly string[];
  pieces(setup: Setup): Pieces;
  parseSetup(data: unknown): Parsed<Setup>;
  parseCommand(data: unknown): Parsed<Command>;
  parseState(data: unknown): Parsed<State>;
}
